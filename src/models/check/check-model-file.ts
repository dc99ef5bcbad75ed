import { openFileBytes } from "./bytes.ts";
import { checkGgml } from "./ggml-header.ts";
import { checkGguf } from "./gguf-header.ts";

/** Throws `model_damaged` unless native code may read the file: ggml where the name says `.bin`, else GGUF. */
export function checkModelFile(path: string, name: string): void {
  using bytes = openFileBytes(path);
  if (name.endsWith(".bin")) checkGgml(bytes);
  else checkGguf(bytes);
}
