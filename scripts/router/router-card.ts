import { type Source, writeWithCard } from "./card.ts";
import { composed } from "./compose.ts";
import { allRows, heardRows, hwuRows, noneRows, phraseRows, requestRows } from "./corpus.ts";
import { COMPOSED_SHARE, SEED, TEMPLATES } from "./model.ts";

/** What is owed to the authors of HWU64. */
export const HWU64_NOTICE =
  'HWU64: X. Liu, A. Eshghi, P. Swietojanski, V. Rieser, "Benchmarking Natural Language Understanding Services for building Conversational Agents", IWSDS 2019, CC BY 4.0; the intents were mapped to this project\'s tools. What is made of it here may be used under the same licence, with that notice.';

const CROSS_FIT =
  "Five folds each. *By intent*: the whole intent, or topic of no tool, is held out, so nobody has seen such a request. *By sentence*: the like of it is known. Revealed: requests for a tool whose tool is shown; spurious: requests for none that get one; unsure: requests the fast rankers alone don't settle. The dev split, and words misheard, are measured by `sotto bench discovery`.";

type Trained = {
  readonly file: string;
  readonly what: string;
  readonly command: string;
  readonly bytes: Uint8Array;
  readonly figures: string;
};

/** A file trained on what the router is trained on, with its card. */
export function writeRouterFile({ figures, ...trained }: Trained): void {
  writeWithCard({
    ...trained,
    seed: SEED,
    sources: sources(),
    notice: HWU64_NOTICE,
    figures: `${CROSS_FIT}\n\n${figures}`,
  });
}

/** What the router and all beside it are trained on. */
export function sources(): readonly Source[] {
  return [
    ["HWU64, train split", hwuRows().length, "CC BY 4.0"],
    ["usage phrases of the tools", phraseRows().length, "MIT, this project's"],
    ["requests and talk in many people's words", requestRows().length, "MIT, this project's"],
    ["requests no tool serves", noneRows().length, "MIT, this project's"],
    ["the above as Whisper heard them", heardRows().length, "as their source"],
    [
      "the above with talk beside them",
      composed(allRows(), COMPOSED_SHARE).length,
      "as their source",
    ],
    ["filled sentence patterns", TEMPLATES.length, "MIT, this project's; fillers also from HWU64"],
  ];
}
