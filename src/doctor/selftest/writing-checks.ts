import { HostFailure } from "../../errors.ts";
import type { Undo } from "../../types/turn/result.ts";
import type { Check, SelfTested } from "./check.ts";

const HOUR_MS = 3_600_000;

/** Takes writes back in turn, the last first, whatever became of the rest. */
async function undone(
  { host }: SelfTested,
  act: (keep: (undo: Undo) => void) => Promise<void>,
): Promise<string> {
  const undos: Undo[] = [];
  let failed: unknown;
  try {
    await act((undo) => void undos.push(undo));
  } catch (error) {
    failed = error;
  }
  for (const undo of undos.toReversed()) await host.undo(undo);
  if (failed !== undefined) throw failed;
  return "made, read, changed and removed again";
}

function mustBe(found: string, wanted: string): void {
  if (found !== wanted) throw new HostFailure("unavailable", `it came back as “${found}”`);
}

/** Quotes, an accent, an emoji and a line break: what scripts spoil first. */
const AWKWARD = "“quotes” 'and' \\ café 🎉";

/** Each makes something of its own with the mark in it, reads it back, changes it and takes it away. */
export const writingChecks: readonly Check[] = [
  {
    area: "calendar",
    asks: "an event of our own",
    look: (tested) =>
      undone(tested, async (keep) => {
        const { host, mark } = tested;
        const start = host.clock.now() + 24 * HOUR_MS;
        const title = `${mark} ${AWKWARD}`;
        const made = await host.calendar.create({
          title,
          start,
          end: start + HOUR_MS,
          allDay: false,
        });
        keep(made.undo);
        mustBe((await host.calendar.get(made.value.id)).title, title);
        const later = { start: start + HOUR_MS, end: start + 2 * HOUR_MS };
        const { id } = made.value;
        keep((await host.calendar.update({ id, span: "this", changes: later })).undo);
      }),
  },
  {
    area: "reminders",
    asks: "a reminder of our own",
    look: (tested) =>
      undone(tested, async (keep) => {
        const { host, mark } = tested;
        const title = `${mark} ${AWKWARD}`;
        const made = await host.reminders.create({ title });
        keep(made.undo);
        mustBe((await host.reminders.get(made.value.id)).title, title);
        const changes = { notes: "changed" };
        keep((await host.reminders.update({ id: made.value.id, changes })).undo);
      }),
  },
  {
    area: "notes",
    asks: "a note of our own",
    look: (tested) =>
      undone(tested, async (keep) => {
        const { host, mark } = tested;
        const made = await host.notes.create({ title: mark, body: AWKWARD });
        keep(made.undo);
        const { text } = await host.notes.read(made.value.id);
        if (!text.includes(AWKWARD))
          throw new HostFailure("unavailable", "its text came back changed");
        keep((await host.notes.append({ id: made.value.id, text: "more" })).undo);
      }),
  },
  {
    area: "mail",
    asks: "a draft of our own, to nobody",
    look: (tested) =>
      undone(tested, async (keep) => {
        const { host, mark } = tested;
        const made = await host.mail.createDraft({ to: [], cc: [], subject: mark, body: AWKWARD });
        keep(made.undo);
        const { body } = await host.mail.read(made.value.id);
        // Some versions of Mail put what a script writes into a quotation.
        mustBe(body.trim(), AWKWARD);
      }),
  },
  {
    area: "files",
    asks: "a file of our own, to the Trash and back",
    look: (tested) =>
      undone(tested, async (keep) => {
        const { host, mark } = tested;
        const path = `${mark.replaceAll(/[^\w-]+/g, "-")}.txt`;
        const made = await host.files.write({ path, text: AWKWARD, mode: "create" });
        keep(made.undo);
        mustBe((await host.files.read(path)).text.trim(), AWKWARD);
        keep((await host.files.trash([path])).undo);
      }),
  },
  {
    area: "audio",
    asks: "the volume as it is",
    look: async ({ host }) => {
      const before = await host.audio.volume();
      const { value, undo } = await host.audio.setVolume(before);
      await host.undo(undo);
      return value.level === before.level ? "set and told the same" : "set, and told otherwise";
    },
  },
];
