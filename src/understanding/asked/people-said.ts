import { peopleByRole, withThoseOfRole } from "../../grounding/typed-slots/names/people-by-role.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** The names of the people whom words speak of, by name or by what they are. */
export async function peopleSaid(
  { contextOf }: Pick<Sources, "contextOf">,
  utterance: Utterance,
): Promise<readonly string[]> {
  const { reading, context } = await contextOf(utterance, []);
  const roles = peopleByRole(reading, { known: context.names.person ?? [] });
  const people = withThoseOfRole(reading.names("person"), roles);
  return [...new Set(people.map(({ named }) => named.name))];
}
