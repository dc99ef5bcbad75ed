/** Words so far that two looks at the sound agree on; of a first look all but the last. */
export class Partials {
  #last: readonly string[] = [];
  #stable = "";

  /** The stable words where they have become other ones; undefined where nothing is gained. */
  update(text: string): string | undefined {
    const words = text.split(/\s+/).filter((word) => word !== "");
    const agreed = this.#last.length === 0 ? words.slice(0, -1) : common(this.#last, words);
    this.#last = words;
    const stable = agreed.join(" ");
    if (stable === "" || stable === this.#stable) return undefined;
    this.#stable = stable;
    return stable;
  }

  /**
   * The same of a look into a running sentence: one alone says too little, since most short requests
   * need no model, and what is read into it is computed beside them.
   */
  glance(text: string): string | undefined {
    if (this.#last.length > 0) return this.update(text);
    this.#last = text.split(/\s+/).filter((word) => word !== "");
    return undefined;
  }

  reset(): void {
    this.#last = [];
    this.#stable = "";
  }
}

function common(one: readonly string[], other: readonly string[]): readonly string[] {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs === -1 ? one : one.slice(0, differs);
}
