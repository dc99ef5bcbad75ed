import { randomUUID } from "node:crypto";
import type { Config } from "../../config/config.ts";
import type { Host } from "../../host/host.ts";
import { patientHost } from "../../host/patient-host.ts";
import type { OpenJournal } from "../../store/journal.ts";
import { openJournal } from "../../store/journal.ts";
import type { Assistant, AssistantOptions } from "../../terminal/application.ts";
import type { Journal } from "../../types/journal.ts";
import type { Outgoing } from "../../types/outgoing.ts";
import { journalFile } from "./state-files.ts";
import { openLanguage } from "./open-language.ts";
import { openHost } from "./open-host.ts";
import { reportInterrupted } from "../../effects/report-interrupted.ts";
import { watchOutgoing } from "../../effects/watch-outgoing.ts";

type Acting = {
  /** As it is: what acts takes the time it takes. */
  readonly hands: Host;
  /** The same, whose looks answer in their time. */
  readonly host: Host;
  readonly journal: Journal;
  readonly outgoing: Assistant["outgoing"];
  readonly tell: (outgoing: Outgoing) => void;
};

/** What acts and keeps account of it; closed with the stack. */
export async function openActing(
  config: Config,
  options: AssistantOptions,
  stack: AsyncDisposableStack,
): Promise<Acting> {
  const { notice } = options;
  const tell = options.tell ?? (({ text }: Outgoing): void => notice(text));
  const hands = stack.use(await openHost(config, { ...options, tell }));
  const host = patientHost(hands);
  const journal = stack.use(openOwnJournal(config));
  const { say } = await openLanguage(config);
  reportInterrupted({ journal, clock: host.clock, say }, notice);
  return {
    hands,
    host,
    journal,
    outgoing: await watchOutgoing({ host: hands, journal, say }),
    tell,
  };
}

/** A journal that knows the conversation its effects belong to: one with a name goes on at the next start. */
function openOwnJournal(config: Config): OpenJournal {
  return openJournal(journalFile(config), { conversation: config.session ?? randomUUID() });
}
