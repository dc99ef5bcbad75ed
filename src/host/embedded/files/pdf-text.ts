import { HostFailure, messageOf } from "../../../errors.ts";

/** Pages whose text is taken; a longer document is read up to here. */
const MAX_PAGES = 300;

/** The text of a PDF, page after page. Fails with `invalid` when it is broken, locked or only pictures. */
export async function pdfText(content: Uint8Array, name: string): Promise<string> {
  const pages = await pagesOf(content, name);
  const text = pages
    .map((page) => page.trim())
    .join("\n\n")
    .trim();
  if (text !== "") return text;
  throw new HostFailure("invalid", `The PDF “${name}” has no text in it, only pictures.`);
}

async function pagesOf(content: Uint8Array, name: string): Promise<readonly string[]> {
  const { extractText, getDocumentProxy } = await import("unpdf");
  try {
    // A copy, because the parser takes the memory away from whoever gave it.
    const document = await getDocumentProxy(Uint8Array.from(content), { verbosity: 0 });
    try {
      const { text } = await extractText(document, { mergePages: false });
      return text.slice(0, MAX_PAGES);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    throw new HostFailure("invalid", `The PDF “${name}” can't be read: ${messageOf(error)}`);
  }
}
