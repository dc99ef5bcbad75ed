import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { captureDevices, hasCaptureDevice } from "../../src/listen/capture/capture-device.ts";
import { temporaryFolder } from "../helpers/program.ts";

describe("the sound card's inputs", () => {
  it("are those ALSA lists with a capture side", async () => {
    await using folder = await temporaryFolder();
    const list = join(folder.path, "pcm");
    await writeFile(
      list,
      [
        "00-00: ALC257 Analog : ALC257 Analog : playback 1 : capture 1",
        "00-03: HDMI 0 : HDMI 0 : playback 1",
        "02-00: USB Audio : USB Audio : capture 1",
        "garbage",
        "",
      ].join("\n"),
    );
    expect(captureDevices(list)).toEqual(["ALC257 Analog (hw:0,0)", "USB Audio (hw:2,0)"]);
  });

  it("are none where there is no such list", () => {
    expect(captureDevices("/no/such/list")).toEqual([]);
    expect(hasCaptureDevice("darwin")).toBe(true);
  });
});
