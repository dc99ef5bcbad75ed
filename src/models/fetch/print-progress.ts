import type { FetchEvent, OnFetchEvent } from "./fetch-event.ts";

/** The parts of a stream that matter here: a terminal's standard error, or a log. */
export type ProgressStream = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
};

const barMs = 100;
const lineMs = 3_000;
const barCells = 24;
const usualColumns = 80;

const words = { fetch: "fetching", convert: "converting", check: "checking" } as const;

/**
 * Shows fetch events: one line redrawn with a bar on a terminal, a plain line every few seconds
 * elsewhere. What failed and what is done is said on a line of its own either way.
 */
export function printProgress(
  stream: ProgressStream,
  nowMs: () => number = Date.now,
): OnFetchEvent {
  let lastMs = -Infinity;
  let lastStep = "";
  const isTerminal = stream.isTTY === true;
  return (event) => {
    if (event.type !== "progress") {
      stream.write(`${isTerminal ? "\r\u001b[K" : ""}${sentence(event)}\n`);
      lastMs = -Infinity;
      return;
    }
    const isNewStep = `${event.id} ${event.step}` !== lastStep;
    if (!isNewStep && nowMs() - lastMs < (isTerminal ? barMs : lineMs)) return;
    lastMs = nowMs();
    lastStep = `${event.id} ${event.step}`;
    stream.write(isTerminal ? barLine(event, stream.columns ?? usualColumns) : `${plain(event)}\n`);
  };
}

type ProgressEvent = Extract<FetchEvent, { type: "progress" }>;

function sentence(event: Exclude<FetchEvent, ProgressEvent>): string {
  switch (event.type) {
    case "source-failed":
      return `${event.id}: not from ${event.source}: ${event.message}`;
    case "waiting":
      return `${event.id}: waiting for another sotto that is fetching it`;
    case "done":
      return `${event.id}: ready`;
  }
}

function plain({ id, step, bytes, total }: ProgressEvent): string {
  return `${id}: ${words[step]}, ${megabytes(bytes)} of ${megabytes(total)} MB`;
}

function barLine(event: ProgressEvent, columns: number): string {
  const share = event.total > 0 ? Math.min(event.bytes / event.total, 1) : 0;
  const full = Math.round(share * barCells);
  const bar = "█".repeat(full) + "░".repeat(barCells - full);
  const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${plain(event)}`;
  return `\r\u001b[K${line.slice(0, columns - 1)}`;
}

function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}
