import { parametersOf } from "../../tool/parameter.ts";
import type { Ground } from "../typed-slots/ground.ts";

const PLACE = "location";

/** "Change the note on the dinner to twelve of us": what is written down there is no place as well, where nothing says so. */
export function dropTwice({ tool, reading, found }: Ground): void {
  const [place] = found.get(PLACE) ?? [];
  if (!place || reading.cues.placeCues.length > 0) return;
  const isTwice = parametersOf(tool).some(
    ({ name, kind, required }) =>
      name !== PLACE && kind === "span" && !required && found.get(name)?.[0]?.value === place.value,
  );
  if (isTwice) found.delete(PLACE);
}
