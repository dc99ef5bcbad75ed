/** How people ask for the system tools, ` / ` between two ways. Read by the index, never by a model. */
export const systemPhrases = {
  "system.open_app": `
    öffne Firefox / starte den Browser / mach das Mailprogramm auf / öffne die Einstellungen / starte Spotify /
    wechsle zu Safari / öffne den Rechner / mach mal den Kalender auf / zeig das Programm Fotos`,
  "system.search_files": `
    such die Datei mit dem Lebenslauf / finde das PDF über die Versicherung / wo ist die Datei Budget /
    such nach Fotos vom Urlaub / finde das Dokument vom letzten Monat / welche Dateien liegen in den Downloads /
    such die Tabelle mit den Ausgaben / wo habe ich die Rechnung gespeichert`,
  "system.open_item": `
    öffne die Datei Budget / mach das PDF auf / öffne den Ordner Downloads / zeig mir das Foto vom Strand /
    öffne die Seite example.com / geh auf wikipedia.org / mach den Ordner Dokumente auf /
    öffne die Webseite der Bahn`,
  "system.get_status": `
    wie spät ist es / wie viel Uhr ist es / welcher Tag ist heute / welches Datum haben wir /
    wie voll ist der Akku / wie laut ist es eingestellt / wie viel Speicherplatz ist noch frei /
    welches Programm ist gerade offen / welche Version läuft hier / lädt der Rechner gerade`,
  "system.set_volume": `
    mach lauter / mach leiser / stell die Lautstärke auf dreißig / dreh den Ton auf / Ton aus / schalte stumm /
    mach den Ton wieder an / Lautstärke auf fünfzig Prozent / etwas leiser bitte / dreh die Lautstärke runter /
    volle Lautstärke`,
} as const;
