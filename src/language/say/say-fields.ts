/** The fields of a record that were changed, each by its name, behind a sentence: " Place: the mill. Notes: oars." */
export function sayFields(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const text = value?.trim() ?? "";
      return text === "" ? "" : ` ${name}: ${text}${/[.!?…]$/u.test(text) ? "" : "."}`;
    })
    .join("");
}
