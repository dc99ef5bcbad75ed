const NOBODY = new Set(
  "i it there they them he him she her we us you this that the my any an a".split(" "),
);

/** Who a condition is about: "Odalys hasn't …", "… met with Odo". */
export function nameIn(said: string): string | undefined {
  const subjects = said.matchAll(
    /^(?:and |but )?(\p{L}[\p{L}'’-]*)\s+(?:has|have|did|was)(?:n['’]t)?\b/giu,
  );
  const objects = said.matchAll(/\b(?:with|from)\s+(\p{L}[\p{L}'’-]*)(?=[.,?!]|\s|$)/giu);
  const names = [...subjects, ...objects].map(([, name = ""]) => name);
  return names.find((name) => name !== "" && !NOBODY.has(name.toLowerCase()));
}

const MEETS = /\b(?:meeting|call|catch[- ]up|chat)\b/iu;

/** "If I haven't met Odo, book a meeting": with Odo. */
export function withGuest(request: string, name: string | undefined): string {
  if (name === undefined || /\bwith\b/iu.test(request)) return request;
  return request.replace(MEETS, `$& with ${name}`);
}

/** The words with the name in place of a pronoun that stands for that person. */
export function withName(text: string, name: string | undefined): string {
  if (name === undefined) return text;
  return text
    .replaceAll(/\bthey(?:['’]ve| have)\b/giu, `${name} has`)
    .replaceAll(
      /(?<=\b(?:with|to|from|for|tell|text|mail|email|call|ring|remind me to \w+)\s)(?:them|him|her)\b/giu,
      name,
    );
}
