/** Files a shell, an editor or a login runs without being asked. */
const FILES = new Set([
  ".bashrc",
  ".bash_profile",
  ".bash_login",
  ".bash_logout",
  ".bash_aliases",
  ".profile",
  ".zshrc",
  ".zshenv",
  ".zprofile",
  ".zlogin",
  ".zlogout",
  ".kshrc",
  ".cshrc",
  ".tcshrc",
  ".login",
  ".logout",
  ".inputrc",
  ".envrc",
  ".xinitrc",
  ".xprofile",
  ".xsession",
  ".xsessionrc",
  ".pam_environment",
  ".gitconfig",
  ".vimrc",
  ".exrc",
  ".emacs",
  ".npmrc",
  ".netrc",
  ".forward",
  ".procmailrc",
]);

/** Folders, as runs of parts, whose files start programs or let others in. */
const FOLDERS: readonly (readonly string[])[] = [
  [".git", "hooks"],
  [".git", "config"],
  [".ssh"],
  [".gnupg"],
  ["launchagents"],
  ["launchdaemons"],
  ["startupitems"],
  [".config", "autostart"],
  [".config", "systemd"],
  [".config", "fish"],
  [".config", "environment.d"],
  [".vim"],
  [".vscode"],
  [".husky"],
  [".local", "bin"],
];

/** Whether writing this path would make something run later by itself (shell start files, launch agents, git hooks). */
export function runsByItself(path: string): boolean {
  const parts = path.split("/").map(asSeenByTheDisk);
  if (FILES.has(parts.at(-1) ?? "")) return true;
  return FOLDERS.some((run) =>
    parts.some((_, at) => run.every((part, i) => parts[at + i] === part)),
  );
}

// Disks of a Mac ignore case, and HFS+ ignores invisible characters (".g\u200cit" is ".git", CVE-2014-9390).
function asSeenByTheDisk(part: string): string {
  return part
    .replace(/\p{Cf}/gu, "")
    .normalize("NFC")
    .toLowerCase();
}
