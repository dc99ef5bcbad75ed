import type { Config } from "../../config/config.ts";
import { undoing } from "../../effects/undo-by.ts";
import { takeBackLast } from "../../session/take-back.ts";
import { openJournal } from "../../store/journal.ts";
import type { ListedEffect } from "../../terminal/application.ts";
import { clockOf } from "../../config/clock-of.ts";
import { openLanguage } from "../open/open-language.ts";
import { journalFile } from "../open/state-files.ts";

/** Takes back the newest effect, or the one with this id. */
export async function undoEffect(config: Config, id: string | undefined): Promise<string> {
  const { openHost } = await import("../open/open-host.ts");
  // What waits is taken back, not sent before it can be.
  await using host = await openHost(config, { notice: () => undefined, resumes: false });
  using journal = openJournal(journalFile(config));
  const { say } = await openLanguage(config);
  return await takeBackLast(undoing({ host, journal, say }), { id, say });
}

export async function listEffects(config: Config, limit: number): Promise<readonly ListedEffect[]> {
  const clock = clockOf(config);
  const { say } = await openLanguage(config);
  using journal = openJournal(journalFile(config));
  return journal.list(limit).map((effect) => ({ ...effect, when: say.moment(effect.at, clock) }));
}
