/** How people ask for the address book, ` / ` between two ways. Read by the index, never by a model. */
export const contactsPhrases = {
  "contacts.search": `
    wie ist die Nummer von Anna / welche Telefonnummer hat Tom / gib mir die Adresse von Sarah / wo wohnt Mama /
    wann hat Anna Geburtstag / wie lautet die Mailadresse von Herrn Schmidt / such den Kontakt Ben /
    zeig mir die Handynummer vom Zahnarzt / hast du die E-Mail von Julia / wie erreiche ich Papa`,
} as const;
