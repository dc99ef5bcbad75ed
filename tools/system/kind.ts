import { z } from "zod";

/** What kind of file is looked for. */
export const kind = z
  .enum(["text", "pdf", "image", "audio", "video", "archive", "other"])
  .describe("what kind of file")
  .meta({
    kind: "enum",
    words: {
      text: ["text file", "text files", "markdown", "spreadsheet", "csv"],
      pdf: ["pdfs", "pdf files"],
      image: ["images", "picture", "pictures", "photo", "photos", "screenshot", "screenshots"],
      audio: ["sound", "recording", "recordings", "audio files"],
      video: ["videos", "movie", "movies", "film"],
      archive: ["zip", "zips", "archives"],
      other: [],
    },
  })
  .optional();
