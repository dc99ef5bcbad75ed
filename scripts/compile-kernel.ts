/**
 * Makes src/trained/encoder/multiply.wasm of multiply.wat; the same text gives the same bytes.
 *
 *     node scripts/compile-kernel.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compiled } from "./kernel/compiled.ts";

const folder = new URL("../src/trained/encoder/", import.meta.url);
const text = readFileSync(new URL("multiply.wat", folder), "utf8");
writeFileSync(new URL("multiply.wasm", folder), await compiled(text));
