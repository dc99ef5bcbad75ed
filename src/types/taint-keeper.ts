import type { Taint } from "./taint.ts";

/** What the conversation has read so far. */
export type TaintKeeper = {
  readonly current: () => Taint;
  readonly set: (taint: Taint) => void;
};
