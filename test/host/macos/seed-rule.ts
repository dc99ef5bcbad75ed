import type { Zones } from "../../../src/host/embedded/ical/zones/zones.ts";
import { ruleFactsOf } from "../../../src/host/macos/event-kit/rule-facts.ts";
import type { RuleRow } from "../../helpers/jxa/event-kit-world.ts";

/** A rule as the emulated store keeps it. */
export function seedRule(text: string, zones: Zones): RuleRow {
  const { until, ...facts } = ruleFactsOf(text, zones);
  const ended = until === undefined ? facts : { ...facts, until: until * 1_000 };
  // A copy, whose lists can be written to.
  return structuredClone(ended) as RuleRow;
}
