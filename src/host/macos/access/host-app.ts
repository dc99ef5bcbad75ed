import process from "node:process";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The app macOS holds responsible for us, which is the one a grant is given to. */
export type HostApp = {
  readonly name: string;
  /** Whether macOS will show a dialog for it; where it won't, access is denied at once and nothing can be switched on. */
  readonly asks: "yes" | "no" | "unknown";
};

/** By what observers saw: these show dialogs, those never do (native facts, 1.3). */
const KNOWN: Readonly<Record<string, HostApp>> = {
  "com.apple.Terminal": { name: "Terminal", asks: "yes" },
  "com.googlecode.iterm2": { name: "iTerm2", asks: "yes" },
  "com.mitchellh.ghostty": { name: "Ghostty", asks: "yes" },
  "net.kovidgoyal.kitty": { name: "kitty", asks: "yes" },
  "dev.zed.Zed": { name: "Zed", asks: "yes" },
  "dev.warp.Warp-Stable": { name: "Warp", asks: "yes" },
  "com.microsoft.VSCode": { name: "Visual Studio Code", asks: "no" },
};
const BY_TERM_PROGRAM: Readonly<Record<string, string>> = {
  Apple_Terminal: "com.apple.Terminal",
  "iTerm.app": "com.googlecode.iterm2",
  ghostty: "com.mitchellh.ghostty",
  kitty: "net.kovidgoyal.kitty",
  zed: "dev.zed.Zed",
  WarpTerminal: "dev.warp.Warp-Stable",
  vscode: "com.microsoft.VSCode",
};

/**
 * The app we were started from, by what it leaves in the environment. Over ssh and inside tmux or screen nothing
 * can show a dialog for sure; without a terminal (launchd) the grant is node's own.
 */
export function hostAppOf(env: Environment, program: string = process.execPath): HostApp {
  if (env["SSH_CONNECTION"]) return { name: "the ssh connection", asks: "no" };
  const multiplexer = env["TMUX"] ? "tmux" : env["STY"] ? "screen" : undefined;
  if (multiplexer) return { name: `the app ${multiplexer} was started from`, asks: "unknown" };
  const bundle = env["__CFBundleIdentifier"] ?? BY_TERM_PROGRAM[env["TERM_PROGRAM"] ?? ""];
  const known = KNOWN[bundle ?? ""] ?? KNOWN[BY_TERM_PROGRAM[env["TERM_PROGRAM"] ?? ""] ?? ""];
  if (known) return known;
  const name = env["TERM_PROGRAM"] ?? bundle;
  return name ? { name, asks: "unknown" } : { name: program, asks: "unknown" };
}
