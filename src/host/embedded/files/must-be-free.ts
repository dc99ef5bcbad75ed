import { basename } from "node:path";
import { HostFailure } from "../../../errors.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";

/** Nothing comes back to where another lies by now. */
export async function mustBeFree(scoped: ScopedFs, path: string): Promise<void> {
  const place = await scoped.locate(path, "move");
  if (place.existing === place.real) {
    throw new HostFailure("invalid", `There is another “${basename(path)}” where it was.`);
  }
}
