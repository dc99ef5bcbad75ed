import { isConsequential } from "../../src/tool/is-consequential.ts";
import { tools } from "../../tools/index.ts";
import { type Said, isRight, isShown, percent } from "./decided.ts";

/** Declined against spurious over every threshold of "none". */
export function curveOf(said: readonly Said[]): string {
  const thresholds = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
  const lines = thresholds.map((limit) => {
    const isOver = ({ parts }: Said): boolean => parts.every(({ none }) => none > limit);
    const declined = percent(
      said.filter(({ accept }) => accept.length > 0),
      isOver,
    );
    const spurious = percent(
      said.filter(({ accept }) => accept.length === 0),
      (one) => !isOver(one),
    );
    return `none > ${limit}: declined ${declined} %, spurious ${spurious} %`;
  });
  return lines.join("\n");
}

/** What a wrong call of a tool costs: an answer nobody asked for, an act, or a question. */
export const KINDS = ["reads", "acts at once", "asks first"] as const;

function kindOf(name: string): (typeof KINDS)[number] | undefined {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return undefined;
  if (isConsequential(tool)) return "asks first";
  return tool.effect === "none" ? "reads" : "acts at once";
}

/** The decision where "none" keeps only some of its share beside a first tool of a kind. */
export function costsOf(kind: (typeof KINDS)[number], said: readonly Said[]): string {
  const lines = [1, 0.67, 0.5, 0.33, 0.25].map((share) => {
    const weighed = said.map((one) => ({
      ...one,
      parts: one.parts.map((ranked) =>
        kindOf(ranked.tools[0]?.name ?? "") === kind
          ? { ...ranked, none: share * ranked.none }
          : ranked,
      ),
    }));
    const [forTool, forNone] = [
      weighed.filter(({ accept }) => accept.length > 0),
      weighed.filter(({ accept }) => accept.length === 0),
    ];
    return `none × ${share} beside what ${kind}: right ${percent(weighed, isRight)} %, declined ${percent(forTool, (one) => !isShown(one))} %, spurious ${percent(forNone, isShown)} %`;
  });
  return lines.join("\n");
}
