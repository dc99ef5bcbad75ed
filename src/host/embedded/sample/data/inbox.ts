import type { SampleMail } from "./sample-mail.ts";

/** What others wrote and the owner has not filed. */
export const inbox: readonly SampleMail[] = [
  {
    id: "invoice-1",
    box: "INBOX",
    from: "Anna Lindqvist <anna@lindqvist-form.example>",
    subject: "Invoice 2214 for the tram signs",
    hoursAgo: 5,
    flags: "",
    body: `Hi Robin,

here is the invoice for the tram signage drafts: number 2214, 1,840 euros, due in fourteen days.
The two extra rounds for the night timetable are not on it, I'd count them as ours.

Could you let me know that it reached you? Last time it sat in a spam folder.

See you at lunch
Anna`,
    attachment: { name: "invoice-2214.csv", text: "item,euros\nDrafts,1500\nProofs,340\n" },
  },
  {
    id: "porto-hotel",
    box: "INBOX",
    from: "Casa do Largo <stay@casadolargo.example>",
    subject: "Your request for three nights",
    hoursAgo: 9,
    flags: "",
    html: `<p>Dear Robin,</p><p>we can hold the <b>courtyard room</b> for three nights until Friday. It has a desk and a view of the lemon tree.</p><p>Breakfast is from 7.30 to 10.</p><p>Marta, Casa do Largo</p>`,
  },
  {
    id: "stand-up-notes",
    box: "INBOX",
    from: "Sarah Chen <sarah.chen@wayfarer.example>",
    subject: "Notes from this morning",
    hoursAgo: 4,
    flags: "",
    body: `Robin, short version for those who missed it:

- the depot wants the arrows 20 % larger
- Priya hands over the night map next Monday
- nobody has the key to the plotter room

S.`,
  },
  {
    id: "newsletter-paper",
    box: "INBOX",
    from: "The Paper Weekly <hello@paperweekly.example>",
    subject: "Why grain direction matters",
    hoursAgo: 14,
    flags: "",
    html: `<html><body><h1>The Paper Weekly</h1><p>This week: folding against the grain, and a mill that runs on whey.</p><ul><li>Grain direction in five minutes</li><li>Reader's question: glue that doesn't yellow</li></ul><p style="font-size:9px">You get this because you signed up at our stall.</p></body></html>`,
  },
  {
    id: "tom-weekend",
    box: "INBOX",
    from: "Tom Ellery <tom@ellery.example>",
    subject: "Weekend",
    hoursAgo: 20,
    flags: "",
    body: `Are you two around when Mum and Dad come? I could drive over with the kayak.

Tom`,
  },
  {
    id: "depot-access",
    box: "INBOX",
    from: "Łukasz Wójcik <l.wojcik@citytram.example>",
    subject: "Access to Depot North",
    hoursAgo: 26,
    flags: "S",
    body: `Dear Robin Ellery,

you are on the list for Gate 3. Please bring photo identification and sturdy shoes. The visit takes about two and a half hours.

Kind regards
Łukasz Wójcik`,
  },
  {
    id: "book-club-date",
    box: "INBOX",
    from: "Katherine Brooks <kate@brooks-family.example>",
    subject: "Book club: new date?",
    hoursAgo: 30,
    flags: "S",
    to: "Robin Ellery <robin@ellery.example>, Siobhán Ní Bhriain <siobhan@nibhriain.example>",
    body: `Could everybody do a day later? My sister lands that evening.

K`,
  },
  {
    id: "book-club-date-2",
    box: "INBOX",
    from: "Siobhán Ní Bhriain <siobhan@nibhriain.example>",
    subject: "Re: Book club: new date?",
    hoursAgo: 28,
    flags: "",
    answers: "book-club-date",
    body: `Fine by me, I'll bring the plum cake either way.

Siobhán

> Could everybody do a day later? My sister lands that evening.`,
  },
  {
    id: "dental-reminder",
    box: "INBOX",
    from: "Harbour Dental Practice <reception@harbourdental.example>",
    subject: "Your appointment",
    hoursAgo: 31,
    flags: "S",
    body: `This is a reminder of your appointment tomorrow week at our practice, 12 Quay Street. If you can't come, ring us a day before.`,
  },
  {
    id: "stockholm-agenda",
    box: "INBOX",
    from: "Bjørn Åkesson <bjorn.akesson@nordlinje.example>",
    subject: "Agenda for our call",
    hoursAgo: 40,
    flags: "F",
    body: `Hello Robin,

1. pictograms for the ferry pier
2. the colour of the night lines
3. who prints

Best
Bjørn`,
  },
  {
    id: "parcel",
    box: "INBOX",
    from: "Swiftbox Parcels <noreply@swiftbox.example>",
    subject: "Your parcel is with a neighbour",
    hoursAgo: 45,
    flags: "S",
    html: `<p>Parcel <b>SB-55-0193</b> was left with: <i>Brooks, number 14</i>.</p>`,
  },
  {
    id: "newsletter-lido",
    box: "INBOX",
    from: "Friends of the Lido <news@lidofriends.example>",
    subject: "Water temperature and winter hours",
    hoursAgo: 52,
    flags: "S",
    html: `<div><h2>Brr!</h2><p>The water has 14 degrees. From next month we open at eight.</p><p>The sauna stays warm as long as the stove lasts.</p></div>`,
  },
  {
    id: "library-notice",
    box: "INBOX",
    from: "Town Library <notices@townlibrary.example>",
    subject: "Two items are due",
    hoursAgo: 60,
    flags: "S",
    body: `Due at the end of the week:
The Glass Orchard
A Field Guide to Lichens`,
  },
  {
    id: "school-concert",
    box: "INBOX",
    from: "Larchfield School <office@larchfield.example>",
    subject: "School concert: seats",
    hoursAgo: 70,
    flags: "S",
    body: `Dear families, please tell us by Monday how many seats you need. The interval is run by year six, so expect a lot of cake.`,
  },
  {
    id: "zoe-maps",
    box: "INBOX",
    from: "Zoë Müller-Groß <z.mueller-gross@kartenwerk.example>",
    subject: "Schriftmuster / type samples",
    hoursAgo: 75,
    flags: "S",
    body: `Hallo Robin,

anbei die Muster in drei Schnitten. The second one keeps its shape at night, I'd take that.

Grüße
Zoë`,
  },
  {
    id: "plumber-visit",
    box: "INBOX",
    from: "Yılmaz Plumbing <office@yilmaz-plumbing.example>",
    subject: "Boiler service: time window",
    hoursAgo: 80,
    flags: "S",
    body: `We come between eight and ten. Please clear the shelf in front of the boiler.`,
  },
];
