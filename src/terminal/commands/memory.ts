import type { Config } from "../../config/config.ts";
import { UsageError } from "../../errors.ts";
import type { Memory } from "../../types/memory.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** Shows what a named conversation remembers, or clears it. */
export async function memory(
  app: Application,
  config: Config,
  { clear = false }: Wanted,
): Promise<void> {
  const { session } = config;
  if (session === undefined) {
    throw new UsageError("A conversation without a name is kept nowhere.", {
      hint: "sotto memory --session NAME [--clear]",
    });
  }
  if (clear) {
    const isCleared = await app.clearMemory(config, session);
    if (config.isJson) return screen.json({ session, isCleared });
    return say(isCleared ? `Forgotten: ${session}.` : `Nothing was remembered of ${session}.`);
  }
  const kept = await app.memory(config, session);
  if (config.isJson) return screen.json(kept ?? null);
  say(...(kept ? linesOf(kept) : [`Nothing is remembered of ${session}.`]));
}

type Wanted = { readonly clear?: boolean };

function linesOf({ records, tools, lastAnswer, open, taint }: Memory): readonly string[] {
  const rows = records.map(({ handle, facts }) => {
    const said = Object.values(facts).filter((fact) => fact !== undefined && fact !== "");
    return `${handle.padEnd(12)} ${said.map(String).join(" | ")}`;
  });
  const strangers = taint.untrusted
    ? [`Words of strangers were read in: ${taint.sources.join(", ") || "something"}.`]
    : [];
  return [
    ...(rows.length > 0 ? rows : ["No records."]),
    ...(tools.length > 0 ? [`Used: ${tools.join(", ")}.`] : []),
    ...strangers,
    ...(lastAnswer === "" ? [] : [`Said last: ${lastAnswer}`]),
    ...(open ? [`Asked back, for ${open.question.call.name}: ${open.question.question}`] : []),
  ];
}

function say(...sentences: readonly string[]): void {
  screen.print(...sentences.map((one) => line(one)));
}
