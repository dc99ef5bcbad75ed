import { readFileSync } from "node:fs";
import type { ProcessCall, ProcessEnd } from "../../../src/host/macos/script/run-process.ts";
import { ChatStore } from "../jxa/databases/chat-store.ts";
import type { MacWorld } from "../jxa/world.ts";
import type { ProgramWorld } from "./fake-programs.ts";

/**
 * What `send-text.applescript` does on a Mac, as observers tell it: AppleScript can't run here, so this stands
 * for the one script, and only for it.
 */
export async function sendText(
  { args }: ProcessCall,
  programs: ProgramWorld,
  { apps, now }: MacWorld,
): Promise<ProcessEnd> {
  const failed = (number: number): ProcessEnd => ({
    kind: "exit",
    code: 1,
    output: "",
    errors: `send-text.applescript:612:640: execution error: „Nachrichten“ hat einen Fehler erhalten. (${number})\n`,
  });
  const { sending } = programs;
  const [script = "", how = "", target = "", file = ""] = args;
  if (!script.endsWith("/send-text.applescript") || args.length !== 4) return failed(-1728);
  const messages = apps["Messages"];
  if (!messages?.isInstalled) return failed(-1728);
  if (messages.grant === "denied") return failed(-1743);
  if (sending === "hangs") return { kind: "timeout", output: "", errors: "" };
  const text = readFileSync(file, "utf8");
  const fails = refusal(programs, { how, target });
  if (fails !== undefined) return failed(fails);
  // A chat the database has may be none the app knows.
  if (sending !== "goes nowhere" && !arrives(programs, { how, target, text, at: now }))
    return failed(-1728);
  return { kind: "exit", code: 0, output: "sent\n", errors: "" };
}

type Sent = {
  readonly how: string;
  readonly target: string;
  readonly text: string;
  readonly at: number;
};

/** It comes into the database, delivered or not; false where there is no such chat. */
function arrives(programs: ProgramWorld, { how, target, text, at }: Sent): boolean {
  const isLost = how === "iMessage" && programs.withoutIMessage.includes(target);
  const failing = programs.sending === "is not delivered" || isLost ? { failed: true } : {};
  const inFile = how === "chat" ? target.replace(/^.*;\+;/, "any;+;") : target;
  return new ChatStore(programs.home).addSent(how, inFile, { text, at, ...failing });
}

/** No account for SMS; a group of the database that is none of the app, or one under another id (macOS 26). */
function refusal(
  { hasSms, groupPrefix }: ProgramWorld,
  { how, target }: { readonly how: string; readonly target: string },
): number | undefined {
  if (how === "SMS" && !hasSms) return -1719;
  const isGroup = how === "chat" && target.includes(";+;");
  return isGroup && (groupPrefix === "" || !target.startsWith(groupPrefix)) ? -1728 : undefined;
}
