import type { ByFinder } from "../grounding/content/find-by.ts";
import type { SourceSaid } from "../language/contract/questions.ts";
import type { AskedWithin } from "../grounding/content/find-within.ts";
import type { Similar } from "../grounding/content/near/similar.ts";
import type { ValueFinder } from "../grounding/content/find-value.ts";
import type { Passage, PassageSources } from "../grounding/content/passage.ts";
import type { RequestReader } from "../grounding/reading/request-context.ts";
import type { Language } from "../language/language.ts";
import type { HandleBook } from "../tool/handle-book.ts";
import type { Registry } from "../tool/registry.ts";
import type { RememberedCall } from "../types/memory.ts";
import type { ModelProfile } from "../types/model-profile.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { Utterance } from "../types/turn/utterance.ts";
import type { ActModel } from "./dialogue/act/act-model.ts";
import type { BoundaryModel } from "./parts/boundary/boundary-model.ts";
import type { NextToolModel } from "./ranking/in-context/next-tool-model.ts";
import type { Reranker } from "./ranking/rerank.ts";

/** What understanding an utterance draws on. */
export type Sources = {
  readonly registry: Registry;
  readonly language: Language;
  /** The index on an utterance as it was heard. */
  readonly rank: (utterance: Utterance, signal: AbortSignal) => Promise<Ranked>;
  /** Its fast rankers alone, on the words of a part. */
  readonly rankWords: (text: string) => Ranked;
  /** What each feature counts for in the one ranking. */
  readonly reranker: Reranker;
  readonly contextOf: RequestReader;
  /** A model that may call every tool reads the request itself. */
  readonly profile: Pick<ModelProfile, "isLed">;
  /** What the conversation showed, and what it did last. */
  readonly handles: Pick<HandleBook, "recent" | "issue">;
  /** The sentence in somebody's own texts that a question asks for. */
  readonly findPassage: (
    question: string,
    signal: AbortSignal,
    except?: string,
  ) => Promise<Passage | undefined>;
  /** The sentences that answer in a text whose source is said. */
  readonly findTold: (said: SourceSaid, signal: AbortSignal) => Promise<readonly Passage[]>;
  /** The sentence that answers in what somebody wrote whom a question speaks of. */
  readonly findBy: ByFinder;
  /** The sentence that answers in one text that was shown. */
  readonly findWithin: (asked: AskedWithin, signal: AbortSignal) => Promise<Passage | undefined>;
  /** The sentence that tells a value in what somebody is said to have told. */
  readonly findValue: ValueFinder;
  readonly lastCall: RememberedCall | undefined;
  /** Tells what words do after that. */
  readonly actOf: ActModel;
  /** Tells which tool they mean then. */
  readonly nextTools: NextToolModel;
  /** Tells where further requests begin. */
  readonly boundariesOf: BoundaryModel;
  /** How near texts are in meaning. */
  readonly similar: Similar;
  /** What the embedding model makes of texts; nothing where there is none. */
  readonly vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;
};

/** What ranks words, tells what they do after others, and compares texts by what they mean. */
export type RankingSources = Pick<
  Sources,
  | "rank"
  | "rankWords"
  | "reranker"
  | "actOf"
  | "nextTools"
  | "boundariesOf"
  | "vectorsOf"
  | "similar"
> &
  Pick<PassageSources, "knownTexts">;
