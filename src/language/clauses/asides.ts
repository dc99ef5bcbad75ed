type AsideWords = {
  /** What somebody only says of their own talking or thinking, as a piece of an expression. */
  readonly aside: string;
  /** What may stand before it at the front: "oh". */
  readonly links: string;
  /** Sounds that are made while somebody thinks, as a piece of an expression. */
  readonly hesitation: string;
};

/** The words without an aside before them or behind them, and without hesitation; that alone stays as it is. */
export function withoutAsidesBy({
  aside,
  links,
  hesitation,
}: AsideWords): (text: string) => string {
  const atEnd = new RegExp(String.raw`\s*[,;–—-]+\s*(?:${aside})\s*(?<mark>[.!?]*)\s*$`, "iu");
  const atFront = new RegExp(
    String.raw`^(?<before>(?:(?:${links})[,\s]+)*)(?:${aside})\s*[,;:–—-]+\s*`,
    "iu",
  );
  const hesitating = new RegExp(
    String.raw`(?<=\p{L})[\s,;.…–—-]*\s(?:${hesitation})(?:[,;.…–—-]+|(?=\s))(?=\s+\p{L})`,
    "giu",
  );
  return (text) => {
    const own = text
      .replaceAll(hesitating, "")
      .replace(atEnd, "$<mark>")
      .replace(atFront, "$<before>");
    return /\p{L}/u.test(own) ? own : text;
  };
}
