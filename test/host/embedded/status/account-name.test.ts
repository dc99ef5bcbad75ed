import { describe, expect, it } from "vitest";
import {
  accountName,
  nameIn,
  personName,
} from "../../../../src/host/embedded/status/account-name.ts";
import { macAccountName } from "../../../../src/host/macos/status/mac-account-name.ts";
import { macPrograms } from "../../../../src/host/macos/mac-programs.ts";
import type { ProcessEnd } from "../../../../src/host/macos/script/run-process.ts";

const IDA = { uid: 1000, username: "ida" };

describe("the name of an account", () => {
  it.each([
    [
      "with a room and telephones",
      "ida:x:1000:1000:Ida Berg,Room 3,,:/home/ida:/bin/sh",
      "Ida Berg",
    ],
    ["alone", "ida:x:1000:1000:Ida Berg:/home/ida:/bin/sh", "Ida Berg"],
    ["among others", "root:x:0:0:root:/root:/bin/sh\nida:x:1000:1000: Ida :/:/bin/sh", undefined],
    ["that is none", "ida:x:1000:1000:,,,:/home/ida:/bin/sh", undefined],
    ["of somebody else", "ida:x:1001:1001:Another Ida:/home/ida:/bin/sh", undefined],
    ["in a list of nothing", "", undefined],
  ])("is read %s", (_, list, expected) => {
    expect(nameIn(list, IDA)).toBe(expected);
  });

  it("is never root's", () => {
    expect(personName("Charlie Root", "root")).toBeUndefined();
  });

  it("is none where the system has no list of accounts", async () => {
    expect(await accountName("/nowhere/passwd")).toBeUndefined();
  });

  it.each<[string, ProcessEnd, string | undefined]>([
    [
      "what `id -F` prints",
      { kind: "exit", code: 0, output: "Ida Berg\n", errors: "" },
      "Ida Berg",
    ],
    ["nothing where it fails", { kind: "exit", code: 1, output: "Ida", errors: "" }, undefined],
    ["nothing where it isn't there", { kind: "missing", reason: "no such file" }, undefined],
  ])("is on a Mac %s", async (_, end, expected) => {
    const calls: (readonly string[])[] = [];
    const runProcess = async ({ file, args }: { file: string; args: readonly string[] }) => {
      calls.push([file, ...args]);
      return end;
    };
    expect(await macAccountName({ runProcess, programs: macPrograms() }, "ida")).toBe(expected);
    expect(calls).toEqual([["/usr/bin/id", "-F"]]);
  });
});
