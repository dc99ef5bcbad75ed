/** A sentence as it is compared with a question: what it stands in tells what it is about. */
export function titled({ title }: { readonly title: string }, sentence: string): string {
  return `${title}: ${sentence}`;
}
