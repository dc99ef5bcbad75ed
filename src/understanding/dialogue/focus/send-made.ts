import { parametersOf } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { pointedTo, slotsOf } from "../kept-slots.ts";
import type { Leaned } from "../leaning.ts";

/**
 * "Good, send it", right behind a draft: what was written, to whom it was written, by the tool that sends
 * such drafts. Undefined behind anything else.
 */
export function sendMade(
  { handles, lastCall, registry, language }: Sources,
  { text }: Utterance,
): Leaned | undefined {
  const [newest] = handles.recent();
  const made = registry.get(lastCall?.tool ?? "")?.gives;
  if (!lastCall?.isEffect || newest === undefined || newest.kind !== made) return undefined;
  if (!language.wordingOf(text).leaning.sendsLast) return undefined;
  const tool = registry.acting().find(({ drafts }) => drafts !== undefined);
  const names = new Set(tool && parametersOf(tool).map(({ name }) => name));
  const written = Object.keys(lastCall.arguments);
  if (!tool?.drafts || !written.every((name) => names.has(name))) return undefined;
  const slots = [...slotsOf(lastCall), ...pointedTo(tool.drafts, newest.handle)];
  const part = { text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots } };
}

/** "Yes, send it", right behind what went out. */
export function isSentAlready(
  { lastCall, registry, language }: Pick<Sources, "lastCall" | "registry" | "language">,
  { text }: Utterance,
): boolean {
  const isSent = lastCall?.isEffect === true && registry.get(lastCall.tool)?.egress === true;
  return isSent && language.wordingOf(text).leaning.sendsLast;
}
