// talisman 1.1.4 ships no types.
declare module "talisman/phonetics/double-metaphone.js" {
  export default function doubleMetaphone(word: string): [primary: string, secondary: string];
}
declare module "talisman/stemmers/porter.js" {
  export default function porter(word: string): string;
}
declare module "talisman/metrics/jaro-winkler.js" {
  export default function jaroWinkler(left: string, right: string): number;
}
declare module "talisman/phonetics/german/cologne.js" {
  export default function cologne(word: string): string;
}
declare module "talisman/stemmers/german/caumanns.js" {
  export default function caumanns(word: string): string;
}
