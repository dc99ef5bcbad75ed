import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HomeFacts } from "../homes/home-facts.ts";
import type { RequestSet, SetCase, SetOutcome } from "./set-case.ts";
import { changesOf, differing, isSame, nameOf, textsOf } from "./workbench-state.ts";
import type { Changes, WorkbenchData, WorkbenchEvent, WorkbenchMail } from "./workbench-state.ts";

type Task = {
  readonly id: string;
  readonly template: string;
  readonly query: string;
  readonly answer: readonly string[];
};
type Published = {
  readonly model: string;
  readonly id: string;
  readonly correct: boolean;
  readonly side_effect: boolean;
};

/** The moment and the hours of work that its authors fixed. */
const NOW = "2023-11-30T00:00";
const HOURS = { from: "09:00", to: "18:00" };

/** The half of WorkBench that is here, by its own rule: right where the end state is that of the answer's calls. */
export async function readWorkbench(folder: string): Promise<RequestSet> {
  const lines = <Row>(name: string): Promise<readonly Row[]> => readLines(join(folder, name));
  const [events, mails] = await Promise.all([
    lines<WorkbenchEvent>("events.jsonl"),
    lines<WorkbenchMail>("emails.jsonl"),
  ]);
  const people = (await lines<{ readonly address: string }>("people.jsonl")).map(
    ({ address }) => address,
  );
  const tasks = await lines<Task>("tasks.jsonl");
  const published = await lines<Published>("published.jsonl");
  return {
    facts: factsOf({ events, mails }, people),
    cases: tasks.map((task) => caseOf(task, { events, mails }, people)),
    beside: besideOf(published, tasks),
  };
}

function caseOf(task: Task, data: WorkbenchData, people: readonly string[]): SetCase {
  const wanted = changesOf(task.answer, data);
  const made = ({ before, after }: SetOutcome): Changes =>
    differing(textsOf(before, people), textsOf(after, people));
  return {
    id: task.id,
    kind: task.template,
    say: [task.query],
    isHidden: false,
    wantsNothing: task.answer.length === 0,
    wrongIn: (outcome) => {
      const changes = made(outcome);
      if (isSame(wanted, changes)) return undefined;
      const [first] = [...changes.gone.map((one) => `- ${one}`), ...changes.fresh];
      return first ?? outcome.answer;
    },
    hasChanged: (outcome) => {
      const { gone, fresh } = made(outcome);
      return gone.length + fresh.length > 0;
    },
  };
}

function factsOf({ events, mails }: WorkbenchData, people: readonly string[]): HomeFacts {
  return {
    now: NOW,
    zone: "UTC",
    hours: HOURS,
    owner: { name: "Sam Example", address: "sam@atlas.com" },
    people: people.map((address) => ({ name: nameOf(address), address })),
    events: events.map((event) => ({
      id: event.event_id,
      title: event.event_name,
      start: localOf(event.event_start),
      minutes: Number(event.duration),
      calendar: "Work",
      with: [event.participant_email],
    })),
    mails: mails.map((mail) => ({
      id: mail.email_id,
      from: mail.who,
      ...(mail.box === "inbox" ? {} : { box: "Sent" as const, to: mail.who }),
      subject: mail.subject,
      sent: localOf(mail.sent),
      body: mail.body.replaceAll("\\n", "\n"),
    })),
    reminders: [],
    notes: [],
    files: [],
    messages: [],
  };
}

function localOf(text: string): string {
  return text.replace(" ", "T");
}

/** What was published of other models' runs over the same tasks. */
function besideOf(published: readonly Published[], tasks: readonly Task[]): RequestSet["beside"] {
  const ids = new Set(tasks.filter(({ answer }) => answer.length > 0).map(({ id }) => id));
  return [...Map.groupBy(published, ({ model }) => model)].map(([model, rows]) => {
    const toDo = rows.filter(({ id }) => ids.has(id));
    const harm = rows.filter(({ side_effect: isHarm }) => isHarm).length;
    const solved = toDo.filter(({ correct }) => correct).length;
    return [
      model,
      `${solved}/${toDo.length}`,
      percent(solved, toDo.length),
      percent(harm, rows.length),
    ];
  });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}

async function readLines<Row>(file: string): Promise<readonly Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  // The files lie beside the code, and their rows are of these shapes.
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Row);
}
