/** Reads a stream of chunks by byte counts, holding no more than what was asked for and one chunk. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);
  #ended = false;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Exactly `count` bytes, or fewer where the stream ends. */
  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let missing = count;
    while (missing > 0 && (this.#rest.length > 0 || (await this.#pull()))) {
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
  }

  /** Passes over `count` bytes without keeping them. */
  async skip(count: number): Promise<void> {
    let left = count;
    while (left > 0) {
      const passed = await this.take(Math.min(left, 65_536));
      if (passed.length === 0) return;
      left -= passed.length;
    }
  }

  /** Lets the stream go, so that its file is closed. */
  async close(): Promise<void> {
    this.#ended = true;
    await this.#chunks.return?.();
  }

  async #pull(): Promise<boolean> {
    while (!this.#ended && this.#rest.length === 0) {
      const next = await this.#chunks.next();
      if (next.done === true) this.#ended = true;
      else
        this.#rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
    return this.#rest.length > 0;
  }
}
