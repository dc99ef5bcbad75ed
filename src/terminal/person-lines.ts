import type { Emit, TurnEvent } from "../types/event.ts";
import type { Style } from "./style.ts";

export type PersonOutput = {
  readonly write: (text: string) => void;
  readonly style: Style;
  /** Shows the words of spoken requests; typed ones are on the screen already. */
  readonly showsTyped: boolean;
};

const CLEAR_LINE = "\r\u001B[2K";

/** Events as a person reads them: what is going on, one dim line of what was shown and spent, the answer. */
export function personLines({ write, style, showsTyped }: PersonOutput): {
  readonly nextTurn: () => Emit;
} {
  let status = "";
  const clear = (): void => {
    if (status && style.isLive) write(CLEAR_LINE);
    status = "";
  };
  const line = (text: string): void => {
    clear();
    write(`${text}\n`);
  };
  const live = (text: string): void => {
    if (!style.isLive) return;
    clear();
    status = text;
    write(style.dim(text));
  };
  return {
    nextTurn: () => (event) => {
      const doing = statusOf(event);
      if (doing) live(doing);
      for (const text of linesOf(event, { style, showsTyped })) line(text);
    },
  };
}

function statusOf(event: TurnEvent): string | undefined {
  switch (event.type) {
    case "transcript":
    case "rank":
      return "thinking …";
    case "call":
      return event.kind === "business" ? `doing: ${event.name} …` : undefined;
    case "result":
      return "thinking …";
    default:
      return undefined;
  }
}

type Look = Pick<PersonOutput, "style" | "showsTyped">;

function linesOf(event: TurnEvent, { style, showsTyped }: Look): readonly string[] {
  switch (event.type) {
    case "transcript":
      return event.source === "spoken" || showsTyped ? [`${style.dim("you:")} ${event.text}`] : [];
    case "no-speech":
      return [style.dim(NO_SPEECH[event.reason])];
    case "reveal":
      return [
        style.dim(`· shown ${event.names.join(", ")} (+${event.tokens} tokens, ${event.via})`),
      ];
    case "call":
      return event.kind === "business" ? [style.dim(`· ${event.name}(${argumentsOf(event)})`)] : [];
    case "answer":
      return [
        `${style.dim("sotto:")} ${style.bold(event.text)}`,
        ...(event.from === "model" ? unserved(event.unserved, style) : []),
      ];
    case "outbox":
      return [
        `${style.dim("sotto:")} ${event.state === "sent" ? style.bold(event.text) : style.warn(event.text)}`,
      ];
    case "timer-due":
      return [style.warn(`⏰ ${event.label}`)];
    case "usage":
      return [style.dim(usageLine(event))];
    default:
      return [];
  }
}

function argumentsOf(event: Extract<TurnEvent, { type: "call" }>): string {
  return Object.entries(event.arguments)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
}

function unserved(parts: readonly string[], style: Style): readonly string[] {
  return parts.length === 0 ? [] : [style.dim(`· not done: ${parts.join("; ")}`)];
}

function usageLine({
  ms,
  promptTokens,
  evaluatedTokens,
}: Extract<TurnEvent, { type: "usage" }>): string {
  const stages = Object.entries(ms).map(([stage, value]) => `${stage} ${Math.round(value)}`);
  const tokens =
    promptTokens > 0 ? ` · ${evaluatedTokens} of ${promptTokens} tokens evaluated` : "";
  return `· ${stages.join(" · ")} ms${tokens}`;
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
