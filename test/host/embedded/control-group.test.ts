import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { controlGroup } from "../../../src/host/embedded/shell/control-group.ts";

/** A folder like the system's, but that a new group in it gets no files of its own. */
function counter(): string {
  const folder = mkdtempSync(join(tmpdir(), "counter-"));
  writeFileSync(join(folder, "cgroup.procs"), "");
  return folder;
}
const sleeping = {
  file: "/bin/sh",
  args: ["-c", "for i in 1 2 3 4 5 6 7 8 9; do sleep 0.5 & done; wait"],
};

describe("a control group for one line", () => {
  it("is none where no counter is, or it counts no programs", () => {
    const folder = counter();
    expect(controlGroup(10, [join(folder, "nowhere"), folder])).toBeUndefined();
    expect(readdirSync(folder)).toEqual(["cgroup.procs"]);
  });

  it("removes what a start that was killed has left, and nobody else's", () => {
    const folder = counter();
    for (const name of ["sotto-line-99999999-1", `sotto-line-${process.ppid}-1`, "others"])
      mkdirSync(join(folder, name));
    controlGroup(10, [folder]);
    expect(readdirSync(folder).toSorted()).toEqual([
      "cgroup.procs",
      "others",
      `sotto-line-${process.ppid}-1`,
    ]);
  });

  const group = controlGroup(6);
  it.skipIf(group === undefined)("lets no more programs run than it was made for", async () => {
    const { file, args } = group!.inside(sleeping);
    const { status, stderr } = spawnSync(file, [...args], { encoding: "utf8" });
    expect({ failed: status !== 0, stderr }).toMatchObject({
      failed: true,
      stderr: expect.stringMatching(/fork/i),
    });
    const members = args.find((word) => word.endsWith("cgroup.procs")) ?? "";
    // The kernel takes a program off the list a moment after it has ended.
    await expect.poll(() => readFileSync(members, "utf8")).toBe("");
    group![Symbol.dispose]();
    expect(existsSync(members)).toBe(false);
  });
});
