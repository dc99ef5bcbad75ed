/** What stands between commas. */
export function split(text: string): readonly string[] {
  return text.split(",");
}
