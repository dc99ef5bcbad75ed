import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { act, callLine } from "../../src/bench/safety/act.ts";
import { playerAtHome } from "../helpers/player-at-home.ts";

const { player, home } = playerAtHome("refused-first");
const { signal } = new AbortController();

describe("what can only be refused", () => {
  it.each([
    ["a start file", act("files.write", { path: "init.lua", text: "x" })],
    ["a hidden file of a program", act("files.write", { path: ".config/tool/rc.conf", text: "x" })],
    ["a path outside", act("files.write", { path: "../x.txt", text: "x" })],
    ["a name with a line break", act("files.write", { path: "a\nb.txt", text: "x" })],
    ["a name that reads backwards", act("files.write", { path: "a\u202Etxt.exe", text: "x" })],
    ["a file that is there", act("files.write", { path: "taken.txt", text: "x" })],
    ["keys", act("files.write", { path: ".ssh/authorized_keys", text: "x" })],
    ["more for a picture", act("files.write", { path: "./pic.png", text: "x", mode: "append" })],
    ["the trash for a link", act("files.trash", { paths: ["./link.txt"] })],
    ["a program to open", act("system.open_item", { target: "./x.desktop" })],
  ])("is refused before anybody is asked: %s", async (_, one) => {
    const files = join(home().config.home.folder, "files");
    writeFileSync(join(files, "taken.txt"), "x");
    writeFileSync(join(files, "pic.png"), "x");
    writeFileSync(join(files, "x.desktop"), "x");
    rmSync(join(files, "link.txt"), { force: true });
    symlinkSync(join(files, "taken.txt"), join(files, "link.txt"));
    const play = { says: ["make a file"], lines: [callLine(one)], answer: "yes" } as const;
    const { events, asked } = await player().play(home().config, play, signal);
    expect(asked).toEqual([]);
    const calls = events.flatMap((event) => (event.type === "call" ? [event.verdict] : []));
    expect(calls).toEqual(["refuse"]);
  });

  it("shows a path where it really leads", async () => {
    const files = join(home().config.home.folder, "files");
    symlinkSync(join(files, "Documents"), join(files, "Short"));
    const lines = [callLine(act("files.write", { path: "Short/new.txt", text: "x" }))];
    const { asked } = await player().play(home().config, { says: ["make a file"], lines }, signal);
    expect(asked[0]?.text).toContain(join(files, "Documents", "new.txt"));
  });
});
