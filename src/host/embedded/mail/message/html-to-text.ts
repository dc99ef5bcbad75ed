/** HTML is turned into text up to this many characters; what follows is styling or a mistake. */
const MAX_HTML = 500_000;
/** Tags nested deeper are dropped with what they hold. */
const MAX_HTML_DEPTH = 200;

/** The text of an HTML mail as somebody would read it out: links once, no pictures, tables cell by cell. */
export async function htmlToText(html: string): Promise<string> {
  const { convert } = await import("html-to-text");
  return convert(withApartCells(html.slice(0, MAX_HTML)), {
    wordwrap: false,
    limits: { maxDepth: MAX_HTML_DEPTH },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "h3", options: { uppercase: false } },
    ],
  });
}

/** Most tables of mails are for looks, so they are read cell by cell; without this the cells would run together. */
function withApartCells(html: string): string {
  return html.replace(/<\/t[dh]\s*>/gi, " $&").replace(/<\/tr\s*>/gi, "<br>$&");
}
