import { toLocal } from "../../../language/when/local-time.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Meaning } from "../../../types/time/meaning.ts";
import type { Look } from "./look-for.ts";

type Stretch = { readonly from: number; readonly to: number; readonly text: string };

/** The call that lists what is on between two instants; undefined where its tool takes no such two. */
export function lookWithin(
  tool: Tool,
  { from, to, text }: Stretch,
  { zone }: Clock,
): Look | undefined {
  const times = parametersOf(tool).filter(({ kind }) => kind === "when");
  const start = times.find(({ time }) => time?.as !== "end")?.name;
  const end = times.find(({ time }) => time?.as === "end")?.name;
  if (start === undefined || end === undefined) return undefined;
  const sides = [
    [start, from],
    [end, to],
  ] as const;
  const wordsOf = (at: number): string => toLocal(at, zone).toFormat("yyyy-MM-dd'T'HH:mm");
  const meaningOf = (at: number): Meaning => ({
    kind: "when",
    when: { text: wordsOf(at), from: at, to: at, at, precision: "minute", allDay: false },
  });
  return {
    name: tool.name,
    arguments: Object.fromEntries(sides.map(([name, at]) => [name, wordsOf(at)])),
    origins: Object.fromEntries(sides.map(([name]) => [name, { origin: "resolved", text }])),
    by: "fast-path",
    meanings: Object.fromEntries(sides.map(([name, at]) => [name, meaningOf(at)])),
  };
}
