/** How people ask for the message tools, ` / ` between two ways. Read by the index, never by a model. */
export const messagesPhrases = {
  "messages.recent": `
    habe ich neue Nachrichten / hat mir jemand geschrieben / zeig mir die letzten Nachrichten /
    was hat Anna geschrieben / gibt es ungelesene Nachrichten / lies mir die neuen Nachrichten vor /
    hat Tom sich gemeldet / welche SMS habe ich bekommen / was gibt es Neues im Chat`,
  "messages.search": `
    such die Nachricht über den Schlüssel / in welcher Nachricht stand die Adresse /
    wann hat Ben vom Umzug geschrieben / finde den Chat, in dem es um das Geschenk ging /
    such in meinen Nachrichten nach Pizza / was hat Anna über das Konzert geschrieben / finde die SMS mit dem Code`,
  "messages.send": `
    schreib Anna, dass ich später komme / schick Tom eine Nachricht / sag Ben, dass ich unterwegs bin /
    schreib Mama eine Nachricht / sende Sarah eine SMS: bin gleich da / antworte Tom, dass es passt /
    frag Anna, ob sie Zeit hat / richte Papa aus, dass das Essen fertig ist /
    gib Julia Bescheid, dass ich da bin / text Ben, dass ich im Stau stehe`,
  "messages.open_chat": `
    öffne den Chat mit Anna / zeig mir die Unterhaltung mit Tom / mach den Chat mit Ben auf /
    geh in den Chat mit Mama / zeig den Verlauf mit Sarah / öffne die Nachrichten mit Papa /
    wechsle zum Chat mit Julia`,
} as const;
