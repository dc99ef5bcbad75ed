/** Words that say how something is asked, never what for. They don't count as answerable terms. Folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "der die das den dem des ein eine einen einem einer eines kein keine keinen dieser diese dieses diesen diesem " +
    "ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein meine meinen meinem meiner meines dein deine deinen unser unsere unseren sein seine seinen " +
    "von zu zum zur in im ins an am ans auf aus bei beim mit nach vor uber unter um fur durch gegen ohne bis ab seit als wie " +
    "und oder aber wenn weil dass ob denn also doch so dann da dazu davon daran damit dafur " +
    "ist sind war waren sein bin bist wird werden wurde hat habe hast haben hatte hatten kann kannst konnen konnte konntest will willst wollen wurdest soll sollst sollen sollte muss musst mussen mochte mochtest darf " +
    "eigentlich nochmal denn halt eben grad ne nen nem ner is kannste haste bitte danke hallo hey hi ok okay ja nein mal kurz gern gerne eben halt ahm ah oh na naja nun tja jetzt gerade schon noch auch nur sehr ganz etwas irgendwas irgendein was wer wen wem wann wo wohin woher warum welche welcher welches welchen " +
    "mach mache machen tu tun gib geben hier dort da alle alles jeder jede jedes man nicht nichts viel viele mehr"
  ).split(" "),
);
