import { z } from "zod";
import {
  createEmbeddedFiles,
  type EmbeddedFiles,
} from "../../embedded/files/create-embedded-files.ts";
import type { TrashBin } from "../../embedded/files/trash-files.ts";
import type { MacTools } from "../mac-part.ts";
import { spotlight } from "./spotlight.ts";

/** Files as on any machine, found through Spotlight, trashed by the Mac itself. */
export function createMacFiles(tools: MacTools): EmbeddedFiles {
  const { roots, state, clock } = tools;
  return createEmbeddedFiles({
    roots,
    state,
    clock,
    trash: macTrash(tools),
    contents: spotlight(tools),
  });
}

const trashed = z.object({ path: z.string().startsWith("/") });

/** The Trash of the disk a file is on, by NSFileManager, which tells where it put it. */
function macTrash({ scripts }: MacTools): TrashBin {
  return {
    put: async (scoped, path) => {
      const file = await scoped.handOut(path, async (real) => {
        const call = { script: "files/trash", service: "system", input: { path: real } } as const;
        return (await scripts.run(call, trashed)).path;
      });
      return { file, info: "" };
    },
  };
}
