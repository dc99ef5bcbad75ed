import { ScriptingError } from "./dictionary.ts";

const fold = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);
const order = (value: unknown): number | string =>
  value instanceof Date ? value.getTime() : typeof value === "number" ? value : String(value);

const TESTS: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  _equals: (a, b) => fold(a) === fold(b),
  _contains: (a, b) => String(fold(a)).includes(String(fold(b))),
  _beginsWith: (a, b) => String(fold(a)).startsWith(String(fold(b))),
  _endsWith: (a, b) => String(fold(a)).endsWith(String(fold(b))),
  _greaterThan: (a, b) => order(a) > order(b),
  _greaterThanEquals: (a, b) => order(a) >= order(b),
  _lessThan: (a, b) => order(a) < order(b),
  _lessThanEquals: (a, b) => order(a) <= order(b),
};

/** Whether an object is meant by what was said to `whose`; text in any case. */
export function isMeant(test: unknown, read: (property: string) => unknown): boolean {
  return Object.entries(Object(test)).every(([name, wanted]) => {
    // Lists of tests, as the three words want them.
    const tests = wanted as readonly unknown[];
    if (name === "_and") return tests.every((each) => isMeant(each, read));
    if (name === "_or") return tests.some((each) => isMeant(each, read));
    if (name === "_not") return !tests.some((each) => isMeant(each, read));
    return matches(read(name), name === "_match" ? undefined : wanted);
  });
}

function matches(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || wanted instanceof Date) {
    return fold(value) === fold(wanted);
  }
  return Object.entries(wanted).every(([name, against]) => {
    const test = TESTS[name];
    if (!test) throw new ScriptingError(-1726, `the comparison ${name} can't be made`);
    return test(value, against);
  });
}
