import { expect } from "vitest";
import { HostFailure } from "../../src/errors.ts";

type Edit = (source: string) => string;

type Mistake = {
  /** What the shipped script says, and what it said with the mistake in it. */
  readonly right: string | RegExp;
  readonly wrong: string;
  /** Whether the world is right with the scripts edited so; a failure of the host counts as a no. */
  readonly isRight: (edit: Edit) => Promise<boolean>;
};

/** Holds as the scripts are shipped, and no longer with the mistake put back into one of them. */
export async function putMistakeBack({ right, wrong, isRight }: Mistake): Promise<void> {
  const told = async (edit: Edit): Promise<boolean> => {
    try {
      return await isRight(edit);
    } catch (error) {
      if (error instanceof HostFailure) return false;
      throw error;
    }
  };
  expect(await told((source) => source), "as it is shipped").toBe(true);
  let edits = 0;
  const edit: Edit = (source) => {
    const edited = source.replace(right, wrong);
    if (edited !== source) edits += 1;
    return edited;
  };
  expect(await told(edit), "with the mistake in it").toBe(false);
  expect(edits, "the mistake was made").toBeGreaterThan(0);
}
