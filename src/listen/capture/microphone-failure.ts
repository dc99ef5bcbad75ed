import { AssistantError } from "../../errors.ts";

/** What one recorder said when it could not be opened. */
export type RecorderFailure = { readonly recorder: string; readonly why: string };

const busy = /\b(busy|in use|EBUSY|occupied|exclusive)\b/i;
const denied = /permission|denied|not (allowed|permitted|authori[sz]ed)|EACCES|EPERM/i;

/** Why no microphone could be opened, as the one sentence a person can do something about. */
export function microphoneFailure(failures: readonly RecorderFailure[]): AssistantError {
  const cause = failures.map(({ recorder, why }) => `${recorder}: ${why}`).join("; ");
  const says = (pattern: RegExp): boolean => failures.some(({ why }) => pattern.test(why));
  if (says(denied)) {
    return new AssistantError("microphone_denied", "This program may not use the microphone.", {
      hint: "Allow it for the terminal you use (on a Mac: System Settings, Privacy & Security, Microphone); typing goes on working.",
      cause,
    });
  }
  if (says(busy)) {
    return new AssistantError("microphone_busy", "Another program holds the microphone.", {
      hint: "Close that program and start anew; typing goes on working.",
      cause,
    });
  }
  return new AssistantError("no_microphone", "No microphone was found.", {
    hint: "Type your request, or hear a recording with: sotto listen --wav FILE",
    cause,
  });
}
