// talisman 1.1.4 ships no types.
declare module "talisman/stemmers/porter.js" {
  export default function porter(word: string): string;
}
