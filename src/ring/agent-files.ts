import { join } from "node:path";

/** What the system is told to run, and for whom. */
export type Agent = {
  readonly platform: "darwin" | "linux";
  /** The user's home folder, and where the services of theirs are set up. */
  readonly home: string;
  readonly configHome: string;
  readonly userId: number;
  /** The program with its arguments, by absolute paths. */
  readonly command: readonly string[];
  /** Where programs lie: Node above all, which the system's own search path lacks on a Mac with Homebrew. */
  readonly searchPath: string;
};

type Command = { readonly file: string; readonly args: readonly string[] };
type AgentFile = { readonly path: string; readonly text: string };

/** Everything that is put on this machine for it, and what turns it on, off, and says whether it is on. */
export type AgentPlan = {
  readonly files: readonly AgentFile[];
  readonly on: readonly Command[];
  /** Before the files are removed, and after. */
  readonly off: readonly Command[];
  readonly after: readonly Command[];
  readonly isOn: Command;
};

const LABEL = "dev.sotto.ring";
const UNIT = "sotto-ring";
/** How often is looked for what is due, in seconds: so late may it ring. */
export const EVERY_S = 30;

export function agentPlan(agent: Agent): AgentPlan {
  return agent.platform === "darwin" ? launchAgent(agent) : systemdTimer(agent);
}

function launchAgent({ home, userId, command, searchPath }: Agent): AgentPlan {
  const path = join(home, "Library", "LaunchAgents", `${LABEL}.plist`);
  const launchctl = (...args: readonly string[]): Command => ({ file: "/bin/launchctl", args });
  const domain = `gui/${userId}`;
  return {
    files: [{ path, text: plist(command, searchPath) }],
    on: [launchctl("bootstrap", domain, path)],
    off: [launchctl("bootout", `${domain}/${LABEL}`)],
    after: [],
    isOn: launchctl("print", `${domain}/${LABEL}`),
  };
}

function plist(command: readonly string[], searchPath: string): string {
  const strings = command.map((word) => `    <string>${inXml(word)}</string>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${LABEL}</string>
  <key>ProgramArguments</key>
  <array>
${strings}  </array>
  <key>EnvironmentVariables</key>
  <dict>
    <key>PATH</key>
    <string>${inXml(searchPath)}</string>
  </dict>
  <key>RunAtLoad</key>
  <true/>
  <key>StartInterval</key>
  <integer>${EVERY_S}</integer>
</dict>
</plist>
`;
}

function inXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function systemdTimer({ configHome, command, searchPath }: Agent): AgentPlan {
  const folder = join(configHome, "systemd", "user");
  const systemctl = (...args: readonly string[]): Command => ({
    file: "systemctl",
    args: ["--user", ...args],
  });
  const service = `[Unit]
Description=sotto rings what is due

[Service]
Type=oneshot
Environment=${quoted(`PATH=${searchPath}`)}
ExecStart=${command.map(inUnit).join(" ")}
`;
  const timer = `[Unit]
Description=sotto looks for what is due

[Timer]
OnActiveSec=1
OnUnitActiveSec=${EVERY_S}
AccuracySec=1s

[Install]
WantedBy=timers.target
`;
  return {
    files: [
      { path: join(folder, `${UNIT}.service`), text: service },
      { path: join(folder, `${UNIT}.timer`), text: timer },
    ],
    on: [systemctl("daemon-reload"), systemctl("enable", "--now", `${UNIT}.timer`)],
    off: [systemctl("disable", "--now", `${UNIT}.timer`)],
    after: [systemctl("daemon-reload")],
    isOn: systemctl("is-active", "--quiet", `${UNIT}.timer`),
  };
}

/** One word of a unit file's command: in it a variable's sign is doubled, too. */
function inUnit(word: string): string {
  return quoted(word.replaceAll("$", "$$$$"));
}

/** A quoted value of a unit file, with its own signs doubled or escaped. */
function quoted(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return `"${escaped.replaceAll("%", "%%")}"`;
}
