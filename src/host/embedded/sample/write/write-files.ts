import { join } from "node:path";
import { files } from "../data/files.ts";
import { notes } from "../data/notes.ts";
import { onePagePdf } from "../one-page-pdf.ts";
import { putFile } from "../put-file.ts";
import { hoursBefore } from "../sample-time.ts";
import type { SampleClock } from "../sample-time.ts";

/** The sample's documents: tables, texts and small PDFs. */
export async function writeFiles(folder: string, clock: SampleClock): Promise<void> {
  for (const file of files) {
    await putFile({
      path: join(folder, file.path),
      content: "lines" in file ? onePagePdf(file.lines) : file.text,
      modified: hoursBefore(file.hoursAgo, clock),
    });
  }
}

/** The sample's notes, as Markdown in folders. */
export async function writeNotes(folder: string, clock: SampleClock): Promise<void> {
  for (const { path, text, hoursAgo } of notes) {
    const modified = hoursBefore(hoursAgo, clock);
    await putFile({ path: join(folder, path), content: text, modified });
  }
}
