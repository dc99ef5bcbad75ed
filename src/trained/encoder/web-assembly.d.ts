/** What is used of WebAssembly, which Node has and its types leave to a browser's. */
declare namespace WebAssembly {
  interface Instance {
    readonly exports: unknown;
  }
  const Module: new (bytes: Uint8Array) => object;
  const Instance: new (module: object) => Instance;
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
}
