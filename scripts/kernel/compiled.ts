import openWabt from "wabt";

/** The bytes of a WebAssembly module written as text. */
export async function compiled(text: string): Promise<Uint8Array> {
  const wabt = await openWabt();
  const parsed = wabt.parseWat("multiply.wat", text, { simd: true });
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return buffer;
}
