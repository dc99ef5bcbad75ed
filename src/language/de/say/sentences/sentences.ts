import type { Sentences } from "../../../contract/sentences/sentences.ts";
import { acting, warning } from "./acting.ts";
import { toolSentences } from "./tool-sentences.ts";
import { turn } from "./turn.ts";

export const sentences: Sentences = { ...toolSentences, turn, acting, warning };
