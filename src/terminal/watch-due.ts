import type { Assistant } from "./application.ts";

/** How often due timers and reminders are looked for. */
const DUE_EVERY_MS = 1_000;

/** Tells each timer and reminder whose time has come, once, until it is disposed. */
export function watchDue(
  assistant: Pick<Assistant, "due">,
  tell: (label: string) => void,
): Disposable {
  const look = async (): Promise<void> => {
    for (const label of await assistant.due()) tell(label);
  };
  const timer = setInterval(() => void look(), DUE_EVERY_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
