import type { SelfTestAnswer, SelfTestReport } from "../../types/self-test-report.ts";

/** The table a person pastes into an issue, piece by piece. */
export function headOf(report: Omit<SelfTestReport, "answers" | "isGood">): string {
  const { darwin, arch, node, app, writes, permissions } = report;
  const rows = permissions.map(({ what, state }) => `| ${what} | ${state} |\n`).join("");
  return (
    `## sotto selftest mac${writes ? " --write" : ""}\n\n` +
    `Darwin ${darwin}, ${arch}, Node ${node}, in ${app}.\n\n` +
    `| permission | state |\n| --- | --- |\n${rows}\n` +
    "| area | question | answer | ms |\n| --- | --- | --- | --- |\n"
  );
}

export function rowOf({ area, question, answer: said, milliseconds }: SelfTestAnswer): string {
  return `| ${area} | ${inCell(question)} | ${inCell(said)} | ${milliseconds} |\n`;
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

export const LAST_QUESTION =
  "\nTo be seen by a person: does `open imessage://…` bring up the chat, and for a group too?\n";
