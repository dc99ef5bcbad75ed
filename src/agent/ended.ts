/** What ends a sentence, with the marks that close a quotation or an aside behind it. */
const END = /[.!?…]["'”“’‘»«)\]]*$/;

/** A sentence with its full stop; what somebody wrote, or a quotation of it, may have its own or none. */
export function ended(sentence: string): string {
  return END.test(sentence.trimEnd()) ? sentence : `${sentence}.`;
}
