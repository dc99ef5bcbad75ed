import { basename, extname } from "node:path";
import { HostFailure } from "../../../errors.ts";
import type { FileKind } from "../../files.ts";

const ENDINGS: Readonly<Record<Exclude<FileKind, "other">, string>> = {
  text: "txt text md markdown mdown rst org adoc tex csv tsv json jsonl yaml yml toml ini conf cfg log xml html htm css js mjs ts tsx jsx py rb go rs c h cc cpp java kt swift sh sql srt vtt ics vcf eml rtf",
  pdf: "pdf",
  image: "jpg jpeg png gif webp heic heif tif tiff bmp svg avif ico raw cr2 nef",
  audio: "mp3 m4a aac flac ogg oga opus wav aiff aif wma",
  video: "mp4 m4v mov mkv webm avi wmv mpg mpeg",
  archive: "zip gz tgz bz2 xz zst 7z rar tar dmg iso",
};

const KINDS = new Map<string, FileKind>(
  Object.entries(ENDINGS).flatMap(([kind, endings]) =>
    // The keys of ENDINGS are FileKinds.
    endings.split(" ").map((ending) => [`.${ending}`, kind as FileKind]),
  ),
);

/** What a file is, by the ending of its name. */
export function fileKind(path: string): FileKind {
  return KINDS.get(extname(path).toLowerCase()) ?? "other";
}

const CALLED: Readonly<Partial<Record<FileKind, string>>> = {
  image: "a picture",
  audio: "a sound",
  video: "a video",
  archive: "an archive",
};

/** Fails with `invalid` for a file whose name says that it holds no text; a short one might look like it. */
export function mustNotBeMedia(path: string): void {
  const called = CALLED[fileKind(path)];
  if (called !== undefined) {
    throw new HostFailure("invalid", `“${basename(path)}” is ${called}, not a text file.`);
  }
}
