/** How people ask for the calendar tools, ` / ` between two ways. Read by the index, never by a model. */
export const calendarPhrases = {
  "calendar.query": `
    was steht heute an / was habe ich heute vor / welche Termine habe ich morgen / habe ich am Freitag Termine /
    was steht diese Woche im Kalender / wann ist der Zahnarzt / wann habe ich das nächste Treffen /
    zeig mir meinen Kalender / was liegt nächste Woche an / bin ich morgen Nachmittag verabredet /
    wie sieht mein Tag aus / lies mir meine Termine vor / wann treffe ich Anna / wo findet die Besprechung statt`,
  "calendar.create_event": `
    trag morgen um drei den Zahnarzt ein / leg einen Termin an / mach einen Termin mit Anna am Freitag /
    plan ein Treffen für Montag um zehn / setz das Abendessen mit Ben in den Kalender /
    neuer Termin am 3. um 17 Uhr / schreib mir für Dienstag Friseur in den Kalender /
    ich habe am Mittwoch um neun ein Gespräch, trag das ein / block mir morgen von zwei bis vier /
    erstelle einen Termin namens Elternabend / trag den Urlaub von Montag bis Freitag ein`,
  "calendar.update_event": `
    verschieb den Zahnarzt auf vier / verleg das Treffen auf Freitag /
    schieb die Besprechung eine Stunde nach hinten / zieh den Termin um eine halbe Stunde vor /
    benenne das Treffen um / ändere den Ort vom Abendessen / mach den Termin eine halbe Stunde länger /
    das Treffen findet jetzt im Café statt / kannst du den Friseur auf Donnerstag verlegen /
    kürze die Besprechung auf dreißig Minuten`,
  "calendar.delete_event": `
    sag den Zahnarzt ab / lösche den Termin morgen um drei / streich das Treffen mit Anna /
    nimm die Besprechung aus dem Kalender / der Friseur fällt aus / entferne den Termin am Freitag /
    ich gehe nicht zum Elternabend, lösch ihn / storniere das Abendessen / das Meeting kann weg`,
  "calendar.find_slots": `
    wann habe ich diese Woche Zeit / habe ich morgen Nachmittag frei / finde eine freie Stunde am Freitag /
    wann passt ein Treffen von einer Stunde / wo ist noch eine Lücke im Kalender /
    such mir zwei freie Stunden nächste Woche / wann bin ich morgen frei /
    gibt es am Montag noch Platz für ein Gespräch / wann hätte ich eine halbe Stunde Luft`,
} as const;
