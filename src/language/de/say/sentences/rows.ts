import type { RowSentences } from "../../../contract/sentences/rows.ts";
import { rowsBy } from "../../../say/say-rows.ts";
import { countWords } from "../say-counted.ts";
import { sayList } from "../say-list.ts";

export const rows: RowSentences = {
  all: rowsBy({
    list: sayList,
    further: "Weiter",
    more: (count) => `noch ${countWords(count)}`,
  }),
};
