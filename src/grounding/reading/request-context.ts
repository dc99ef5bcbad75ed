import type { Host } from "../../host/host.ts";
import type { Language } from "../../language/language.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { shownAt } from "../../tool/handle-book.ts";
import type { HandleBook, HandleEntry } from "../../tool/handle-book.ts";
import type { Registry } from "../../tool/registry.ts";
import type { KnownRecords } from "../../types/known-record.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { GroundingContext } from "../grounding-context.ts";
import type { NameTable } from "../known/known-names.ts";
import { kindsOf, readRecords } from "../known/known-records.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tagger } from "../../language/reading/tagger.ts";

/** What code can tell about some words: what they say, and what the machine and the conversation know. */
export type RequestContext = { readonly reading: Reading; readonly context: GroundingContext };

/** Reads some words, with the records the tools at hand are about. */
export type RequestReader = (
  utterance: Utterance,
  tools?: readonly Tool[],
) => Promise<RequestContext>;

export type RequestSources = {
  readonly host: Host;
  readonly registry: Pick<Registry, "acting">;
  readonly names: () => Promise<NameTable>;
  readonly handles: Pick<HandleBook, "recent">;
  readonly language: Language;
  readonly tagger?: Tagger | undefined;
  /** False leaves out the records of turns before this one. */
  readonly remembers: boolean;
  /** What was answered last, where nothing was done. */
  readonly told?: string | undefined;
  /** Whom the last act was done for. */
  readonly addressed?: readonly string[] | undefined;
};

/**
 * The reader of one turn: the same words and the same records are read once, however many stages ask;
 * handles are those of the moment, since each result brings some.
 */
export function createRequestReader(sources: RequestSources): RequestReader {
  const readOnce = once((utterance: Utterance) => readWords(sources, utterance));
  const recordsOnce = once(({ kind, isPast }: Sought) =>
    readRecords({ host: sources.host, tools: sources.registry.acting(), isPast }, [kind]),
  );
  const before = Math.max(0, ...sources.handles.recent().map(shownAt));
  const isKnown = (entry: HandleEntry): boolean => sources.remembers || shownAt(entry) > before;
  return async (utterance, tools = []) => {
    const { reading, context } = await readOnce(utterance.text, utterance);
    const kinds = kindsNeeded(tools, reading);
    const isPast = asksOfPast(reading);
    const each = await Promise.all(
      kinds.map((kind) => recordsOnce(`${kind} ${String(isPast)}`, { kind, isPast })),
    );
    const known: KnownRecords = Object.assign({}, ...each);
    const handles = sources.handles.recent().filter(isKnown);
    const { told, addressed } = sources.remembers ? sources : {};
    return { reading, context: { ...context, handles, known, told, addressed } };
  };
}

type Sought = { readonly kind: string; readonly isPast: boolean };

function asksOfPast({ mood: { question } }: Reading): boolean {
  return question?.form === "fact" && question.isPast === true;
}

async function readWords(
  { host, names, language, tagger }: RequestSources,
  utterance: Utterance,
): Promise<RequestContext> {
  const { clock } = host;
  const known = await names();
  const context = { utterance, clock, language, names: known, handles: [], tagger };
  return { reading: context.language.read(utterance.text, context), context };
}

function kindsNeeded(tools: readonly Tool[], { anchors }: Reading): readonly string[] {
  // "The day before the dentist" is told by the calendar, whatever the tool is about.
  const beside = anchors.length > 0 && tools.length > 0 ? ["event"] : [];
  return [...new Set([...tools.flatMap(kindsOf), ...beside])].toSorted();
}

/** What was made for a key stays. */
function once<Input, Made>(
  make: (input: Input) => Promise<Made>,
): (key: string, input: Input) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (key, input) => {
    const found = made.get(key) ?? make(input);
    made.set(key, found);
    return found;
  };
}
