/** Words that say how something is asked, never what for. They don't count as answerable terms. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the this that these those it its is are was were be been being am i'm it's that's " +
    "i me my mine we us our you your yours he him his she her they them their " +
    "of to in on at for from by with about as into onto over after before between during until " +
    "and or but if so then than because while " +
    "do does did doing done have has had having can could will would shall should may might must " +
    "please kindly thanks thank hey hi hello ok okay just now well um uh er hmm oh like yeah yes no " +
    "i'd i'll i've you'd you'll you've we'd we'll can't don't doesn't didn't won't wouldn't " +
    "couldn't isn't aren't wasn't let let's lets what what's whats who who's whose when where where's " +
    "which why how how's there there's here some any all each every other another such " +
    "want wanna need gonna gotta going go get got give make some one thing things something " +
    "anything up out off down again also too very really quite maybe sure s t d ll m re ve " +
    "mr mrs kind sort bit lot self myself"
  ).split(" "),
);
