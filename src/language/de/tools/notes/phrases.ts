/** How people ask for the note tools, ` / ` between two ways. Read by the index, never by a model. */
export const notesPhrases = {
  "notes.search": `
    such die Notiz über den Urlaub / welche Notizen habe ich / finde die Notiz mit dem WLAN-Passwort /
    in welcher Notiz steht das Rezept / habe ich etwas über die Heizung notiert / zeig mir meine Notizen /
    such in den Notizen nach Geschenk / wo habe ich die Maße aufgeschrieben`,
  "notes.read": `
    lies die Notiz Urlaub vor / was steht in der Notiz über das Rezept / öffne die Notiz Packliste /
    lies mir meine Notiz vor / zeig mir die Notiz zum Umzug / was habe ich in der Notiz Ideen geschrieben /
    lies die letzte Notiz`,
  "notes.create": `
    mach eine Notiz / notier, dass der Schlüssel bei Anna ist / schreib auf, dass das Auto zur Inspektion muss /
    neue Notiz: Ideen für den Garten / leg eine Notiz namens Urlaub an / halt fest, dass die Miete steigt /
    schreib mir eine Notiz über das Gespräch / merk dir, dass der Code vierstellig ist`,
  "notes.append": `
    schreib zur Notiz Urlaub noch Sonnencreme dazu / ergänze die Notiz Ideen /
    häng an die Notiz an, dass es teurer wird / füg der Packliste Socken hinzu / setz das noch unter die Notiz /
    schreib in die Notiz Garten noch Tomaten / ergänze meine Notiz über den Umzug um die neue Adresse`,
} as const;
