import { findLookup } from "../../grounding/entity-linking/find-lookup.ts";
import { kindsTaken } from "../../grounding/known/known-records.ts";
import type { GroundingContext } from "../../grounding/grounding-context.ts";
import { peopleByRole } from "../../grounding/typed-slots/names/people-by-role.ts";
import type { FoundName } from "../../language/names/find-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Question } from "../../language/contract/questions.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { JsonObject } from "../../types/json.ts";
import type { Origins } from "../../types/turn/origin.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { knownWords } from "../ranking/features/known-words.ts";
import type { Sources } from "../sources.ts";

/** A reading call that tells of the record a question is about. */
export type RecordAsked = {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly origins: Origins;
  /** How much of what the question says is known as that record, 0 to 1. */
  readonly share: number;
};

/** A question is about a record where half of what it says is known as one. */
const LEAST_SHARE = 0.5;

type Asked = {
  readonly utterance: Utterance;
  readonly question: Question;
  /** No record of these kinds is asked about. */
  readonly not?: readonly string[];
};

/** The call that shows the one record a question asks a fact of; undefined where it speaks of none. */
export async function recordAsked(
  sources: Sources,
  { utterance, question, not = [] }: Asked,
): Promise<RecordAsked | undefined> {
  const tools = sources.registry
    .acting()
    .filter((tool) => mayTell(tool, question) && !not.includes(tool.gives ?? ""));
  const each = await Promise.all(tools.map((tool) => showing(sources, utterance, tool)));
  const known = each.filter((one) => one !== undefined && one.share >= LEAST_SHARE);
  return known.toSorted((one, other) => (other?.share ?? 0) - (one?.share ?? 0))[0];
}

/** Whether the rows of a tool have what is asked for. */
function mayTell({ effect, tells }: Tool, question: Question): boolean {
  if (effect !== "none" || !tells) return false;
  switch (question.form) {
    case "fact":
      return (
        tells.facts[question.fact] !== undefined ||
        (question.fact === "when" && tells.facts.due !== undefined)
      );
    case "until":
      return tells.order === "soonest";
    case "which":
    case "whether":
      return true;
    default:
      return false;
  }
}

async function showing(
  { contextOf }: Sources,
  utterance: Utterance,
  tool: Tool,
): Promise<RecordAsked | undefined> {
  const { reading, context } = await contextOf(utterance, [tool]);
  const { share } = knownWords({ tool, reading, context });
  const person = tool.gives === "person" ? personIn(reading, context) : undefined;
  const field = parametersOf(tool).find(({ of }) => of === "person")?.name;
  if (person && field) {
    const words = utterance.text.slice(person.start, person.end);
    const origin = { origin: "said", text: words } as const;
    const whose = { [field]: words };
    return {
      tool: tool.name,
      arguments: whose,
      origins: { [field]: origin },
      share: Math.max(share, LEAST_SHARE),
    };
  }
  const records = kindsTaken(tool).flatMap((kind) => context.known?.[kind] ?? []);
  const lookup = findLookup(reading, { records, tool });
  return lookup?.tool === tool.name ? { ...lookup, share } : undefined;
}

/** The one person that is spoken of, by name or by what they are. */
function personIn(reading: Reading, { names }: GroundingContext): FoundName | undefined {
  const named = reading.names("person");
  if (named.length > 0) return named[0];
  const [role, ...others] = peopleByRole(reading, { known: names.person ?? [] });
  return others.length === 0 ? role : undefined;
}
