import { AssistantError } from "../../errors.ts";

/** A model file that isn't what it should be. `reason` is a clause: "the file ends too early". */
export function damaged(reason: string): AssistantError {
  return new AssistantError("model_damaged", reason);
}
