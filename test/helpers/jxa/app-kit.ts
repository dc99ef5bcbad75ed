import { existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { errorOf } from "./foundation.ts";
import type { Mac } from "./mac.ts";
import type { ClassOf, Native, ObjcClass } from "./objc-bridge.ts";
import { objcClass, setError } from "./objc-bridge.ts";

const NSURL: ClassOf<{ readonly path: string }> = objcClass({
  name: "NSURL",
  statics: { fileURLWithPath: { call: (_, path: string) => NSURL.make({ path }) } },
  members: { path: { get: ({ path }) => path } },
});

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
  return [NSURL, NSWorkspace, NSFileManager];
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
