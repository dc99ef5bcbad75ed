import { z } from "zod";
import { mailTransportSetting } from "./mail-transport-setting.ts";

const modelId = (what: string) =>
  z
    .string()
    .regex(/^[\w.-]+$/)
    .describe(`the id of ${what}, as sotto models list shows it`);
const folder = (what: string) => z.string().min(1).describe(`a folder of ${what}`);
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe("a time such as 09:00");

/** Ways of showing tools, the default first, in the order tables have them. */
export const exposureNames = [
  "sotto",
  "all",
  "ora",
  "digitorn",
  "toolsearch",
  "injection",
] as const;

/** The settings file, whole. What a person leaves out keeps its default, so nothing is required. */
export const settingsSchema = z.strictObject({
  models: z
    .strictObject({
      llm: modelId("a language model"),
      stt: modelId("a speech model"),
      embedding: modelId("an embedding model"),
      /** Tokens a model that can think may think before each step; as the model's own settings say where it isn't said, which is none. */
      thinking: z.int().min(0).max(4096).describe("a whole number of tokens from 0 to 4096"),
    })
    .partial()
    .default({}),
  exposure: z.enum(exposureNames).optional(),
  /** Forces a mode on the `digitorn` exposure, which else chooses by its budget rule. */
  toolInjection: z.enum(["direct", "compact_direct", "discovery"]).optional(),
  /** Tools and domains nobody may use: `shell`, `mail.send`. */
  hidden: z
    .array(z.string().min(1))
    .describe("one or several tools or domains, such as shell mail.send")
    .default([]),
  language: z.string().min(2).describe("a language code, such as en").optional(),
  paths: z
    .strictObject({
      calendars: folder("calendars (.ics)"),
      reminders: folder("task lists (.ics)"),
      contacts: folder("contact cards (.vcf)"),
      mail: folder("mailboxes (Maildir)"),
      notes: folder("notes (.md)"),
      files: z.array(z.string().min(1)).min(1).describe("one or several folders of files"),
      messages: z.string().min(1).describe("the database file of your messages"),
      shortcuts: folder("shortcuts (programs)"),
      music: folder("music"),
      applications: folder("applications (.desktop)"),
    })
    .partial()
    .default({}),
  /** Nothing carries mail away until a way out is named here. */
  mail: z.strictObject({ transport: mailTransportSetting }).partial().default({}),
  voice: z
    .strictObject({
      /** Whether answers are spoken; text is shown either way. */
      speak: z.boolean().describe("true or false"),
      /** As the system's speech synthesizer names it. */
      name: z.string().min(1).describe("the name of a voice of this machine"),
      wordsPerMinute: z.int().min(80).max(500).describe("a whole number from 80 to 500"),
      /** As `sotto doctor` lists it. */
      microphone: z.string().min(1).describe("the name of a microphone, as sotto doctor lists it"),
      /** Which Whisper hears; by machine where it isn't said. */
      engine: z.enum(["whisper.cpp", "whisper.node"]),
      /** What opens the ears: any voice, the space bar held down, or the space bar pressed once. */
      listen: z.enum(["always", "hold", "toggle"]),
      /** How long a silence ends a request. */
      pace: z.enum(["fast", "normal", "relaxed"]),
    })
    .partial()
    .default({}),
  /** Servers of the Model Context Protocol, started as processes; their names are the domains of their tools. */
  mcp: z
    .record(
      z.string().regex(/^[a-z][a-z0-9_]{0,30}$/, "must be a short name in small letters"),
      z.strictObject({
        command: z.string().min(1),
        args: z.array(z.string()).default([]),
        /** Beside HOME, PATH and their like, the only variables it sees. */
        env: z.record(z.string(), z.string()).default({}),
      }),
    )
    .describe('JSON such as {"files": {"command": "npx", "args": ["…"]}}')
    .default({}),
  user: z
    .strictObject({
      /** How the user is called; where it isn't said as on their own card, else the account's name. */
      name: z.string().trim().min(1).max(60).describe("your name, at most 60 letters"),
    })
    .partial()
    .default({}),
  /** What words of time leave open; the language settles what is left out. */
  times: z
    .strictObject({
      /** What 3/5 and 3-5 mean. */
      dates: z.enum(["day-first", "month-first"]),
      /** "Next Friday" on a Monday. */
      nextWeekday: z.enum(["next-week", "first-ahead"]),
      /** "The next three days". */
      nextDays: z.enum(["from-now", "from-tomorrow"]),
      /** Whose holidays are meant. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe("a country code, such as GB"),
      /** When the evening begins. */
      evening: timeOfDay,
    })
    .partial()
    .default({}),
  /** When a day's free time begins and ends. */
  hours: z.strictObject({ from: timeOfDay, to: timeOfDay }).partial().default({}),
});

export type Settings = z.infer<typeof settingsSchema>;
export type Paths = Settings["paths"];
