import type { ToolWords } from "../contract/tools.ts";
import type { DomainWords } from "./domain-words.ts";

/** Domains by the first half of a tool's name. */
export type Domains = Readonly<Record<string, DomainWords>>;

type ByDomain = Pick<ToolWords, "unclearName"> & {
  readonly domains: Domains;
  /** The most said first: a recogniser keeps the beginning. */
  readonly heard: readonly DomainWords[];
  /** What is said of a tool that is silent for long, where its domain says nothing of its own. */
  readonly patience: string;
};

/** What is said for the tools, by their domains. */
export function toolWordsBy({
  domains,
  heard,
  patience,
  unclearName,
}: ByDomain): Omit<ToolWords, "announcing" | "carriersOf" | "STOP_IT"> {
  const all = Object.values(domains);
  const phrases = new Map(all.flatMap((domain) => Object.entries(domain.phrases)));
  const choices = new Map(all.flatMap((domain) => Object.entries(domain.choices)));
  const asks = new Map(all.flatMap((domain) => Object.entries(domain.asks ?? {})));
  const does = new Map(all.flatMap((domain) => Object.entries(domain.does ?? {})));
  const shows = new Map(all.flatMap((domain) => Object.entries(domain.shows ?? {})));
  return {
    shownAs: (tool) => shows.get(tool),
    askFor: (tool, field) => asks.get(tool)?.[field],
    doesOf: (tool) => does.get(tool),
    wordingsOf: (tool, field) => choices.get(tool)?.[field] ?? {},
    phrasesOf: (tool) =>
      (phrases.get(tool) ?? "")
        .split("/")
        .map((phrase) => phrase.trim().replace(/\s+/g, " "))
        .filter((phrase) => phrase !== ""),
    phrased: [...phrases.keys()],
    unclearName,
    heard: heard.flatMap((domain) => domain.heard ?? []),
    progressOf: (tool) => domains[tool.split(".", 1)[0] ?? ""]?.progress ?? patience,
  };
}
