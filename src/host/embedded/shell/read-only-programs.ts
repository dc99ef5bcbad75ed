type Rule = {
  /** What an argument that begins with `-` may be; anything else isn't harmless. */
  readonly options?: RegExp;
  readonly operands?: RegExp;
  readonly most?: number;
};

const COUNT = /^-[nc]?\d+$|^-[nc]$|^-[qv]$/;

/**
 * Programs that only read, with the options that keep them so: `sort -o`, `tail -f`, `grep -f`,
 * `date -s`, `hostname NAME` and the second file of `uniq` are left out. Wrappers and interpreters
 * (env, time, xargs, sh, awk, sed, find, git) never are.
 */
const RULES: Readonly<Record<string, Rule>> = {
  basename: {},
  cal: { operands: /^\d+$/ },
  cat: { options: /^-[nbAsETv]+$/ },
  cmp: {},
  comm: { options: /^-[123]+$/ },
  cut: { options: /^-d.?$|^-[fcb][\d,-]*$|^-s$/ },
  date: { options: /^-[uIR]$/, operands: /^\+/ },
  df: { options: /^-[hTkmi]+$/ },
  diff: { options: /^-[uqrwbiyN]+$/ },
  dirname: {},
  du: { options: /^-[shack]+$|^-d\d?$/ },
  echo: {},
  false: { most: 0 },
  file: { options: /^-[bi]+$/ },
  fold: { options: /^-[sw]+$|^-w\d+$/ },
  grep: { options: /^-[invcwlLoxrEFHhqsa]+$|^-[ABCm]\d*$|^-e$/ },
  head: { options: COUNT },
  hostname: { most: 0 },
  id: { options: /^-[ugnG]+$/, most: 1 },
  ls: { options: /^-[1aAlhrtSRFdpi]+$/ },
  md5sum: {},
  nl: {},
  nproc: { most: 0 },
  pwd: { most: 0 },
  rev: {},
  seq: { operands: /^-?\d+$/ },
  sha256sum: {},
  sort: { options: /^-[rnufhbdVgMs]+$|^-k[\d.,]*[a-z]*$|^-t.?$/ },
  stat: {},
  tac: {},
  tail: { options: COUNT },
  tr: { options: /^-[dsct]+$/ },
  true: { most: 0 },
  uname: { options: /^-[asnrmpo]+$/, most: 2 },
  uniq: { options: /^-[cdui]+$/, most: 1 },
  uptime: { most: 0 },
  wc: { options: /^-[lwcmL]+$/ },
  whoami: { most: 0 },
};

/** The names, for tests that compare with a real shell. */
export const READ_ONLY_PROGRAMS: readonly string[] = Object.keys(RULES);

/** Whether these words run a program that changes nothing, on files below the folder it runs in. */
export function isReadOnly([program = "", ...words]: readonly string[]): boolean {
  const rule = Object.hasOwn(RULES, program) ? RULES[program] : undefined;
  if (!rule) return false;
  const operands = words.filter((word) => !word.startsWith("-"));
  const options = words.filter((word) => word.startsWith("-"));
  return (
    options.every((word) => rule.options?.test(word) ?? rule.operands?.test(word) ?? false) &&
    operands.every((word) => isBelow(word) && (rule.operands?.test(word) ?? true)) &&
    operands.length <= (rule.most ?? Infinity)
  );
}

/** No absolute path and no way up; a link that leads out ends at the sandbox. */
function isBelow(word: string): boolean {
  return !word.startsWith("/") && !word.split("/").includes("..");
}
