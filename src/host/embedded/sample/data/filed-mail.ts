import type { SampleMail } from "./sample-mail.ts";

/** What the owner wrote, filed or has not sent yet. */
export const filedMail: readonly SampleMail[] = [
  {
    id: "invoice-0",
    box: "Sent",
    to: "Anna Lindqvist <anna@lindqvist-form.example>",
    subject: "Tram signs: all proofs in",
    hoursAgo: 50,
    flags: "S",
    body: `Dear Anna,

the depot has signed off on all four proofs. Send the invoice whenever you like.

Robin`,
  },
  {
    id: "depot-request",
    box: "Sent",
    to: "Łukasz Wójcik <l.wojcik@citytram.example>",
    subject: "Visiting Depot North",
    hoursAgo: 34,
    flags: "S",
    body: `Dear Mr Wójcik,

may we come on Thursday afternoon to measure the posts at Gate 3? There are two of us.

Robin Ellery`,
  },
  {
    id: "porto-request",
    box: "Sent",
    to: "Casa do Largo <stay@casadolargo.example>",
    subject: "Three nights in two weeks",
    hoursAgo: 29,
    flags: "S",
    body: `Hello, do you have a quiet room for three nights, with a desk if possible?

Robin Ellery`,
  },
  {
    id: "book-club-answer",
    box: "Sent",
    to: "Katherine Brooks <kate@brooks-family.example>",
    subject: "Re: Book club: new date?",
    hoursAgo: 27,
    flags: "S",
    answers: "book-club-date",
    body: `Works for me. I am only on chapter six, so no spoilers.

Robin`,
  },
  {
    id: "concert-seats",
    box: "Sent",
    to: "Larchfield School <office@larchfield.example>",
    subject: "Re: School concert: seats",
    hoursAgo: 66,
    flags: "S",
    answers: "school-concert",
    body: `Four seats, please.`,
  },
  {
    id: "zoe-thanks",
    box: "Sent",
    to: "Zoë Müller-Groß <z.mueller-gross@kartenwerk.example>",
    subject: "Re: Schriftmuster / type samples",
    hoursAgo: 72,
    flags: "S",
    answers: "zoe-maps",
    body: `The second one it is. Vielen Dank!`,
  },
  {
    id: "draft-landlord",
    box: "Drafts",
    to: "Hillside Lettings <office@hillside-lettings.example>",
    subject: "Damp patch in the hall",
    hoursAgo: 22,
    flags: "DS",
    body: `Dear Hillside Lettings,

the patch above the coat hooks has grown to the size of a dinner plate. Could somebody`,
  },
  {
    id: "draft-seun",
    box: "Drafts",
    to: "Oluwaseun Adeyemi <seun@adeyemi.example>",
    subject: "The kayak",
    hoursAgo: 90,
    flags: "DS",
    body: `Seun, does the roof rack still`,
  },
  {
    id: "archive-lease",
    box: "Archive",
    from: "Hillside Lettings <office@hillside-lettings.example>",
    subject: "Your lease: signed copy",
    hoursAgo: 900,
    flags: "SF",
    body: `Please keep the signed copy. The rent stays at 1,120 a month until the end of next year.`,
  },
  {
    id: "archive-invoice-old",
    box: "Archive",
    from: "Anna Lindqvist <anna@lindqvist-form.example>",
    subject: "Invoice 2107 for the pier pictograms",
    hoursAgo: 1100,
    flags: "RS",
    body: `Hi Robin,

invoice 2107 over 960 euros is attached. No hurry before the end of the month.

Anna`,
  },
  {
    id: "archive-flight",
    box: "Archive",
    from: "Albatross Air <bookings@albatross-air.example>",
    subject: "Booking confirmed: QZ7K4M",
    hoursAgo: 400,
    flags: "S",
    html: `<h1>See you on board</h1><table><tr><td>Reference</td><td>QZ7K4M</td></tr><tr><td>Departure</td><td>06:50</td></tr><tr><td>Bags</td><td>one, 20 kg</td></tr></table>`,
  },
  {
    id: "archive-recipe",
    box: "Archive",
    from: "Margaret Ellery <margaret@ellery.example>",
    subject: "The lentil soup you asked for",
    hoursAgo: 620,
    flags: "S",
    body: `Love,

soften two onions, add 300 g of red lentils, a tin of tomatoes and a litre and a half of stock. Cumin at the start, lemon at the end. Dad says more garlic.

Mum`,
  },
  {
    id: "archive-tickets",
    box: "Archive",
    from: "Conference Office <office@wayfinding-conf.example>",
    subject: "Your ticket and the programme",
    hoursAgo: 500,
    flags: "S",
    body: `Your talk "Arrows at night" is on the second day at 11.40 in the small hall. Please bring your own adapter.`,
  },
  {
    id: "archive-vet",
    box: "Archive",
    from: "Pawprint Vets <care@pawprint-vets.example>",
    subject: "Pickle is due",
    hoursAgo: 300,
    flags: "S",
    html: `<p>It is time for <b>Pickle</b>'s yearly vaccination. Book by phone.</p>`,
  },
  {
    id: "archive-garage",
    box: "Archive",
    from: "Brodie's Garage <desk@brodies-garage.example>",
    subject: "Quote for the exhaust",
    hoursAgo: 700,
    flags: "S",
    body: `Exhaust, rear part: 214 with fitting. The front one lasts another year.`,
  },
  {
    id: "archive-newsletter",
    box: "Archive",
    from: "The Paper Weekly <hello@paperweekly.example>",
    subject: "Marbling without mess",
    hoursAgo: 182,
    flags: "S",
    html: `<h1>The Paper Weekly</h1><p>Size, alum, patience. In that order.</p>`,
  },
];
