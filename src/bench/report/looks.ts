/** How a series is drawn: one of the colours `s0` to `s11`, and broken where it is a variant of another. */
export type Look = { readonly slot: number; readonly isDashed: boolean };

/** Colour-blind safe (Okabe and Ito 2008; Tol 2021 for the later six), for a light and a dark page. */
export const LIGHT = [
  "#0072b2",
  "#555555",
  "#d55e00",
  "#009e73",
  "#b07a00",
  "#cc79a7",
  "#332288",
  "#117733",
  "#882255",
  "#44aa99",
  "#aa4499",
  "#7a7a1f",
];
export const DARK = [
  "#56b4e9",
  "#b8b8b8",
  "#ff8a3d",
  "#2fd6a3",
  "#f0c24b",
  "#f2a6cd",
  "#a99cf5",
  "#7fd48f",
  "#e0719f",
  "#8fe3d6",
  "#d98ae0",
  "#d6d67a",
];

/** A colour belongs to a name, in every picture; what comes from one idea has one colour. */
const SLOTS: readonly (readonly string[])[] = [
  ["sotto", "sotto, words alone", "ours", "with"],
  ["all", "BM25", "plain", "without"],
  ["ora", "Ora's two tiers"],
  ["digitorn", "minisearch"],
  ["toolsearch", "fuse.js"],
  ["injection", "wink-bm25"],
  ["sotto + request-minilm", "fixed 0.7 s"],
  ["sotto + multilingual-e5-small", "fixed 0.35 s"],
  ["request-minilm alone"],
  ["multilingual-e5-small alone"],
];
/** The same thing with something added to it. */
const VARIANT = / \+ phrases$/;

/** How each of these is drawn; two names no picture had before share a colour only where there are more than colours. */
export function looksOf(names: readonly string[]): readonly Look[] {
  const taken = new Set(names.flatMap((name) => knownSlot(name) ?? []));
  return names.map((name): Look => {
    const isDashed = VARIANT.test(name);
    const known = knownSlot(name);
    if (known !== undefined) return { slot: known, isDashed };
    const slot = freeFrom(hash(name), taken);
    taken.add(slot);
    return { slot, isDashed };
  });
}

function knownSlot(name: string): number | undefined {
  const plain = name.replace(VARIANT, "");
  const slot = SLOTS.findIndex((names) => names.includes(plain));
  return slot < 0 ? undefined : slot;
}

function freeFrom(start: number, taken: ReadonlySet<number>): number {
  const slots = LIGHT.map((_, index) => (start + index) % LIGHT.length);
  return slots.find((slot) => !taken.has(slot)) ?? start;
}

function hash(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (31 * sum + (letter.codePointAt(0) ?? 0)) % 9_973;
  return sum % LIGHT.length;
}
