type AsideWords = {
  /** What somebody only says of their own talking or thinking, as a piece of an expression. */
  readonly aside: string;
  /** What may stand before it at the front: "oh". */
  readonly links: string;
};

/** The words without an aside before them or behind them; an aside alone stays as it is. */
export function withoutAsidesBy({ aside, links }: AsideWords): (text: string) => string {
  const atEnd = new RegExp(String.raw`\s*[,;–—-]+\s*(?:${aside})\s*(?<mark>[.!?]*)\s*$`, "iu");
  const atFront = new RegExp(
    String.raw`^(?<before>(?:(?:${links})[,\s]+)*)(?:${aside})\s*[,;:–—-]+\s*`,
    "iu",
  );
  return (text) => {
    const own = text.replace(atEnd, "$<mark>").replace(atFront, "$<before>");
    return /\p{L}/u.test(own) ? own : text;
  };
}
