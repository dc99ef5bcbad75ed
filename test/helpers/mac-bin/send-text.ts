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
  { home, sending }: ProgramWorld,
  { apps, now }: MacWorld,
): Promise<ProcessEnd> {
  const failed = (number: number): ProcessEnd => ({
    kind: "exit",
    code: 1,
    output: "",
    errors: `send-text.applescript:612:640: execution error: „Nachrichten“ hat einen Fehler erhalten. (${number})\n`,
  });
  const [script = "", how = "", target = "", file = ""] = args;
  if (!script.endsWith("/send-text.applescript") || args.length !== 4) return failed(-1728);
  const messages = apps["Messages"];
  if (!messages?.isInstalled) return failed(-1728);
  if (messages.grant === "denied") return failed(-1743);
  if (sending === "hangs") return { kind: "timeout", output: "", errors: "" };
  const text = readFileSync(file, "utf8");
  if (sending !== "goes nowhere") {
    const failing = sending === "is not delivered" ? { failed: true } : {};
    const isThere = new ChatStore(home).addSent(how, target, { text, at: now, ...failing });
    // A chat the database has may be none the app knows.
    if (!isThere) return failed(-1728);
  }
  return { kind: "exit", code: 0, output: "sent\n", errors: "" };
}
