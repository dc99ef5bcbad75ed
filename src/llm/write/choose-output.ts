import type { Token } from "node-llama-cpp";

/** One thing the model may begin to write: the tokens it is judged by, and the caller's opinion. */
export type Beginning = { readonly tokens: readonly Token[]; readonly bias: number };

/**
 * Reads `edge` after `path` and answers, for each of its tokens, the log-probabilities of those
 * `wanted` to follow it.
 */
export type Look = (ask: {
  readonly path: readonly Token[];
  readonly edge: readonly Token[];
  readonly wanted: readonly (readonly Token[])[];
}) => Promise<readonly (readonly number[])[]>;

export type Choice = {
  /** What every beginning is read after: the prompt's last token. */
  readonly last: readonly Token[];
  readonly beginnings: readonly Beginning[];
  readonly mayAnswer: boolean;
  /** Tokens that begin neither a call as it is written here nor words for a person. */
  readonly foreign?: readonly Token[];
};

/** The index of a beginning, or that the model rather answers. */
export type Chosen = number | "answer";

/** Tokens that follow one another without a fork; `root` is the prompt's last token. */
type Branch = {
  readonly tokens: readonly Token[];
  readonly children: readonly Branch[];
  readonly leaf: { readonly index: number; readonly bias: number } | undefined;
  /** The highest bias of any beginning below: with it a score is an upper bound. */
  readonly topBias: number;
};

type Open = {
  readonly branch: Branch;
  readonly path: readonly Token[];
  /** Log-probability of everything up to and with this branch's first token. */
  readonly logProbability: number;
};
type Candidate = { readonly bound: number; readonly open?: Open; readonly chosen?: Chosen };

/**
 * Chooses by
 *
 *   score(call c) = Σ log P(token of c's beginning | prompt and the tokens before it) + bias(c)
 *   score(answer) = log(1 − Σ P(first token of any call) − Σ P(a token that begins neither))
 *
 * and gives the best, the same as if every beginning were scored to its end: log-probabilities only
 * fall, so the search looks where the bound (so far + best bias below) is highest and stops at the
 * first complete one. Shared prefixes are read once; a beginning's last token is never read.
 *
 *   prompt ─ "||call: " ┬ "calendar." ┬ "query("
 *                       │             └ "create_event("
 *                       └ "mail.search("
 */
export async function chooseOutput(
  { last, beginnings, mayAnswer, foreign = [] }: Choice,
  look: Look,
): Promise<Chosen> {
  const root = rootOf(last, beginnings, mayAnswer ? foreign : []);
  const front: Candidate[] = [];
  const push = (candidate: Candidate): void => {
    const at = front.findIndex(({ bound }) => bound < candidate.bound);
    front.splice(at < 0 ? front.length : at, 0, candidate);
  };
  const first = await expand({ branch: root, path: [], logProbability: 0 }, look);
  first.filter(({ open }) => open?.branch.topBias !== NEVER).forEach(push);
  if (mayAnswer) push({ bound: answerScore(first), chosen: "answer" });
  for (;;) {
    const best = front.shift();
    if (!best) throw new Error("Nothing to choose from.");
    if (best.chosen !== undefined) return best.chosen;
    if (best.open) (await expand(best.open, look)).forEach(push);
  }
}

/** What is left of probability when every way to begin a call is taken away. */
function answerScore(first: readonly Candidate[]): number {
  const calls = first.map(({ open }) => Math.exp(open?.logProbability ?? -Infinity));
  return Math.log(Math.max(0, 1 - calls.reduce((sum, value) => sum + value, 0)));
}

async function expand(open: Open, look: Look): Promise<readonly Candidate[]> {
  const { branch, path } = open;
  const edge = branch.leaf ? branch.tokens.slice(0, -1) : branch.tokens;
  const next = branch.children
    .map(({ tokens }) => tokens[0])
    .filter((token) => token !== undefined);
  const wanted = edge.map((_, index) => {
    const following = branch.tokens[index + 1];
    return following === undefined ? next : [following];
  });
  const seen = edge.length > 0 ? await look({ path, edge, wanted }) : [];
  const inner = seen.slice(0, branch.tokens.length - 1);
  const along = inner.reduce((sum, [value = -Infinity]) => sum + value, open.logProbability);
  if (branch.leaf) return [{ bound: along + branch.leaf.bias, chosen: branch.leaf.index }];
  return branch.children.map((child, index) => {
    const logProbability = along + (seen.at(-1)?.[index] ?? -Infinity);
    const below: Open = { branch: child, path: [...path, ...edge], logProbability };
    return { bound: logProbability + child.topBias, open: below };
  });
}

/** Of what is looked at, and never chosen. */
const NEVER = -Infinity;

function rootOf(
  last: readonly Token[],
  beginnings: readonly Beginning[],
  foreign: readonly Token[],
): Branch {
  const calls = childrenOf(beginnings.map((beginning, index) => ({ ...beginning, index })));
  const begun = new Set(calls.map(({ tokens }) => tokens[0]));
  const others = foreign
    .filter((token) => !begun.has(token))
    .map((token) => ({ tokens: [token], children: [], leaf: undefined, topBias: NEVER }));
  return { tokens: last, children: [...calls, ...others], leaf: undefined, topBias: 0 };
}

type Numbered = Beginning & { readonly index: number };

function childrenOf(below: readonly Numbered[]): readonly Branch[] {
  const groups = Map.groupBy(below, firstOf);
  return [...groups].map(([token, group]) => {
    const shorter = group.map((each) => ({ ...each, tokens: each.tokens.slice(1) }));
    return branchOf([token], shorter);
  });
}

/** The tree of what goes on after these tokens. */
function branchOf(tokens: readonly Token[], below: readonly Numbered[]): Branch {
  const topBias = Math.max(...below.map(({ bias }) => bias));
  const [only, ...more] = below;
  if (only && more.length === 0) {
    const leaf = { index: only.index, bias: only.bias };
    return { tokens: [...tokens, ...only.tokens], children: [], leaf, topBias };
  }
  const children = childrenOf(below);
  const [single, ...others] = children;
  if (single && others.length === 0) {
    return { ...single, tokens: [...tokens, ...single.tokens] };
  }
  return { tokens, children, leaf: undefined, topBias };
}

function firstOf({ tokens }: Numbered): Token {
  const [token] = tokens;
  if (token === undefined) throw new Error("Two calls begin with the same tokens.");
  return token;
}
