import { carrierTest } from "../../grounding/reading/carriers.ts";
import { wordingsOf } from "../../grounding/reading/wordings-of.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate, Slot } from "../../types/turn/call-space.ts";
import type { Openness } from "../../types/model-profile.ts";
import type { Ranked } from "../../types/turn/ranked.ts";

export type GroundedChoice = { readonly tool: Tool; readonly grounded: GroundedTool };

/**
 * Whether code needs no model for its first tool. The index has to be sure of it; a model that only
 * chooses among values is then asked for none but those that code found (asked for more it chose worse:
 * of 102 single requests 87 ended right, and 95 so; `sotto bench agent --llm qwen2.5-coder-1.5b --sample
 * 150`). A model that decides by itself is spared calls that only read or can be undone, where every value
 * has one reading and no word of content is left over.
 */
export function isSettledByCode(
  { tool, grounded }: GroundedChoice,
  {
    ranked,
    request,
    values,
  }: { readonly ranked: Ranked; readonly request: RequestContext; readonly values: Openness },
): boolean {
  if (!ranked.sure || ranked.tools[0]?.name !== tool.name) return false;
  const { missing, unclear, unsaid } = grounded;
  if (values === "offered") return true;
  const lacking = [...missing, ...unclear, ...unsaid];
  const canBeHadBack = tool.effect !== "irreversible" && !tool.egress;
  const isWhole = unusedWords(tool, grounded, request).length === 0;
  const isPlain = !leansBack(tool, grounded, request) && !isSwallowed(grounded, request);
  return lacking.length === 0 && canBeHadBack && isWhole && isPlain;
}

/** A value of more words than this that is most of what was said is more likely the request than a name in it. */
const LONGEST_NAME = 5;

function isSwallowed({ slots }: Pick<GroundedTool, "slots">, { reading }: RequestContext): boolean {
  const { tokens, language } = reading;
  const values = slots.flatMap(({ value }) => (value.kind === "free" ? [] : value.candidates));
  return values.some(({ value, origin }) => {
    const { length } = origin.origin === "said" ? language.tokensOf(String(value)) : [];
    return length > LONGEST_NAME && length * 2 > tokens.length;
  });
}

/** "Remind me to pay it": what the text speaks of stands elsewhere, and a model that writes can name it. */
function leansBack(
  tool: Tool,
  { slots }: Pick<GroundedTool, "slots">,
  { reading }: RequestContext,
): boolean {
  const isText = ({ parameter }: Slot): boolean =>
    parametersOf(tool).some(
      ({ name, kind }) => name === parameter && (kind === "span" || kind === "free"),
    );
  const texts = slots.flatMap((slot) =>
    isText(slot) && slot.value.kind !== "free" ? slot.value.candidates : [],
  );
  return texts.some(({ value }) => reading.language.wordingOf(String(value)).cues.pointsBack);
}

/** The words of a request that neither wrap it nor stand in a value of its call. */
export function unusedWords(
  tool: Tool,
  { slots }: Pick<GroundedTool, "slots">,
  { reading, context }: RequestContext,
): readonly string[] {
  const isCarrier = carrierTest(tool, reading.language);
  const used = new Set(slots.flatMap((slot) => wordsOfSlot(slot, tool, { reading, context })));
  return reading.tokens
    .map(({ word }) => word)
    .filter((word) => !isCarrier(word) && !used.has(word));
}

function wordsOfSlot(
  { parameter, value }: Slot,
  tool: Tool,
  { reading, context }: RequestContext,
): readonly string[] {
  if (value.kind === "free") return [];
  const own = parametersOf(tool).find(({ name }) => name === parameter);
  const wordings = own ? wordingsOf(tool, own, reading.language) : {};
  const texts = value.candidates.flatMap((candidate) => [
    String(candidate.value),
    ...(wordings[String(candidate.value)] ?? []),
    ...(own?.kind === "number" ? Object.values(wordings).flat() : []),
    ...textsOf(candidate, context),
  ]);
  return texts.flatMap((text) => reading.language.tokensOf(text).map(({ word }) => word));
}

/** What was said for a value, or is known of the record it is. */
function textsOf({ origin }: Candidate, { handles }: RequestContext["context"]): readonly string[] {
  if (origin.origin === "said" || origin.origin === "resolved") return [origin.text];
  if (origin.origin !== "handle") return [];
  const facts = handles.find(({ handle }) => handle === origin.handle)?.facts ?? {};
  return Object.values(facts).map(String);
}
