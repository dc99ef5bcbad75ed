import { basename } from "node:path";
import { HostFailure } from "../../../errors.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { FilesHost } from "../../files.ts";
import { decodeText } from "../text/decode-text.ts";
import { fileKind, mustNotBeMedia } from "./file-kind.ts";
import { foundEntry } from "./file-library.ts";
import { pdfText } from "./pdf-text.ts";

/** Largest text file and PDF read, in bytes: more than a day of listening. */
const MAX_TEXT_BYTES = 10_000_000;
const MAX_PDF_BYTES = 50_000_000;

/** The text of a text file in its own encoding, or of a PDF; `invalid` says what else a file is. */
export async function readFile(scoped: ScopedFs, path: string): ReturnType<FilesHost["read"]> {
  await scoped.stat(path);
  mustNotBeMedia(path);
  const isPdf = fileKind(path) === "pdf";
  const { content, ...entry } = await scoped.read(path, isPdf ? MAX_PDF_BYTES : MAX_TEXT_BYTES);
  const name = basename(path);
  if (isPdf) return { ...foundEntry(entry), text: await pdfText(content, name) };
  const decoded = decodeText(content);
  if (!decoded)
    throw new HostFailure("invalid", `“${name}” isn't a text file, so I can't read it.`);
  return { ...foundEntry(entry), text: decoded.text.replace(/\r\n?/g, "\n") };
}
