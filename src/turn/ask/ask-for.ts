import type { Language } from "../../language/language.ts";
import { tainted } from "../../policy/taint.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { HandleBook } from "../../tool/handle-book.ts";
import type { Registry } from "../../tool/registry.ts";
import { NAME_KINDS } from "../../types/known-names.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { signatureOf } from "../../tool/signature.ts";
import type { CallAuthor } from "../../types/turn/call.ts";
import type { CallSpace, Candidate, Slot } from "../../types/turn/call-space.ts";
import type { ReadCall } from "../../types/turn/stages.ts";
import type { When } from "../../types/time/when.ts";
import type { TaintKeeper } from "../../types/taint-keeper.ts";

/** Names a question offers; of more than that a few. */
const MAX_OFFERED = 4;
const FEW = 3;

/** What a question is put together from. */
export type Asking = {
  readonly registry: Registry;
  readonly handles: Pick<HandleBook, "resolve">;
  readonly taint: TaintKeeper;
  readonly nextCallId: () => string;
  readonly by: CallAuthor;
  readonly language: Language;
  /** A time that was worked out, as a person says it. */
  readonly sayTime: (when: When) => string;
};

/** The question for what the first callable tool still needs. */
export function askFor(asking: Asking, space: CallSpace): ReadCall {
  const [only] = space.callable;
  const tool = only && asking.registry.get(only.tool);
  if (!tool) return { kind: "garbage", name: "?", message: "There is nothing to ask for." };
  return incomplete(asking, tool, { missing: only.missing, slots: only.slots });
}

type Wanting = {
  readonly missing: readonly string[];
  /** What was said so far, and what there is to choose from. */
  readonly slots: readonly Slot[];
};

/** A call that waits for values, with one short question for the first. */
export function incomplete(asking: Asking, tool: Tool, { missing, slots }: Wanting): ReadCall {
  const slot = slots.find(({ parameter }) => parameter === missing[0]);
  const candidates = slot && slot.value.kind !== "free" ? slot.value.candidates : [];
  const parameter = parametersOf(tool).find(({ name }) => name === missing[0]);
  if (candidates.some(isOfMachine))
    asking.taint.set(tainted(asking.taint.current(), [asking.language.say.turn.ask.names]));
  return {
    kind: "incomplete",
    call: {
      id: asking.nextCallId(),
      name: tool.name,
      arguments: {},
      origins: {},
      by: asking.by,
    },
    missing,
    slots,
    question: parameter
      ? questionFor(asking, { tool, parameter, candidates })
      : asking.language.say.turn.ask.whatExactly,
    signature: signatureOf(tool),
  };
}

/** A name or title the machine keeps, which anybody may have written; once asked, it is in the conversation. */
function isOfMachine({ origin }: Candidate): boolean {
  return origin.origin === "resolved" || origin.origin === "handle";
}

type Naming = Pick<Asking, "handles" | "sayTime" | "language">;
type Wanted = {
  readonly tool: Tool;
  readonly parameter: Parameter;
  readonly candidates: readonly Candidate[];
};

function questionFor(naming: Naming, { tool, parameter, candidates }: Wanted): string {
  const { kind, of = "one", name } = parameter;
  const { tools, say } = naming.language;
  const { which, wanting } = say.turn.ask;
  const own = tools.askFor(tool.name, name);
  const isOwn = kind === "enum" && own !== undefined;
  if (candidates.length > 1 && !isOwn) return chosenFrom(naming, candidates);
  if (own !== undefined) return own;
  if (kind === "handle") return which(of);
  if (kind === "when" || kind === "duration" || kind === "person" || kind === "number")
    return wanting[kind];
  return NAME_KINDS.some((one) => one === kind) ? which(kind) : wanting.text;
}

/** The first few by their facts: what they all share is said once. */
function chosenFrom(naming: Naming, candidates: readonly Candidate[]): string {
  const facts = candidates.map((one) => factsOf(naming, one));
  const title = sharedTitle(facts);
  const names = facts.map((one) => (title === undefined ? one : one.slice(1)).join(", "));
  const isCut = names.length > MAX_OFFERED;
  const offered = isCut ? names.slice(0, FEW) : names;
  return naming.language.say.turn.ask.oneOf({ title, offered, isCut });
}

function sharedTitle([first, ...others]: readonly (readonly string[])[]): string | undefined {
  const [title] = first ?? [];
  const isShared = [first, ...others].every((facts = []) => facts.length > 1 && facts[0] === title);
  return isShared ? title : undefined;
}

/** What a record is called and what tells it apart, or the name itself. */
function factsOf(
  { handles, sayTime }: Naming,
  { value, origin, meaning }: Candidate,
): readonly string[] {
  // What is told by another thing stands in the call as figures.
  const isWorkedOut = origin.origin === "resolved" && meaning?.kind === "when";
  if (isWorkedOut) return [sayTime(meaning.when)];
  const facts = handles.resolve(String(value))?.facts;
  if (!facts) return [String(value)];
  return Object.values(facts)
    .filter((fact) => fact !== undefined && fact !== "")
    .slice(0, 3)
    .map(String);
}
