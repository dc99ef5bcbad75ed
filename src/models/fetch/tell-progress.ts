import type { FetchEvent, OnFetchEvent } from "./fetch-event.ts";

/** Where progress is told: a terminal's standard error, or a log. */
export type ProgressDoor = {
  readonly isLive: boolean;
  /** A row that the next one takes the place of. */
  readonly live: (text: string) => void;
  readonly say: (text: string) => void;
};

const barMs = 100;
const lineMs = 3_000;
const barCells = 24;

const words = { fetch: "fetching", convert: "converting", check: "checking" } as const;

/**
 * Tells fetch events: one row redrawn with a bar on a terminal, a plain line every few seconds
 * elsewhere. What failed and what is done is said on a line of its own either way.
 */
export function tellProgress(
  { isLive, live, say }: ProgressDoor,
  nowMs: () => number = Date.now,
): OnFetchEvent {
  let lastMs = -Infinity;
  let lastStep = "";
  return (event) => {
    if (event.type !== "progress") {
      say(sentence(event));
      lastMs = -Infinity;
      return;
    }
    const isNewStep = `${event.id} ${event.step}` !== lastStep;
    if (!isNewStep && nowMs() - lastMs < (isLive ? barMs : lineMs)) return;
    lastMs = nowMs();
    lastStep = `${event.id} ${event.step}`;
    if (isLive) live(barLine(event));
    else say(plain(event));
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

function barLine(event: ProgressEvent): string {
  const share = event.total > 0 ? Math.min(event.bytes / event.total, 1) : 0;
  const full = Math.round(share * barCells);
  const bar = "█".repeat(full) + "░".repeat(barCells - full);
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${plain(event)}`;
}

function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}
