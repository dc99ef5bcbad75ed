/** How people ask for the mail tools, ` / ` between two ways. Read by the index, never by a model. */
export const mailPhrases = {
  "mail.recent": `
    habe ich neue Mails / was ist in meinem Posteingang / gibt es neue Post / zeig mir die letzten Mails /
    habe ich ungelesene Mails / ist eine Mail von Anna gekommen / welche E-Mails habe ich heute bekommen /
    wer hat mir geschrieben / was gibt es Neues im Postfach / prüf meine Mails`,
  "mail.search": `
    such die Mail über die Rechnung / finde die E-Mail von Tom zum Angebot / welche Mail handelt vom Umzug /
    such in meinen Mails nach der Bahnfahrkarte / finde Mails mit dem Wort Vertrag /
    wo ist die Mail mit der Buchung / hat mir Sarah wegen der Miete gemailt /
    such nach Mails vom letzten Monat über die Heizung`,
  "mail.read": `
    lies mir die Mail von Anna vor / lies die letzte Mail / was schreibt Tom / öffne die Mail über die Rechnung /
    lies die neueste E-Mail vor / was steht in der Mail vom Vermieter / lies mir die Nachricht von der Bank vor /
    lies diese Mail vor`,
  "mail.create_draft": `
    schreib einen Entwurf an Anna / entwirf eine Mail an Tom / bereite eine Mail an den Vermieter vor /
    setz eine E-Mail an Sarah auf / mach einen Entwurf mit dem Betreff Miete /
    formuliere eine Antwort, aber schick sie noch nicht ab / leg mir einen Mailentwurf an`,
  "mail.send": `
    schick Anna eine Mail, dass ich später komme / schreib eine Mail an Tom /
    sende Sarah eine E-Mail mit dem Betreff Treffen / maile Ben, dass es klappt / antworte auf die Mail von Anna /
    schick eine E-Mail an den Vermieter / beantworte die Mail von Tom mit Ja / verschick den Entwurf /
    schreib Frau Weber per Mail`,
  "mail.update_message": `
    archiviere die Mail von Tom / markier die Mail als gelesen / lösch die Mail von der Werbung /
    markiere die Mail als wichtig / leg die E-Mail ins Archiv / wirf die Mail in den Papierkorb /
    setz die Mail wieder auf ungelesen / nimm die Markierung von der Mail weg / die Mail kann weg`,
} as const;
