import type { VoiceAction, VoiceSettings, VoiceState } from "./voice-state.ts";

/** One step being taken; only this step's functions see it, so that from outside the step is pure. */
export type Work = {
  readonly settings: VoiceSettings;
  state: VoiceState;
  readonly actions: VoiceAction[];
};

export function change(work: Work, changes: Partial<VoiceState>): void {
  work.state = { ...work.state, ...changes };
}

export function act(work: Work, action: VoiceAction): void {
  work.actions.push(action);
}
