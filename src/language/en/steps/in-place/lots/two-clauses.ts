/** Two clauses, of which the first is no thing. */
export const TWO_CLAUSES =
  /(?:,\s+(?:so|and|but|because)|\sso(?=\s+(?:the|my|our|all|both|every|that|those)))\b|\b(?<!\b(?:that|which)\s)(?:I|we|he|she|they|it)(?:['’]\p{L}+)\b/iu;
