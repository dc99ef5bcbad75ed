import type { Config } from "../../config/config.ts";
import { AssistantError, UsageError } from "../../errors.ts";
import type { Application } from "../application.ts";
import { line } from "../output/piece.ts";
import { screen } from "../output/streams.ts";

/** Checks the chain of the audit; a broken one fails with its first broken row. */
export async function audit(
  app: Application,
  config: Config,
  action: string | undefined,
): Promise<void> {
  if (action !== "verify") {
    throw new UsageError(`audit can't ${action ?? "do nothing"}.`, { hint: "sotto audit verify" });
  }
  const check = await app.verifyAudit(config);
  if (check.kind === "broken") {
    throw new AssistantError("audit_broken", `The audit is broken from row ${check.row} on.`, {
      hint: "Somebody changed, added or removed a row.",
    });
  }
  const text = `The audit is intact: ${check.rows} ${check.rows === 1 ? "row" : "rows"}.`;
  if (config.isJson) screen.json(check);
  else screen.print(line(text));
}
