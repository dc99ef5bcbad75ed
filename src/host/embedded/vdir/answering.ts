import { HostFailure } from "../../../errors.ts";
import { fsFailure } from "../../../store/fs-failure.ts";
import { ContentError } from "../ical/text/content-lines.ts";
import { RuleError } from "../ical/rules/recurrence-rule.ts";

type Methods = Readonly<Record<string, (...inputs: never[]) => Promise<unknown>>>;

/** A part of a host whose every method rejects with a HostFailure and nothing else. `what` is what it is about. */
export function answering<Domain extends Methods>(what: string, domain: Domain): Domain {
  const wrapped = Object.entries(domain).map(([name, method]) => [
    name,
    (...inputs: never[]) => method(...inputs).catch((error: unknown) => fail(error, what)),
  ]);
  // The same methods under the same names, which Object.fromEntries cannot say.
  return Object.fromEntries(wrapped) as Domain;
}

function fail(error: unknown, what: string): never {
  if (error instanceof RuleError || error instanceof ContentError) {
    throw new HostFailure("invalid", `That can't be done: ${error.message}.`);
  }
  throw fsFailure(error, what);
}
