/** How people ask for the reminder tools, ` / ` between two ways. Read by the index, never by a model. */
export const remindersPhrases = {
  "reminders.list": `
    welche Erinnerungen habe ich / was muss ich heute noch machen / was steht auf der Einkaufsliste /
    was ist überfällig / zeig mir meine Aufgaben / welche Aufgaben sind offen / was ist noch zu erledigen /
    lies mir die Einkaufsliste vor / woran wolltest du mich erinnern / was habe ich schon erledigt /
    habe ich morgen Aufgaben`,
  "reminders.create": `
    erinnere mich um fünf daran, Anna anzurufen / erinner mich morgen an den Müll /
    setz Milch auf die Einkaufsliste / schreib Brot auf die Liste /
    kannst du mich daran erinnern, die Blumen zu gießen / neue Aufgabe: Steuer machen /
    erinnere mich jeden Montag an die Mülltonne / pack Eier auf die Einkaufsliste /
    erinnere mich in einer Stunde ans Essen / vergiss nicht, mich an die Miete zu erinnern /
    denk daran, dass ich Mama anrufen muss / wir brauchen noch Kaffee`,
  "reminders.complete": `
    hak Milch kaufen ab / die Miete ist erledigt / Brot habe ich gekauft / markier die Aufgabe als erledigt /
    ich habe Anna angerufen, streich das / die Blumen sind gegossen / das ist fertig / nimm den Haken wieder weg /
    Müll ist rausgebracht / erledigt: Paket abgeholt`,
  "reminders.update": `
    verschieb die Erinnerung auf morgen / erinnere mich erst um sechs an den Anruf /
    ändere die Erinnerung an die Miete / benenne die Aufgabe um / setz die Aufgabe auf hohe Priorität /
    schieb die Erinnerung eine Stunde nach hinten / verschieb die Aufgabe auf die Arbeitsliste /
    die Steuer doch lieber am Freitag`,
  "reminders.delete": `
    lösche die Erinnerung an den Müll / nimm Milch von der Einkaufsliste / streich Brot von der Liste /
    die Erinnerung kann weg / entferne die Aufgabe Steuer / ich brauche die Erinnerung nicht mehr /
    lösch die Erinnerung für morgen`,
} as const;
