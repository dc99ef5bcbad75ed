import { describe, expect, it } from "vitest";
import { completed } from "../../scripts/lock/complete.ts";

const HASH = "sha512-abc";
const lock = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/whole": { version: "2.0.0", integrity: HASH },
    "node_modules/@a/b": { version: "3.0.0", optional: true },
    "node_modules/c/node_modules/@a/alias": { name: "empty", version: "4.0.0" },
    "node_modules/weak": { version: "5.0.0", integrity: "sha1-abc" },
    "node_modules/folder": { link: true },
  },
};

describe("a lock file", () => {
  it("gets the hashes it lacks, each asked for by the package it really is", async () => {
    const asked: string[] = [];
    const { lock: whole, without } = await completed(lock, async (spec) => {
      asked.push(spec);
      return `sha512-of ${spec}`;
    });
    expect(asked).toEqual(["@a/b@3.0.0", "empty@4.0.0", "weak@5.0.0"]);
    expect(without).toEqual([]);
    expect(JSON.stringify(whole.packages["node_modules/@a/b"])).toBe(
      '{"version":"3.0.0","integrity":"sha512-of @a/b@3.0.0","optional":true}',
    );
    expect(whole.packages["node_modules/whole"]).toEqual({ version: "2.0.0", integrity: HASH });
    expect(whole.packages["node_modules/folder"]).toEqual({ link: true });
  });

  it("says what nobody has a hash of, and leaves that as it is", async () => {
    const { lock: whole, without } = await completed(lock, async () => undefined);
    expect(without).toEqual(["@a/b@3.0.0", "empty@4.0.0", "weak@5.0.0"]);
    expect(whole).toEqual(lock);
  });
});
