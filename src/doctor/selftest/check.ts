import type { Host } from "../../host/host.ts";
import type { MacTools } from "../../host/macos/mac-part.ts";

/** What the checks look at. */
export type SelfTested = {
  readonly host: Host;
  readonly tools: MacTools;
  /** Names everything a writing check makes, so that a person can find what was left. */
  readonly mark: string;
};

/** One question to this Mac. It answers in a few words without anything private, or fails with why not. */
export type Check = {
  readonly area: string;
  readonly asks: string;
  readonly look: (tested: SelfTested) => Promise<string>;
};
