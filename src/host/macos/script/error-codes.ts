import { HostFailure } from "../../../errors.ts";
import type { FailureCode } from "../../../types/failure-code.ts";
import type { HostApp } from "../access/host-app.ts";
import type { MacService, ServiceFacts } from "../access/mac-service.ts";
import { MAC_SERVICES } from "../access/mac-service.ts";

/** Who asked for what, for the sentence of a failure. */
export type Asked = { readonly service: MacService; readonly app: HostApp };

type Meaning = { readonly code: FailureCode; readonly says: (facts: ServiceFacts) => string };

/** By number only: the texts are in the user's language. */
const NUMBERS: Readonly<Record<string, Meaning>> = {
  "-128": { code: "refused", says: ({ app }) => `${app} was told no on the screen.` },
  "-600": { code: "not_running", says: ({ app }) => `${app} isn't running.` },
  "-609": { code: "not_running", says: ({ app }) => `${app} has just quit.` },
  "-1712": { code: "timeout", says: ({ app }) => `${app} took too long to answer.` },
  "-1719": { code: "not_found", says: ({ app }) => `That isn't in ${app} any more.` },
  "-1728": { code: "not_found", says: ({ app }) => `That isn't in ${app} any more.` },
  "-1700": { code: "unavailable", says: ({ app }) => `${app} gave an answer of another kind.` },
  "-1726": { code: "unavailable", says: ({ app }) => `${app} can't search that way here.` },
  "-1731": { code: "unavailable", says: ({ app }) => `${app} doesn't say what that is.` },
  "-1708": { code: "unavailable", says: ({ app }) => `This version of ${app} can't do that.` },
  "-10000": { code: "unavailable", says: ({ app }) => `${app} couldn't do that.` },
  "-10004": { code: "refused", says: ({ app }) => `${app} doesn't allow that.` },
  "-10006": { code: "refused", says: ({ app }) => `${app} keeps that read-only.` },
  "-2700": { code: "unavailable", says: ({ app }) => `The script for ${app} failed.` },
};

/** A failure known by its number; undefined for one nobody has met. `details` only where no number says more. */
export function failureOfNumber(
  number: number,
  { asked, details = "" }: { readonly asked: Asked; readonly details?: string },
): HostFailure {
  if (number === -1743) return permissionFailure("denied", asked);
  if (number === -2700 && details.includes("is not a function")) return noTerms(asked);
  const facts = MAC_SERVICES[asked.service];
  const meaning = NUMBERS[String(number)];
  if (meaning) return new HostFailure(meaning.code, meaning.says(facts));
  return new HostFailure("unavailable", `${facts.app} failed with error ${number}.`);
}

/** The number in the last parentheses of what osascript wrote: `execution error: … (-1728)`. */
export function numberIn(errors: string): number | undefined {
  const found = [...errors.matchAll(/\((-?\d{2,6})\)/g)].at(-1)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** A denial as one sentence with the app to grant it to and where. */
export function permissionFailure(state: string, { service, app }: Asked): HostFailure {
  const { what, pane, switchedTo } = MAC_SERVICES[service];
  const way = `In System Settings, ${pane}, set ${app.name} to ${switchedTo}.`;
  return new HostFailure("permission", sentenceOf());

  function sentenceOf(): string {
    switch (state) {
      case "write_only":
        return `${app.name} may add to ${what}, but not read them. ${way}`;
      case "restricted":
        return `This Mac is managed, and doesn't let ${app.name} use ${what}.`;
      case "not_asked":
        return `${app.name} hasn't been given ${what} yet. Ask me for something in it, and allow access on the screen.`;
      case "unanswered":
        return `Nobody gave ${app.name} ${what} in time. If no question came on the screen, macOS doesn't let ${app.name} ask: start sotto in Terminal. ${way}`;
      case "cannot_ask":
        return `macOS doesn't let ${app.name} ask for ${what}. Start sotto in Terminal instead; if ${app.name} is in the list, it can be allowed in System Settings, ${pane}.`;
      default:
        return `${app.name} isn't allowed to use ${what}. ${way}`;
    }
  }
}

/** The app's words did not load, which happens where access is denied or the app is missing. */
function noTerms({ service, app }: Asked): HostFailure {
  const { app: other, pane } = MAC_SERVICES[service];
  const sentence = `${other} doesn't answer scripts. See whether it is installed and open, and whether ${app.name} is allowed in System Settings, ${pane}.`;
  return new HostFailure("permission", sentence);
}
