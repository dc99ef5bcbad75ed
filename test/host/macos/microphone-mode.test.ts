import { afterEach, expect, it } from "vitest";
import { microphoneModeRows } from "../../../src/doctor/microphone-mode.ts";
import { microphoneModes } from "../../../src/host/macos/access/microphone-mode.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { type MacHome, makeMacHome } from "./mac-home.ts";

let mac: MacHome | undefined;
afterEach(() => mac?.dispose());

function macWith(world: Partial<MacWorld>): MacHome {
  mac = makeMacHome({ world });
  return mac;
}

it.each([
  [
    { chosen: 0, active: 0 },
    { chosen: "standard", active: "standard" },
  ],
  [
    { chosen: 2, active: 1 },
    { chosen: "voice isolation", active: "wide spectrum" },
  ],
  // A mode a later macOS may have, and one without modes.
  [
    { chosen: 3, active: 0 },
    { chosen: "not told", active: "standard" },
  ],
  [undefined, { chosen: "not told", active: "not told" }],
] as const)("the modes of a microphone are read: %j", async (microphoneMode, modes) => {
  expect(await microphoneModes(macWith({ microphoneMode }).tools)).toEqual(modes);
});

it.each([
  { chosen: 2, active: 0 },
  { chosen: 2, active: 2 },
  { chosen: 0, active: 2 },
])("Voice Isolation is warned of, with what to click: %j", async (microphoneMode) => {
  const { tools } = macWith({ microphoneMode });
  expect(await microphoneModeRows(tools)).toEqual([
    {
      name: "mic mode",
      status: "warn",
      sentence:
        "Voice Isolation is on for Terminal: I may hear my own voice, or not hear you while I speak.",
      next: "While I listen, click the microphone in the menu bar and choose Standard for Terminal.",
    },
  ]);
});

it.each<Partial<MacWorld>>([
  { microphoneMode: { chosen: 0, active: 1 } },
  { microphoneMode: undefined },
  { crashIn: "AVCaptureDevice.preferredMicrophoneMode" },
])("nothing else is warned of, nor what isn't told: %j", async (world) => {
  expect(await microphoneModeRows(macWith(world).tools)).toEqual([]);
});

it("nobody is asked for anything", async () => {
  const { world, tools } = macWith({});
  world.grants.microphone = "not_asked";
  await microphoneModes(tools);
  expect(world.grants.microphone).toBe("not_asked");
});
