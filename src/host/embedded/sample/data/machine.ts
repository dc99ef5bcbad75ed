/** A track below `music/`: a silent second, named and filed as real ones are. */
export type SampleTrack = {
  readonly artist: string;
  readonly album: string;
  readonly titles: readonly string[];
};

export const tracks: readonly SampleTrack[] = [
  {
    artist: "The Paper Lanterns",
    album: "Low Tide",
    titles: ["Harbour Lights", "Slack Water", "The Ferryman"],
  },
  { artist: "Ines Moreau", album: "Nocturnes for Two", titles: ["Lamplight", "Rue des Tilleuls"] },
  { artist: "Copper Kettle Trio", album: "Kitchen Sessions", titles: ["Steam", "Second Cup"] },
];

/** Tracks by their place below `music/`. */
export const playlists: Readonly<Record<string, readonly string[]>> = {
  "Quiet evening": [
    "Ines Moreau/Nocturnes for Two/01 Lamplight.wav",
    "The Paper Lanterns/Low Tide/02 Slack Water.wav",
  ],
  "Washing up": [
    "Copper Kettle Trio/Kitchen Sessions/01 Steam.wav",
    "The Paper Lanterns/Low Tide/01 Harbour Lights.wav",
  ],
};

export type SampleApplication = {
  readonly name: string;
  readonly generic: string;
  readonly keywords: string;
};

export const applications: readonly SampleApplication[] = [
  { name: "Safari", generic: "Web Browser", keywords: "internet;web;" },
  { name: "Firefox", generic: "Web Browser", keywords: "internet;web;" },
  { name: "Calendar", generic: "Calendar", keywords: "events;appointments;" },
  { name: "Mail", generic: "Mail Client", keywords: "email;inbox;" },
  { name: "Messages", generic: "Messaging", keywords: "texts;chat;" },
  { name: "Notes", generic: "Notes", keywords: "notebook;" },
  { name: "Reminders", generic: "Tasks", keywords: "todo;tasks;" },
  { name: "Contacts", generic: "Address Book", keywords: "people;addresses;" },
  { name: "Music", generic: "Music Player", keywords: "songs;albums;" },
  { name: "Spotify", generic: "Music Streaming", keywords: "songs;playlists;" },
  { name: "Photos", generic: "Photo Library", keywords: "pictures;images;" },
  { name: "Terminal", generic: "Terminal", keywords: "shell;command line;" },
  { name: "Visual Studio Code", generic: "Text Editor", keywords: "vscode;code;editor;" },
  { name: "System Settings", generic: "Settings", keywords: "preferences;settings;" },
  { name: "Finder", generic: "File Manager", keywords: "files;folders;" },
  { name: "Maps", generic: "Maps", keywords: "directions;" },
  { name: "Calculator", generic: "Calculator", keywords: "sums;" },
  { name: "Preview", generic: "Viewer", keywords: "pdf;images;" },
];

/** An executable below `shortcuts/`; its second line tells what it is. */
export type SampleShortcut = {
  readonly name: string;
  readonly description: string;
  readonly input: boolean;
  readonly script: string;
};

export const shortcuts: readonly SampleShortcut[] = [
  {
    name: "Good night",
    description: "Says what is left to do before bed",
    input: false,
    script: `echo "Doors, stove, window in the hall. Good night."`,
  },
  {
    name: "Count words",
    description: "Counts the words of its input",
    input: true,
    script: `words=$(wc -w); echo "$((words)) words"`,
  },
  {
    name: "Roll a die",
    description: "A number from one to six",
    input: false,
    script: `echo "$(( $(od -An -N1 -tu1 /dev/urandom) % 6 + 1 ))"`,
  },
  {
    name: "Shout",
    description: "Gives its input back in capitals",
    input: true,
    script: `tr '[:lower:]' '[:upper:]'`,
  },
];
