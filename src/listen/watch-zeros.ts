import type { Emit } from "../types/event.ts";
import { frameMs } from "./audio-in.ts";
import { isConstant, nothingYet, widen, zerosMs } from "./no-speech.ts";

/** Says once that a microphone gives nothing; it may still be allowed or switched on, so hearing goes on. */
export function watchZeros(emit: Emit): (frame: Int16Array) => void {
  let zeroFrames = 0;
  let said = false;
  return (frame) => {
    zeroFrames = isConstant(widen(nothingYet, frame)) ? zeroFrames + 1 : 0;
    if (said || zeroFrames * frameMs < zerosMs) return;
    said = true;
    emit({ type: "no-speech", reason: "zeros" });
    emit({
      type: "error",
      code: "microphone_zeros",
      message: "The microphone gives nothing but zeros.",
      hint: "Unmute it, and allow this terminal to use it (on a Mac: System Settings, Privacy & Security, Microphone).",
    });
  };
}
