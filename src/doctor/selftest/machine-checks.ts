import { HostFailure } from "../../errors.ts";
import { roleOf } from "../../host/embedded/mail/maildir/mailbox-name.ts";
import { microphoneModes } from "../../host/macos/access/microphone-mode.ts";
import type { SoundDevice } from "../../listen/supervisor/choose-input.ts";
import { soundDevices } from "../../listen/supervisor/sound-devices.ts";
import type { Check, SelfTested } from "./check.ts";

const SHELL_MS = 20_000;

/** Programs that are dead in a profile that forgets something, each with the one line it should say. */
const VERSIONS: readonly (readonly [string, RegExp])[] = [
  ["git --version", /^git version [^\n]*\n$/],
  ["python3 --version", /^Python [\d.]+\n$/],
  ["make --version | head -n 1", /^GNU Make [^\n]*\n$/],
];

const VERSION_CHECKS: readonly Check[] = VERSIONS.map(([command, whole]) => ({
  area: "shell",
  asks: `what ${command} says`,
  look: async ({ host }: SelfTested) => {
    const { output, exitCode } = await runIn(host, command);
    if (whole.test(output)) return "its version and nothing else";
    const [first = ""] = output.split("\n").filter((line) => !whole.test(`${line}\n`));
    throw new HostFailure("unavailable", `it ends with ${exitCode} and says: ${first}`);
  },
}));

/** How this Mac is made where reports of others differ. */
export const machineChecks: readonly Check[] = [
  {
    area: "voice",
    asks: "sound devices",
    look: async () => {
      const devices = (await soundDevices())?.();
      if (!devices) return "not told here";
      return `in: ${kindsOf(devices.inputs)}; out: ${kindsOf(devices.outputs)}`;
    },
  },
  {
    area: "voice",
    asks: "mode of the microphone",
    look: async ({ tools }) => {
      const { chosen, active } = await microphoneModes(tools);
      return `chosen: ${chosen}; in use: ${active}`;
    },
  },
  {
    area: "notes",
    asks: "notes once more, when none has changed",
    look: async ({ host }) => `${(await host.notes.all()).length} found`,
  },
  {
    area: "mail",
    asks: "what each account calls its mailboxes",
    look: async ({ host }) => accountsIn(await host.mail.mailboxes()),
  },
  ...VERSION_CHECKS,
];

export function runIn(
  { shell }: SelfTested["host"],
  command: string,
): ReturnType<typeof shell.run> {
  const signal = AbortSignal.timeout(SHELL_MS);
  return shell.run({ command, timeoutMs: SHELL_MS, signal });
}

/** Not by name: a headset has its owner's. */
function kindsOf(devices: readonly SoundDevice[]): string {
  const kindOf = ({ id, isDefault }: SoundDevice): string => {
    const kind = id.startsWith("BuiltIn")
      ? "built in"
      : /^(?:[0-9a-f]{2}-){5}/i.test(id)
        ? "Bluetooth"
        : "other";
    return isDefault ? `${kind} (chosen)` : kind;
  };
  return devices.map(kindOf).join(", ") || "none";
}

type Box = { readonly id: string; readonly name: string };

/** Accounts by number; of their mailboxes those whose use is known, and how many have none. */
function accountsIn(boxes: readonly Box[]): string {
  const accounts = Map.groupBy(boxes, ({ id }) => id.split("/")[2] ?? "");
  return [...accounts.values()]
    .map((own, at) => {
      const roles = ["sent", "drafts", "archive", "trash"].map((role) => {
        const found = own.find(({ name }) => roleOf(name) === role);
        return `${role} ${found ? `“${found.name}”` : "**not known**"}`;
      });
      const others = own.filter(({ name }) => roleOf(name) === "other").length;
      return `account ${at + 1}: ${roles.join(", ")}, ${others} others`;
    })
    .join("; ");
}
