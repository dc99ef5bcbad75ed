import { existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { dictionaries } from "./dictionaries.ts";
import { errorOf } from "./foundation.ts";
import type { Mac } from "./mac.ts";
import type { ClassOf, Native, ObjcClass } from "./objc-bridge.ts";
import { integer, objcClass, setError } from "./objc-bridge.ts";
import type { Grant } from "./world.ts";

const NSURL: ClassOf<{ readonly path: string }> = objcClass({
  name: "NSURL",
  statics: { fileURLWithPath: { call: (_, path: string) => NSURL.make({ path }) } },
  members: { path: { get: ({ path }) => path } },
});

const STATUS: Readonly<Record<Grant, number>> = {
  not_asked: 0,
  restricted: 1,
  denied: 2,
  granted: 3,
  write_only: 4,
};

const NSAppleEventDescriptor: ClassOf<{ readonly bundle: string }> = objcClass({
  name: "NSAppleEventDescriptor",
  statics: {
    descriptorWithBundleIdentifier: {
      call: (_, bundle: string) => NSAppleEventDescriptor.make({ bundle }),
    },
  },
  members: { aeDesc: { get: (data) => NSAppleEventDescriptor.make(data) } },
});

/** What C tells about Apple events: whether an app may be automated, without asking where the last word says no. */
export function automation({ world, crash }: Mac): Record<string, (...args: never[]) => unknown> {
  return {
    AEDeterminePermissionToAutomateTarget: (
      target: Native<{ bundle: string }>,
      ...[, , mayAsk]: readonly unknown[]
    ) => {
      // A dialog nobody expects: a probe must never ask.
      if (mayAsk !== false) return crash();
      const name = dictionaries.find(({ bundle }) => bundle === target.data.bundle)?.app;
      const app = world.apps[name ?? "Messages"];
      if (!app?.isRunning) return -600;
      return { granted: 0, not_asked: -1744 }[String(app.grant)] ?? -1743;
    },
  };
}

/** Workspace and file manager; the Trash is a real folder of the world. */
export function appKit({ world }: Mac): readonly ObjcClass[] {
  const application = objcClass<object>({
    name: "NSRunningApplication",
    framework: "AppKit",
    members: { localizedName: { get: () => world.frontApp } },
  });
  const NSWorkspace: ClassOf<object> = objcClass({
    name: "NSWorkspace",
    framework: "AppKit",
    statics: { sharedWorkspace: { get: () => NSWorkspace.make({}) } },
    members: {
      frontmostApplication: {
        get: () => (world.frontApp === "" ? undefined : application.make({})),
      },
    },
  });
  const NSFileManager: ClassOf<object> = objcClass({
    name: "NSFileManager",
    statics: { defaultManager: { get: () => NSFileManager.make({}) } },
    members: {
      trashItemAtURLResultingItemURLError: {
        call: (_, url: Native<{ path: string }>, ...[trashed, error]: readonly object[]) => {
          if (world.trash === "" || !existsSync(url.data.path)) {
            setError(error, errorOf("There is no trash.", 3328, "NSCocoaErrorDomain"));
            return false;
          }
          const path = freeIn(world.trash, basename(url.data.path));
          renameSync(url.data.path, path);
          setError(trashed, NSURL.make({ path }));
          return true;
        },
      },
    },
  });
  const modeIn = (which: "chosen" | "active"): unknown => {
    if (!world.microphoneMode) throw new Error("unrecognized selector");
    return integer(world.microphoneMode[which]);
  };
  const AVCaptureDevice = objcClass<object>({
    name: "AVCaptureDevice",
    framework: "AVFoundation",
    statics: {
      authorizationStatusForMediaType: {
        call: (_, kind: string) => integer(kind === "soun" ? STATUS[world.grants.microphone] : 0),
      },
      preferredMicrophoneMode: { get: () => modeIn("chosen") },
      activeMicrophoneMode: { get: () => modeIn("active") },
    },
    members: {},
  });
  return [NSURL, NSWorkspace, NSFileManager, AVCaptureDevice, NSAppleEventDescriptor];
}

/** The Finder puts the time behind the second file of one name. */
function freeIn(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const ending = extname(name);
  for (let number = 1; ; number += 1) {
    const stem = name.slice(0, name.length - ending.length);
    const path = join(folder, number === 1 ? name : `${stem} 09.00.0${number}${ending}`);
    if (!existsSync(path)) return path;
  }
}
