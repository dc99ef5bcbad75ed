/** How people ask for the address book, ` / ` between two ways. Read by the index, never by a model. */
export const contactsPhrases = {
  "contacts.search": `
    what's anna's phone number / find tom in my contacts / look up doctor miller / give me ben's email /
    do I have a number for the plumber / what's the address of my aunt / who is this number /
    search contacts for karen / show me julia's contact details / how can I reach steve /
    what's mum's mobile / pull up the card for peter / email address for the accountant /
    which number do I have for the school / is laura in my address book / find someone called nguyen /
    contact info for the vet / tell me dad's work number / where does emma live / contact card of my boss /
    I need sophie's number / can you get me the dentist's phone number / how do I get hold of martin /
    what is my sister's email / when is katie's birthday according to contacts / phone number of the landlord /
    whose number is oh seven seven double two / list people named john / all my contacts at the bank /
    find the contact for the garage / does rachel have a second number / people in my address book called smith /
    have I saved the babysitter's number / look for alex in the phone book / details for uncle george /
    what's the last name of that chris / open karl's contact / how many contacts do I have named maria /
    get me the number for the pizza place I saved / contacts / search my address book /
    who do I know at microsoft / what company does hannah work for / read me lisa's number /
    what number should I call for the insurance / spell out tim's email address / any contact with the name olga /
    what's the home address I have for grandma / number for mister jones / show all my contacts /
    could you find me the details of the electrician / which email does my professor use / find a person /
    I forgot michael's number / do you have an address for the smiths / display the contact of my colleague /
    lookup jane doe / get the mobile of my neighbour / the phone number of kate please /
    what's the postcode for my parents / have you got an email for the club secretary`,
} as const;
