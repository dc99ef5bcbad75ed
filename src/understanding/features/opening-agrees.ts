import type { OpeningAct } from "../../language/contract/requests.ts";
import type { Considered } from "./considered.ts";

/** The tool of each act that its first words tell surely. */
const TOOLS: Readonly<Record<OpeningAct, string>> = {
  remind: "reminders.create",
  text: "messages.send",
  mail: "mail.send",
};

/** "Remind me at five to post the books" is a reminder, however much of it speaks of mail. */
export function openingAgrees({ tool, analysis }: Pick<Considered, "tool" | "analysis">): boolean {
  const act = analysis.language.openings.actOpened(analysis.text);
  return act !== undefined && TOOLS[act] === tool.name;
}
