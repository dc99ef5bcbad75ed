import { existsSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { getuid } from "node:process";
import type { Config } from "../config/config.ts";
import { processEnvironment } from "../config/environment.ts";
import { programFolder } from "../config/folders.ts";
import { AssistantError, UsageError } from "../errors.ts";
import { runProgram } from "../host/embedded/programs/run-program.ts";
import { ringMark } from "../store/ring-mark.ts";
import { type AgentPlan, agentPlan, EVERY_S } from "./agent-files.ts";
import { ringDue } from "./ring-due.ts";
import { isOn, type RunSystem, switchOff, switchOn } from "./switch-agent.ts";

const SYSTEM_MS = 15_000;

/** `sotto ring on`, `off`, `due` or nothing; answers what it did. */
export async function ring(config: Config, what: string): Promise<string> {
  if (what === "due") return (await ringDue(config)).join("\n");
  return switchRing(config, what, { plan: planHere(config), run: runSystem });
}

type System = { readonly plan: AgentPlan; readonly run: RunSystem };

/** The same on any system: a test hands in one of its own. */
export async function switchRing(
  { folders }: Pick<Config, "folders">,
  what: string,
  { plan, run }: System,
): Promise<string> {
  const mark = ringMark(folders.state);
  switch (what) {
    case "on": {
      await switchOn(plan, run);
      if (!(await isOn(plan, run))) {
        await switchOff(plan, run);
        throw new AssistantError("no_ring", "The system took it and doesn't run it.");
      }
      writeFileSync(mark, "", { mode: 0o600 });
      const files = plan.files.map(({ path }) => path).join(", ");
      return `Timers and reminders ring without sotto now, within ${EVERY_S} seconds. Set up: ${files}. Off again: sotto ring off`;
    }
    case "off": {
      const wasThere = await switchOff(plan, run);
      rmSync(mark, { force: true });
      return wasThere
        ? "Timers ring while sotto runs. What was set up is removed."
        : "It wasn't on.";
    }
    case "":
      return (await isOn(plan, run)) && existsSync(mark)
        ? "Timers and reminders ring without sotto."
        : "Timers and reminders ring while sotto runs. To have them ring always: sotto ring on";
    default:
      throw new UsageError(`ring knows no "${what}".`, { hint: "sotto ring, ring on, ring off" });
  }
}

function planHere({ folders, home }: Config): AgentPlan {
  const { platform } = process;
  if (platform !== "darwin" && platform !== "linux") {
    throw new AssistantError("no_ring", "Only macOS and Linux can be told to ring.");
  }
  const own = homedir();
  const { XDG_CONFIG_HOME, PATH = "" } = processEnvironment();
  const configHome = XDG_CONFIG_HOME || join(own, ".config");
  const searchPath = [...new Set([...PATH.split(delimiter), dirname(process.execPath)])].join(
    delimiter,
  );
  const named = home.isNamed ? ["--home", home.folder] : [];
  const program = join(programFolder, "scripts", "sotto");
  const command = [program, "--state", folders.state, ...named, "ring", "due"];
  const userId = getuid?.() ?? 0;
  return agentPlan({ platform, home: own, configHome, userId, command, searchPath });
}

const runSystem: RunSystem = (command) => runProgram({ ...command, timeoutMs: SYSTEM_MS });
