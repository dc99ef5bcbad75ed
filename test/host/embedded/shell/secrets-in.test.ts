import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedShell } from "../../../../src/host/embedded/shell/create-embedded-shell.ts";
import { bubblewrap, type Cell } from "../../../../src/host/embedded/shell/sandbox.ts";
import { secretsIn } from "../../../../src/host/embedded/shell/secrets-in.ts";

const root = mkdtempSync(join(tmpdir(), "sotto-secrets-"));
const state = join(root, "state");
const put = (path: string, text: string, mode = 0o644): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { mode });
};
beforeAll(() => {
  put("notes.txt", "milk");
  put(".ssh/id_rsa", "s3cr3t");
  put("work/.aws/credentials", "s3cr3t");
  put("work/.env", "s3cr3t");
  put("old/id_ed25519", "s3cr3t");
  put(".tool/session", "s3cr3t", 0o600);
  put(".tool/settings", "plain");
  put("state/.env", "ours");
  put("holiday.txt", "-----BEGIN PRIVATE KEY-----\ns3cr3t");
});
afterAll(() => rmSync(root, { recursive: true }));

describe("keys and passwords below the folders of commands", () => {
  it("are found by the rule of the file tools, whatever lies around them", () => {
    const { folders, files } = secretsIn([root], [state]);
    const below = (paths: readonly string[]): readonly string[] =>
      paths.map((path) => path.slice(root.length + 1)).toSorted();
    expect(below(folders)).toEqual([".ssh", "work/.aws"]);
    expect(below(files)).toEqual([".tool/session", "holiday.txt", "old/id_ed25519", "work/.env"]);
  });

  it("are found by what a file holds, and again when it has changed", () => {
    const folder = mkdtempSync(join(tmpdir(), "sotto-keys-"));
    const file = join(folder, "backup.txt");
    writeFileSync(file, "milk");
    expect(secretsIn([folder], []).files).toEqual([]);
    writeFileSync(file, "mine:\n-----BEGIN OPENSSH PRIVATE KEY-----\ns3cr3t\n");
    expect(secretsIn([folder], []).files).toEqual([file]);
    writeFileSync(file, "-----BEGIN PUBLIC KEY-----\nanybody's\n");
    expect(secretsIn([folder], []).files).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it("are not there for any command, asked for or not", async () => {
    const cells: Cell[] = [];
    const sandbox = {
      ...bubblewrap,
      isThere: () => true,
      inside: (cell: Cell, argv: readonly string[]) => {
        cells.push(cell);
        return { file: "/bin/sh", args: ["-c", 'exec "$@"', "sh", ...argv] };
      },
    };
    const shell = createEmbeddedShell({ roots: [root], closed: [state], sandbox });
    const { signal } = new AbortController();
    for (const command of ["ls", "ls > out.txt"]) {
      await shell.run({ command, timeoutMs: 5_000, signal });
      expect(cells.at(-1)?.secrets).toEqual(secretsIn([root], [state]));
    }
    const [, cell] = cells;
    if (!cell) throw new Error("a command has a cell");
    const { args } = bubblewrap.inside(cell, ["ls"]);
    expect(args.join(" ")).toContain(`--tmpfs ${root}/.ssh`);
    expect(args.join(" ")).toContain(`--ro-bind /dev/null ${root}/work/.env`);
  });

  it("are not told when a command prints a private key", async () => {
    const sandbox = {
      ...bubblewrap,
      isThere: () => true,
      inside: (_: Cell, argv: readonly string[]) => ({
        file: "/bin/sh",
        args: ["-c", `cd '${root}'; exec "$@"`, "sh", ...argv],
      }),
    };
    const shell = createEmbeddedShell({ roots: [root], closed: [state], sandbox });
    const { signal } = new AbortController();
    const line = { command: "cat holiday.txt", timeoutMs: 5_000, signal };
    await expect(shell.run(line)).rejects.toMatchObject({ failure: "refused" });
  });
});
