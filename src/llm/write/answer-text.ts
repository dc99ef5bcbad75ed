/** What a decoder shows for bytes that are not a whole character yet. */
const INCOMPLETE = "\uFFFD";

/**
 * Turns an answer as it grows into pieces that can be shown: nothing of a stop string, of an
 * unfinished character or of surrounding white space ever leaves. All pieces together are `text`.
 */
export class AnswerText {
  readonly #stops: readonly string[];
  #emitted = "";
  #stop: string | undefined;

  constructor(stops: readonly string[]) {
    this.#stops = stops.filter((stop) => stop !== "");
  }

  /** True once a stop string has come: what follows is not part of the answer. */
  get isStopped(): boolean {
    return this.#stop !== undefined;
  }

  /** The stop string that came. */
  get stop(): string | undefined {
    return this.#stop;
  }

  get text(): string {
    return this.#emitted;
  }

  /** Takes the whole answer so far and gives the next piece to show, often none. */
  grow(raw: string): string {
    const { body, stop } = this.#cut(raw);
    const open = raw.length - this.#heldBack(raw);
    this.#stop = open < body.length ? undefined : stop;
    return this.#emit(body.slice(0, open));
  }

  /** Gives what was held back, when nothing more will come. */
  finish(raw: string): string {
    return this.#emit(this.#cut(raw).body);
  }

  #emit(safe: string): string {
    const shown = safe.trimStart().trimEnd();
    const piece = shown.slice(this.#emitted.length);
    this.#emitted += piece;
    return piece;
  }

  #cut(raw: string): { readonly body: string; readonly stop: string | undefined } {
    const ends = this.#stops.map((stop) => ({ stop, index: raw.indexOf(stop) }));
    const [first] = ends.filter(({ index }) => index >= 0).toSorted((a, b) => a.index - b.index);
    const body = first ? raw.slice(0, first.index) : raw;
    return { body: body.replace(/\uFFFD+$/, ""), stop: first?.stop };
  }

  /** Length of the longest ending that could become a stop string, one around another's too. */
  #heldBack(body: string): number {
    const lengths = this.#stops.map((stop) => {
      let length = Math.min(stop.length - 1, body.length);
      while (length > 0 && !stop.startsWith(body.slice(body.length - length))) length -= 1;
      return length;
    });
    return Math.max(0, ...lengths);
  }
}

/** Whether some text ends in the middle of a character. */
export function endsIncomplete(text: string): boolean {
  return text.endsWith(INCOMPLETE);
}
