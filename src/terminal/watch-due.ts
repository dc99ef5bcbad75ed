import type { Assistant } from "./application.ts";

/** How often due timers and reminders are looked for. */
const DUE_EVERY_MS = 1_000;

/** Tells each timer and reminder whose time has come, until it is disposed; what is on the screen counts as seen. */
export function watchDue(
  assistant: Pick<Assistant, "due">,
  tell: (label: string) => void,
): Disposable {
  const look = (): Promise<void> =>
    assistant.due((label) => {
      tell(label);
      return true;
    });
  const timer = setInterval(() => void look(), DUE_EVERY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
