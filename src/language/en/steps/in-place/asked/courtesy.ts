/** Who asks somebody, with more than a word of courtesy: what comes behind is what is wanted. */
const I_WOULD = String.raw`I(?:['’]d| would| should| shall|['’]ll| will)`;
const YOU_WOULD = String.raw`you(?:['’]d| would| could| can| might)`;
/** What is done to a thing there is. */
const NO_QUESTION =
  "move|shift|push(?: back)?|bring(?: forward)?|change|reschedule|postpone|cancel|delete|rename|shorten|extend|put|add|book|send|text|tell";
const COURTESIES = [
  // "I'd be obliged if you'd", "I should be grateful if you could".
  String.raw`${I_WOULD} (?:be (?:very |most |so |much |really )*(?:obliged|grateful|thankful|pleased|glad|happy|delighted)|appreciate it|take it kindly|like it|love it) if ${YOU_WOULD}`,
  // "It would be a kindness if you could".
  String.raw`it(?:['’]d| would) be (?:an? |very |really |most )*(?:kindness|kind|lovely|great|good|nice|helpful|help|brilliant) if ${YOU_WOULD}`,
  // "Would you be so good as to", "be a dear and".
  String.raw`(?:(?:would|could|will|can) you (?:please )?)?be (?:so (?:good|kind)(?: as)?(?: to)?|(?:good|kind) enough to|an? (?:dear|love|angel|darling|pal|star|sweetheart)(?: and)?)`,
  // "Do you think you could", "I was wondering if you might", "any chance you could".
  String.raw`(?:do you think|I wonder(?:ed)?(?: if| whether)?|I(?:['’]m| was| am) (?:just )?wondering (?:if|whether)|(?:is there )?(?:any|a|some) (?:chance|way|possibility)(?: that)?) ${YOU_WOULD}(?: be able to)?`,
  // "Might I trouble you to", "may I ask you to".
  String.raw`(?:might|may|could|can) I (?:just )?(?:trouble|ask|bother|get) you to`,
  // "Is it possible to move my haircut": of a thing of one's own it is no question what can be done.
  String.raw`(?:is it (?:possible|ok|okay|all right|alright)(?: for you)?|is there (?:any|a|some) way) to(?=\s+(?:${NO_QUESTION})\s+(?:(?:my|our|the|this|that)\b|(?-i:[A-Z])))`,
  String.raw`(?:would|could) it be (?:possible|too much(?: trouble)?)(?: for you)? to`,
];
const COURTESY = new RegExp(
  String.raw`^(?<lead>(?:(?:please|so|and|well|right|oh|now|then|also|but)[,\s]+)*)(?:${COURTESIES.join("|")})\s+(?:please\s+|kindly\s+|just\s+)*(?=\p{Ll})`,
  "iu",
);

/** "Can you put my eye test in": in the calendar. */
const PUT_IN =
  /(?<put>(?:^|,\s+)(?:(?:so|and)\s+)?(?:can|could|will|would) (?:you|we|I) (?:please )?(?:put|pop|stick|book|pencil|get) (?:my|our|the|a) (?!(?:kettle|oven|dishwasher|washing|chicken|plug)\b)(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) in(?<end>(?:,? please)?[\s?.!]*)$/iu;

/** A request without what only asks politely for it, and with the calendar it is put in; any other sentence as it is. */
export function asRequest(sentence: string): string {
  return sentence.replace(COURTESY, "$<lead>").replace(PUT_IN, "$<put> in the calendar$<end>");
}
