/** Text as Notes keeps it: a line a `div`, nothing in it read as markup. */
export function htmlOf(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => `<div>${line === "" ? "<br>" : escaped(line)}</div>`)
    .join("");
}

/** A whole note: Notes takes its title from the first line. */
export function noteHtml(title: string, body: string): string {
  const text = body.trim();
  return `<div><h1>${escaped(title)}</h1></div>${text === "" ? "" : htmlOf(text)}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  // Two blanks after each other are one in HTML.
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign).replaceAll("  ", " &nbsp;");
}
