import { writeGguf } from "../../../src/models/convert/gguf-writer.ts";

/** A sound GGUF file of one tensor, somewhat over `bytes` long, the same every time. */
export function tinyGguf(bytes = 4096): Buffer {
  const rows = Math.ceil(bytes / (4 * 32));
  const values = Float32Array.from({ length: 32 * rows }, (_, i) => Math.sin(i));
  return Buffer.concat([
    ...writeGguf(
      {
        "general.architecture": { type: "string", value: "bert" },
        "general.alignment": { type: "u32", value: 32 },
        "test.flag": { type: "bool", value: true },
        "test.ratio": { type: "f32", value: 0.5 },
        "test.words": { type: "strings", value: [Buffer.from("a"), Buffer.from("bc")] },
        "test.numbers": { type: "i32s", value: Int32Array.of(1, -2) },
      },
      [{ name: "t", dims: [32, rows], format: "f32", data: () => new Uint8Array(values.buffer) }],
    ),
  ]);
}

/** A sound file of whisper.cpp without layers, which has eleven tensors. */
export function tinyGgml(): Buffer {
  const sizes = [0x67676d6c, 3, 10, 8, 1, 0, 10, 8, 1, 0, 2, 1];
  const filters = [2, 3, 0, 0, 0, 0, 0, 0];
  const tokens = [integers([2, 1]), Buffer.from("a"), integers([2]), Buffer.from("bc")];
  const vector = [integers([1, 1, 0, 4]), Buffer.from("x"), Buffer.alloc(16)];
  const matrix = [integers([2, 2, 1, 3, 2]), Buffer.from("yz"), Buffer.alloc(12)];
  const tensors = Array.from({ length: 11 }, (_, i) => (i % 2 === 0 ? vector : matrix)).flat();
  return Buffer.concat([integers([...sizes, ...filters]), ...tokens, ...tensors]);
}

function integers(values: readonly number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer);
}
