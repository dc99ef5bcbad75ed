/** Whether a text breaks off where no request ends: at a mark that goes on, or one of these words. */
export function trailsOffBy(trailing: ReadonlySet<string>): (text: string) => boolean {
  return (text) => {
    if (/[,;:…-]\s*$|\.\.\.\s*$/.test(text)) return true;
    const last = /([\p{L}'’]+)[^\p{L}\p{N}]*$/u.exec(text)?.[1];
    return last !== undefined && trailing.has(last.toLowerCase());
  };
}
