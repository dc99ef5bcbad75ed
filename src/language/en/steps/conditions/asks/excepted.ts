const EXCEPT =
  /\s*,?\s+(?:besides|apart from|aside from|other than|except(?:ing)?(?: for)?|bar|but(?!\s+(?:not|only|if)\b)|save for|beyond)\s+(?<except>(?:the\s+|my\s+|our\s+)?(?!the\b)[^,.;:!?]+?)(?=\s+(?:on|in|at|this|next|tomorrow|today|tonight|the (?:morning|afternoon|evening|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\s*[,.]?$)/iu;
const ONLY =
  /^(?<who>I|we)(?:['’]ve| have)(?:\s+got)?\s+(?:only|just)(?:\s+got)?\s+(?<except>(?!the\b|an?\b|one\b|\d)[^,.;:!?]+?)(?=\s+(?:on|in|at|this|next|tomorrow|today|tonight)\b|\s*$)/iu;

/** A clause without what may be there all the same: "nothing on Sunday but choir", "I've only choir on Sunday". */
export function withoutExcepted(said: string): {
  readonly rest: string;
  readonly except: string | undefined;
} {
  const plain = said.replace(ONLY, "$<who> have nothing but $<except>");
  const except = EXCEPT.exec(plain)?.groups?.["except"]?.trim();
  return { rest: except === undefined ? said : plain.replace(EXCEPT, ""), except };
}

const CLASH = new RegExp(
  String.raw`^(?:there(?:['’]s|\s+is)(?<none>n['’]t|\s+not|\s+nothing|\s+nowt)?\s*(?:anything|something|owt|an?(?:\s+\w+)?|other)?(?:\s+else)?(?:\s+(?:that|which|to))?|(?<no>nothing|nowt)(?:\s+else)?|(?:anything|something|owt)(?:\s+else)?)\s*(?:clash(?:es|ing)?|overlap(?:s|ping)?|conflict(?:s|ing)?|gets? in the way|at the same time)\s*(?:with|as|of)?\s+(?<clash>\S.*)$`,
  "iu",
);

/** Whether something else is at the time of a thing. */
export function clashIn(
  said: string,
): { readonly asks: string; readonly clash: string; readonly isNone: boolean } | undefined {
  const { clash, none, no } = CLASH.exec(said.trim())?.groups ?? {};
  if (clash === undefined) return undefined;
  return { asks: said, clash, isNone: (none ?? no) !== undefined };
}
