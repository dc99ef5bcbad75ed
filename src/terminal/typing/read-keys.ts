import { StringDecoder } from "node:string_decoder";

export type Keys = { readonly kind: "keys" | "paste"; readonly text: string };

const BEGIN = "\u001B[200~";
const END = "\u001B[201~";
/** More than this is no request. */
const MOST_PASTED = 200_000;

/** Tells what was typed from what was pasted, by the terminal's marks, or by its coming all at once. */
export class KeyReader {
  readonly #decoder = new StringDecoder();
  #pasted: string | undefined;

  read(bytes: Buffer | string): readonly Keys[] {
    const text = typeof bytes === "string" ? bytes : this.#decoder.write(bytes);
    return text === "" ? [] : this.#split(text);
  }

  #split(text: string): readonly Keys[] {
    if (this.#pasted !== undefined) return this.#goOn(this.#pasted + text);
    const at = text.indexOf(BEGIN);
    if (at === -1) return [asKeys(text)];
    const before = text.slice(0, at);
    return [
      ...(before === "" ? [] : [asKeys(before)]),
      ...this.#goOn(text.slice(at + BEGIN.length)),
    ];
  }

  #goOn(text: string): readonly Keys[] {
    const at = text.indexOf(END);
    if (at === -1) {
      // What is cut off may hold the beginning of the mark.
      const isLong = text.length > MOST_PASTED;
      this.#pasted = isLong ? text.slice(0, MOST_PASTED) + text.slice(1 - END.length) : text;
      return [];
    }
    this.#pasted = undefined;
    const rest = text.slice(at + END.length);
    return [{ kind: "paste", text: text.slice(0, at) }, ...(rest === "" ? [] : this.#split(rest))];
  }
}

/** A line end with more text behind it. */
// oxlint-disable-next-line no-control-regex -- an escape begins a key
const SEVERAL_LINES = /[\r\n]+[^\r\n\u001B]/;

/** Several lines at once were not typed by hand, whether or not the terminal says so. */
function asKeys(text: string): Keys {
  return { kind: SEVERAL_LINES.test(text) ? "paste" : "keys", text };
}
