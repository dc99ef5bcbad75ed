import type { ByMuchField } from "../../src/tool/define-tool.ts";

/** "Five more minutes" of the timer that is spoken of. */
export const byMuch: ByMuchField = {
  tool: "timers.cancel",
  field: "duration",
  as: "length",
  more: { longer: true },
  less: { longer: false },
  of: { field: "label", fact: "label" },
};
