/** One file below `files/`. `lines` are the lines of a one-page PDF. */
export type SampleFile = {
  readonly path: string;
  readonly hoursAgo: number;
} & ({ readonly text: string } | { readonly lines: readonly string[] });

export const files: readonly SampleFile[] = [
  {
    path: "Documents/Household budget.csv",
    hoursAgo: 40,
    text: `month,rent,food,energy,travel,other
September,1120,412,96,58,130
October,1120,388,118,44,97
November,1120,405,141,203,88
`,
  },
  {
    path: "Documents/Tram signage/Post measurements.csv",
    hoursAgo: 60,
    text: `post,diameter_mm,height_mm,condition
N1,60,2400,good
N2,60,2400,leans
N3,76,2380,rust at the foot
N4,60,2410,good
`,
  },
  {
    path: "Documents/Tram signage/Brief.md",
    hoursAgo: 700,
    text: `# Brief: signs for Depot North

Drivers on the late shift must find the right stabling track within ten seconds, in rain, without a torch.
Twelve posts, two languages, one arrow family.

Budget: 6,400. Delivery: before the clocks go back.
`,
  },
  {
    path: "Documents/Travel/Porto itinerary.md",
    hoursAgo: 33,
    text: `# Porto

- day 1: flight QZ7K4M at 06:50, room at Casa do Largo, walk along the river
- day 2: conference, small hall at 11.40
- day 3: conference until four, then the tile museum
- day 4: market, flight home at 19:25
`,
  },
  {
    path: "Documents/Letters/Damp patch.txt",
    hoursAgo: 23,
    text: `Hall, above the coat hooks. First seen in spring, the size of a coin.
Now the size of a dinner plate, brown at the rim. Photographs taken on both days.
`,
  },
  {
    path: "Documents/Boiler manual.pdf",
    hoursAgo: 2000,
    lines: [
      "Boiler manual, short form",
      "Switch off at the red switch before opening the cover.",
      "Working pressure: 1.2 to 1.6 bar.",
      "Fault E4: low pressure. Refill at the grey tap.",
      "Fault E9: call the service.",
    ],
  },
  {
    path: "Documents/Lease summary.pdf",
    hoursAgo: 890,
    lines: [
      "Lease summary",
      "Rent: 1,120 a month, due on the first working day.",
      "Notice: two months.",
      "Pets: one cat, by the name of Pickle.",
    ],
  },
  {
    path: "Downloads/invoice-2214.csv",
    hoursAgo: 5,
    text: `item,euros
Drafts,1500
Proofs,340
`,
  },
  {
    path: "Downloads/Lentil soup.txt",
    hoursAgo: 610,
    text: `Two onions, softened.
300 g red lentils, a tin of tomatoes, 1.5 l stock.
Cumin at the start, lemon at the end. More garlic, says Dad.
`,
  },
  {
    path: "Downloads/opening hours lido.txt",
    hoursAgo: 52,
    text: `Monday closed
Tuesday to Friday 8-20
Saturday and Sunday 8-18
`,
  },
];
