import type { Origin } from "../../types/turn/origin.ts";
import type { JsonValue } from "../../types/json.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { closed } from "../revising/values.ts";
import type { Sources } from "../sources.ts";
import type { Leaned } from "./leaning.ts";

/** "Add five to that", "ten less", behind an act that set how much there is of something. */
export async function byMuch(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { lastCall, registry, language, handles } = sources;
  const said = language.wordingOf(utterance.text).leaning.byMuch;
  const last = lastCall && registry.get(lastCall.tool);
  // What was only told of is meant where it is a record: "how long is left? Take five off".
  if (!said || !last?.byMuch || !(lastCall?.isEffect || last.onlyTells)) return undefined;
  const { tool, as, field, of, more, less } = last.byMuch;
  const amount = as === "length" ? said.length : await numberIn(sources, utterance, said.number);
  if (amount === undefined) return undefined;
  const origin: Origin = { origin: "said", text: utterance.text };
  const put = (name: string, value: JsonValue, from: Origin): Slot =>
    closed(name, { value, origin: from });
  const called = of && handles.recent(last.gives)[0]?.facts[of.fact];
  const which =
    of && called !== undefined
      ? [put(of.field, called, { origin: "resolved", text: utterance.text })]
      : [];
  const sides = Object.entries(said.isMore ? more : less).map(([name, value]) =>
    put(name, value, { origin: "enum" }),
  );
  return {
    part: { text: utterance.text, ranked: onlyTool(tool) },
    values: { from: "revised", slots: [...which, put(field, amount, origin), ...sides] },
    replaces: false,
  };
}

/** The value of a number in words; none of "a few". */
async function numberIn(
  { contextOf }: Sources,
  utterance: Utterance,
  text: string,
): Promise<number | undefined> {
  const { reading } = await contextOf({ ...utterance, text, alternatives: [] });
  return reading.numbers[0]?.value;
}
