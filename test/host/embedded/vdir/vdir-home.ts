import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of a test, written and read without the host. */
export type VdirHome = {
  readonly folder: string;
  readonly put: (file: string, content: string | Uint8Array) => void;
  readonly text: (file: string) => string;
  /** Paths of all files, hidden ones too. */
  readonly files: () => readonly string[];
  /** Every file with its content, to compare. */
  readonly everything: () => string;
  readonly dispose: () => void;
};

export function makeVdirHome(): VdirHome {
  const folder = mkdtempSync(join(tmpdir(), "sotto-vdir-"));
  const files = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted();
  return {
    folder,
    put(file, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    text: (file) => readFileSync(join(folder, file), "utf8"),
    files,
    everything: () =>
      files()
        .map((file) => {
          const bytes = readFileSync(join(folder, file));
          return `${file} ${createHash("sha256").update(bytes).digest("hex")}`;
        })
        .join("\n"),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The lines of a component as a file has them. */
export function lines(...content: readonly string[]): string {
  return content.map((line) => `${line}\r\n`).join("");
}
