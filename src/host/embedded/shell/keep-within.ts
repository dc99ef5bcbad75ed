import { membersOf } from "./members-of.ts";

/** Of all programs of a line together: what they hold in memory, and how many they are. */
const MAX_MEMORY_BYTES = 1_000_000_000;
const MAX_PROGRAMS = 200;
/** How often it is looked; a bomb of processes makes a few hundred between two looks. */
const LOOK_MS = 100;

/**
 * Looks after a program and all it has started until it is let go: says in one sentence, once, when
 * together they take too much. A look reads only what belongs to them.
 */
export function keepWithin(pid: number, onExcess: (sentence: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    const excess = await excessOf(pid);
    if (isOver) return;
    if (excess === undefined) timer = setTimeout(look, LOOK_MS);
    else onExcess(excess);
  };
  timer = setTimeout(look, LOOK_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function excessOf(pid: number): Promise<string | undefined> {
  const members = await membersOf(pid, MAX_PROGRAMS);
  if (members.length > MAX_PROGRAMS) {
    return `The command ran more than ${MAX_PROGRAMS} programs at once, so I stopped it.`;
  }
  const bytes = members.reduce((sum, member) => sum + member.bytes, 0);
  if (bytes <= MAX_MEMORY_BYTES) return undefined;
  return "The command took more than 1 GB of memory, so I stopped it.";
}
