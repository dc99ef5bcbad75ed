/** One Markdown note below `notes/`. */
export type SampleNote = {
  readonly path: string;
  readonly hoursAgo: number;
  readonly text: string;
};

export const notes: readonly SampleNote[] = [
  {
    path: "Packing list Porto.md",
    hoursAgo: 30,
    text: `# Packing list Porto

- adapter for the talk
- rain jacket
- the grey notebook
- cheese slicer for Marta
- swimming things
`,
  },
  {
    path: "Gift ideas.md",
    hoursAgo: 55,
    text: `# Gift ideas

- Niamh: tin whistle in D
- Dad: the lichen field guide, hardback
- Tom: dry bag, ten litres
- Granny: large-print crosswords
`,
  },
  {
    path: "Home/Wifi and meters.md",
    hoursAgo: 800,
    text: `# Wifi and meters

Router is on the shelf in the hall. The guest network is called "larch-guest".

Gas meter: left of the cellar stairs, behind the paint tins.
Water: under the kitchen sink.
`,
  },
  {
    path: "Home/Boiler.md",
    hoursAgo: 70,
    text: `# Boiler

Pressure should be between 1.2 and 1.6 bar. If it drops: grey tap, a quarter turn, count to ten.

Last service: a year ago, by Mr Yılmaz.
`,
  },
  {
    path: "Home/Seed swap.md",
    hoursAgo: 300,
    text: `# Seed swap

Gave: runner beans, marigold. Got: purple carrots, a very old tomato called *Black Sailor*.
Sow the carrots late, thin them to a thumb's width.
`,
  },
  {
    path: "Work/Tram signage.md",
    hoursAgo: 20,
    text: `# Tram signage

## Open
- arrows 20 % larger at the depot
- who prints: us or Nordlinje?
- night lines: petrol blue, checked against sodium light

## Settled
- pictogram set B
- posts are 60 mm, not 76
`,
  },
  {
    path: "Work/Talk outline.md",
    hoursAgo: 44,
    text: `# Talk outline: Arrows at night

1. A lost nurse at the north depot
2. What eyes do after midnight
3. Three arrows, one winner
4. What we would measure again
`,
  },
  {
    path: "Work/Interview questions.md",
    hoursAgo: 90,
    text: `# Interview questions

- Show us a sign you'd take down.
- How do you test something nobody looks at?
- Which of your projects would you redo?
`,
  },
  {
    path: "Books.md",
    hoursAgo: 120,
    text: `# Books

Reading: The Glass Orchard (chapter six).
Next: A Field Guide to Lichens; The Ferryman's Ledger.
Given up: The Long Tuesday.
`,
  },
];
