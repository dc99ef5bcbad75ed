/** One conversation of messages.db. `with` is the other side's handle; several make a group. */
export type SampleChat = {
  readonly with: readonly string[];
  readonly title?: string;
  readonly messages: readonly SampleMessage[];
};

type SampleMessage = {
  /** The handle it came from; left out: the owner. */
  readonly from?: string;
  readonly hoursAgo: number;
  readonly text: string;
  readonly unread?: true;
};

const MUM = "+447700900184";
const SARAH_O = "+447700900412";
const TOM = "+447700900233";
const NIAMH = "+447700900533";
const ANNA = "+46701740621";
const KATE = "+447700900861";
const PLUMBER = "+447700900902";

export const chats: readonly SampleChat[] = [
  {
    with: [MUM],
    messages: [
      { from: MUM, hoursAgo: 27, text: "Did the soup turn out?" },
      { hoursAgo: 26.5, text: "Yes! Pickle stole a lentil." },
      { from: MUM, hoursAgo: 26.4, text: "Just the one?" },
      { from: MUM, hoursAgo: 3, text: "Which train shall we take on Saturday?", unread: true },
    ],
  },
  {
    with: [SARAH_O],
    messages: [
      { hoursAgo: 50, text: "Shall we bring anything besides the chairs?" },
      { from: SARAH_O, hoursAgo: 49, text: "Only yourselves. And the cheese slicer, ours broke." },
      { hoursAgo: 48.5, text: "Consider it packed." },
    ],
  },
  {
    with: [TOM],
    messages: [
      { from: TOM, hoursAgo: 21, text: "Wrote you about the weekend" },
      {
        from: TOM,
        hoursAgo: 2,
        text: "Also is the kayak rack at yours or at Seun's?",
        unread: true,
      },
    ],
  },
  {
    with: [ANNA],
    messages: [
      { from: ANNA, hoursAgo: 7, text: "Half past twelve at Mirabelle still good?" },
      { hoursAgo: 6.8, text: "Perfect, I booked the corner table." },
      { from: ANNA, hoursAgo: 6.7, text: "You're a treasure" },
    ],
  },
  {
    with: [NIAMH],
    messages: [
      { hoursAgo: 200, text: "Happy almost-birthday in advance of the advance" },
      { from: NIAMH, hoursAgo: 199, text: "You are five months early, as is tradition" },
    ],
  },
  {
    with: [PLUMBER],
    messages: [
      { from: PLUMBER, hoursAgo: 82, text: "Boiler service: we come between 8 and 10." },
      { hoursAgo: 81, text: "Thank you, the shelf will be clear." },
    ],
  },
  {
    with: [KATE, SARAH_O, NIAMH],
    title: "Book club",
    messages: [
      { from: KATE, hoursAgo: 36, text: "Who has finished it?" },
      { from: SARAH_O, hoursAgo: 35.5, text: "Define finished" },
      { hoursAgo: 35, text: "Chapter six and proud" },
      {
        from: NIAMH,
        hoursAgo: 1,
        text: "I have read the last page, does that count?",
        unread: true,
      },
    ],
  },
];
