import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { permissionRow } from "../../../src/doctor/mac-rows.ts";
import { macPermissions, PANES } from "../../../src/host/macos/access/permissions.ts";
import { appWorld } from "../../helpers/jxa/dictionary.ts";
import type { Grant } from "../../helpers/jxa/world.ts";
import { closed, type MacHome, makeMacHome } from "./mac-home.ts";

describe("what a Mac allows", () => {
  let mac: MacHome;
  beforeEach(() => {
    mac = makeMacHome();
    for (const app of ["Mail", "Messages", "Notes", "Music"]) mac.world.apps[app] = appWorld({});
  });
  afterEach(() => mac.dispose());

  const states = async (...given: Parameters<typeof macPermissions>) =>
    Object.fromEntries((await macPermissions(...given)).map(({ name, state }) => [name, state]));
  const app = (name: string, grant: Grant): void => {
    Object.assign(mac.world.apps[name] ?? {}, { grant });
  };

  it("is told service by service, and nobody is asked", async () => {
    Object.assign(mac.world.grants, {
      calendar: "write_only",
      reminders: "denied",
      contacts: "not_asked",
      microphone: "restricted",
    });
    app("Mail", "denied");
    app("Notes", "not_asked");
    Object.assign(mac.world.apps["Music"] ?? {}, { isRunning: false });
    const before = mac.world.now;
    expect(await states(mac.tools, closed)).toEqual({
      calendar: "write_only",
      reminders: "denied",
      contacts: "not_asked",
      mail: "denied",
      messages: "granted",
      notes: "not_asked",
      music: "not_running",
      disk: "denied",
      microphone: "restricted",
    });
    expect([mac.world.now, mac.world.apps["Mail"]?.events]).toEqual([before, 0]);
    expect(mac.world.grants.contacts).toBe("not_asked");
  });

  it("can't be asked for from an app macOS shows no question for", async () => {
    mac.world.grants.calendar = "not_asked";
    const code = { ...mac.tools, app: { name: "Visual Studio Code", asks: "no" } as const };
    const [calendar] = await macPermissions(code, closed);
    expect(calendar?.state).toBe("cannot_ask");
    if (!calendar) return;
    expect(permissionRow(calendar, code.app)).toEqual({
      name: "calendar",
      status: "missing",
      sentence: "Visual Studio Code can't ask for your calendars: macOS shows no question for it.",
      next: "Start sotto in Terminal instead.",
    });
  });

  it("knows full disk access by what only it opens", async () => {
    const guarded = mac.path("Library/Application Support/com.apple.TCC/TCC.db");
    mkdirSync(dirname(guarded), { recursive: true });
    writeFileSync(guarded, "");
    expect((await states(mac.tools))["disk"]).toBe("granted");
  });

  it("says for each what to click, and has the pane of each", async () => {
    app("Mail", "denied");
    const permissions = await macPermissions(mac.tools, closed);
    expect(Object.keys(PANES).toSorted()).toEqual(permissions.map(({ name }) => name).toSorted());
    const mail = permissions.find(({ name }) => name === "mail");
    expect(mail && permissionRow(mail, mac.tools.app)).toEqual({
      name: "mail",
      status: "missing",
      sentence: "Terminal may not use Mail.",
      next: "In System Settings, Privacy & Security, Automation, switch Terminal on: sotto doctor --open mail",
    });
  });
});
