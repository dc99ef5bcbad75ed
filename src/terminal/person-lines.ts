import type { Emit, TurnEvent } from "../types/event.ts";
import { BLANK, bold, dim, hung, inOneRow, line, warn } from "./output/piece.ts";
import type { Line } from "./output/piece.ts";

export type PersonOutput = {
  readonly print: (...lines: readonly Line[]) => void;
  /** A row that the next line takes the place of. */
  readonly live: (status: Line | undefined) => void;
  /** Shows the words of spoken requests; typed ones are on the screen already. */
  readonly showsTyped: boolean;
  /** Whether what was shown to the model and what it cost is told. */
  readonly showsStats: () => boolean;
  /** In talk a prompt follows each turn, so that its blank line comes first, and failures are told here. */
  readonly isTalk: boolean;
};

/** Events as a person reads them: what is going on, what is done, the answer; a blank line between turns. */
export function personLines(output: PersonOutput): { readonly nextTurn: () => Emit } {
  const { print, live, showsTyped, showsStats, isTalk } = output;
  let isFirst = true;
  return {
    nextTurn: () => {
      let hasBegun = false;
      return (event) => {
        const doing = statusOf(event);
        if (doing !== undefined) live(line(dim(doing)));
        const lines = linesOf(event, { showsTyped, showsStats: showsStats(), isTalk });
        // A turn without a line of its own leaves no row for what was going on.
        if (event.type === "usage" && lines.length === 0) live(undefined);
        const isNext = !isTalk && lines.length > 0 && !hasBegun && !isFirst;
        hasBegun ||= lines.length > 0;
        isFirst &&= lines.length === 0;
        const isOver = isTalk && hasBegun && LAST.has(event.type);
        print(...(isNext ? [BLANK] : []), ...lines, ...(isOver ? [BLANK] : []));
      };
    },
  };
}

/** Nothing of a turn is told after these. */
const LAST: ReadonlySet<TurnEvent["type"]> = new Set(["usage", "timer-due", "no-speech"]);

/** What is going on, in a word or two. */
function statusOf(event: TurnEvent): string | undefined {
  switch (event.type) {
    case "transcript":
    case "rank":
      return "thinking …";
    case "call":
      return event.kind === "business" ? `doing: ${inOneRow(event.name)} …` : undefined;
    case "result":
      return "thinking …";
    default:
      return undefined;
  }
}

type Look = {
  readonly showsTyped: boolean;
  readonly showsStats: boolean;
  readonly isTalk: boolean;
};

function linesOf(event: TurnEvent, look: Look): readonly Line[] {
  if (look.showsStats) return [...spokenLines(event, look), ...statLines(event)];
  return spokenLines(event, look);
}

function spokenLines(event: TurnEvent, { showsTyped, isTalk }: Look): readonly Line[] {
  switch (event.type) {
    case "transcript":
      return event.source === "spoken" || showsTyped ? [hung(dim("you: "), event.text)] : [];
    case "no-speech":
      return [line(dim(NO_SPEECH[event.reason]))];
    case "call":
      return event.kind === "business" ? [hung(dim("· "), dim(callText(event)))] : [];
    case "answer":
      return [
        hung(dim("sotto: "), bold(event.text)),
        ...(event.from === "model" ? unserved(event.unserved) : []),
      ];
    case "error":
      return isTalk ? failureLines(event) : [];
    case "outbox": {
      const paint = event.state === "sent" ? bold : warn;
      return [hung(dim("sotto: "), paint(event.text))];
    }
    case "timer-due":
      return [hung(warn("⏰ "), warn(event.label))];
    default:
      return [];
  }
}

/** For whoever wants to know what it cost. */
export function statLines(event: TurnEvent): readonly Line[] {
  switch (event.type) {
    case "reveal": {
      const names = event.names.map(inOneRow).join(", ");
      return [hung(dim("· "), dim(`shown ${names} (+${event.tokens} tokens, ${event.via})`))];
    }
    case "usage":
      return [hung(dim("· "), dim(usageText(event)))];
    default:
      return [];
  }
}

function callText(event: Extract<TurnEvent, { type: "call" }>): string {
  const given = Object.entries(event.arguments).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return inOneRow(`${event.name}(${given.join(", ")})`);
}

/** A microphone of zeros is told by its `no-speech` event already. */
function failureLines({
  code,
  message,
  hint,
}: Extract<TurnEvent, { type: "error" }>): readonly Line[] {
  if (code === "microphone_zeros") return [];
  return [hung(warn("! "), warn(hint === undefined ? message : `${message} ${hint}`))];
}

function unserved(parts: readonly string[]): readonly Line[] {
  const words = parts.map(inOneRow).join("; ");
  return parts.length === 0 ? [] : [hung(dim("· "), dim(`not done: ${words}`))];
}

function usageText({
  ms,
  promptTokens,
  evaluatedTokens,
}: Extract<TurnEvent, { type: "usage" }>): string {
  const stages = Object.entries(ms).map(([stage, value]) => `${stage} ${Math.round(value)}`);
  const tokens =
    promptTokens > 0 ? ` · ${evaluatedTokens} of ${promptTokens} tokens evaluated` : "";
  return `${stages.join(" · ")} ms${tokens}`;
}

const NO_SPEECH: Readonly<Record<Extract<TurnEvent, { type: "no-speech" }>["reason"], string>> = {
  zeros:
    "There is nothing but zeros in the sound: unmute the microphone, and allow this terminal to use it (on a Mac: System Settings, Privacy & Security, Microphone).",
  short: "I didn't catch that.",
  quiet: "That was too quiet to hear.",
  "tag-only": "I heard no words.",
  "stock-phrase": "I heard no words.",
  "prompt-echo": "I heard no words.",
};
