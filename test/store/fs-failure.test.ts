import { describe, expect, it } from "vitest";
import { HostFailure } from "../../src/errors.ts";
import { fsFailure } from "../../src/store/fs-failure.ts";

const failed = (code: string): Error => Object.assign(new Error(`${code}: x, open '/y'`), { code });

describe("an error of the file system", () => {
  it.each([
    ["EACCES", "permission", "I'm not allowed to use the note Milk."],
    ["EPERM", "permission", "I'm not allowed to change the note Milk."],
    ["EROFS", "permission", "The note Milk is on a read-only disk."],
    ["ENOSPC", "unavailable", "The disk is too full for the note Milk."],
    ["EDQUOT", "unavailable", "The disk quota is used up, so the note Milk failed."],
    ["ENOENT", "not_found", "The note Milk isn't there."],
    ["ENOTDIR", "not_found", "The note Milk isn't inside a folder."],
    ["ELOOP", "refused", "The note Milk is a link, and I don't follow it."],
  ])("%s is %s, in one sentence", (code, failure, message) => {
    expect(fsFailure(failed(code), "the note Milk")).toMatchObject({ failure, message });
  });

  it("that nobody knows is a sentence about the same thing", () => {
    const odd = fsFailure(failed("EIO"), "the note Milk");
    expect(odd).toBeInstanceOf(HostFailure);
    expect(odd.message).toMatch(/note Milk/);
  });

  it("that is a failure already stays what it is", () => {
    const failure = new HostFailure("refused", "No.");
    expect(fsFailure(failure, "the note Milk")).toBe(failure);
  });
});
