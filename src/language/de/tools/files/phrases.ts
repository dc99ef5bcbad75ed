/** How people ask for the file tools, ` / ` between two ways. Read by the index, never by a model. */
export const filesPhrases = {
  "files.read": `
    lies die Datei Einkauf vor / was steht in der Datei Budget / öffne den Text todo und lies ihn vor /
    zeig mir den Inhalt von bericht.txt / lies mir das Dokument vor / was steht in dem PDF /
    gib mir den Inhalt der Datei / lies weiter in der Datei`,
  "files.write": `
    schreib eine Datei namens ideen.txt mit dem Text Hallo / leg eine Textdatei an /
    speichere das in einer Datei / häng eine Zeile an die Datei todo an / erstelle ein neues Dokument /
    schreib Milch ans Ende der Datei einkauf / mach eine neue Datei / füge der Datei eine Zeile hinzu`,
  "files.trash": `
    wirf die Datei in den Papierkorb / lösche die Datei alt.txt / entferne das Dokument /
    leg die alten Fotos in den Papierkorb / die Datei Entwurf kann weg / schmeiß das PDF weg /
    lösch den Bericht vom letzten Jahr aus den Dokumenten`,
} as const;
