import type { Emit } from "../../types/event.ts";
import { frameMs } from "./audio-in.ts";
import { isConstant, nothingYet, widen, zerosMs } from "../asr-guard/too-little-sound.ts";

/**
 * Says once that a microphone has given nothing since it was opened; it may still be allowed or
 * switched on, so hearing goes on. One that gave sound and is muted later is its user's choice.
 */
export function watchZeros(emit: Emit): (frame: Int16Array) => void {
  let zeroFrames = 0;
  let isOver = false;
  return (frame) => {
    if (isOver) return;
    isOver = !isConstant(widen(nothingYet, frame));
    zeroFrames += 1;
    if (isOver || zeroFrames * frameMs < zerosMs) return;
    isOver = true;
    emit({ type: "no-speech", reason: "zeros" });
    emit({
      type: "error",
      code: "microphone_zeros",
      message: "The microphone gives nothing but zeros.",
      hint: "Unmute it, and allow this terminal to use it (on a Mac: System Settings, Privacy & Security, Microphone).",
    });
  };
}
