import { printable, replaceHidden } from "../../visible.ts";

/** Stands for a line end in a line being typed. */
const BREAK = "↵";
/** Keys of a terminal: control characters and what follows an escape. They are the line editor's. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const KEYS = /([\u0000-\u001F\u007F])/;

/** Typed text without what nobody sees; keys stay. A hard space, typed by mistake, is a space. */
export function typable(text: string): string {
  return text
    .replaceAll("\u00A0", " ")
    .split(KEYS)
    .map((part, at) => (at % 2 === 1 ? part : withoutHidden(part)))
    .join("");
}

/** Pasted text, or a line of earlier, as one line that can be edited: no character in it is a key. */
export function pastable(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", "  ").replaceAll("\u00A0", " ");
  return printable(lines.replace(/\n+$/, "")).replaceAll("\n", BREAK);
}

/** What was typed, with its line ends. */
export function typedText(line: string): string {
  return line.replaceAll(BREAK, "\n");
}

/** Emoji keep their joiners. */
function withoutHidden(text: string): string {
  return printable(text) === text ? text : replaceHidden(text, () => "");
}
