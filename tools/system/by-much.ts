import type { ByMuchField } from "../../src/tool/define-tool.ts";

/** "Ten more" of the volume that is spoken of. */
export const byMuch: ByMuchField = {
  tool: "system.set_volume",
  field: "level",
  as: "number",
  more: { change: "up" },
  less: { change: "down" },
  to: {},
};
