import type { Config } from "../../config/config.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** Turns on or off that the system rings what is due, or says which. */
export async function ring(app: Application, config: Config, what: string): Promise<void> {
  const said = await app.ring(config, what);
  if (config.isJson) screen.json({ said });
  else if (said !== "") screen.print(line(said));
}
