import { holdsRun, isHidden, partsOf, runsIn } from "./name-on-disk.ts";

/** Kinds of document that nothing runs, so that a hidden one is still a document (`.ideas.md`). */
const DOCUMENTS = new Set(
  (
    "txt text md markdown rst rtf pdf doc docx odt ods odp xls xlsx ppt pptx csv tsv epub ics vcf " +
    "jpg jpeg png gif webp heic tif tiff bmp mp3 m4a wav flac ogg opus mp4 mov mkv webm"
  ).split(" "),
);

/** Folders, as runs of names, whose files start programs or let others in, whatever they are called. */
const FOLDERS = runsIn(`
  .git, .ssh, .gnupg, .husky, .vim, .vscode, .idea, .github/workflows, .config/autostart,
  .config/systemd, .config/fish, .config/nvim, .config/environment.d, .local/bin,
  .local/share/applications, .local/share/systemd, LaunchAgents, LaunchDaemons, StartupItems,
  Start Menu/Programs/Startup, Library/Services, Library/Scripts, Library/Application Scripts,
  Library/QuickLook, Library/PreferencePanes, Library/Input Methods, Library/Internet Plug-Ins,
  Scripts/Folder Action Scripts, etc/cron.d, etc/profile.d, cron.d, cron.daily, cron.hourly,
  cron.weekly, cron.monthly, spool/cron
`);

/** Files without a dot that a program reads and obeys where it finds them. */
const NAMED = new Set(
  (
    "init.lua init.vim init.el early-init.el ginit.vim config.fish " +
    "sitecustomize.py usercustomize.py conftest.py setup.py noxfile.py fabfile.py tasks.py manage.py " +
    "package.json makefile gnumakefile bsdmakefile justfile rakefile gemfile vagrantfile jenkinsfile procfile " +
    "taskfile.yml taskfile.yaml dockerfile containerfile compose.yml compose.yaml docker-compose.yml " +
    "docker-compose.yaml cmakelists.txt build.gradle build.gradle.kts settings.gradle build.rs build.xml pom.xml " +
    "gulpfile.js gruntfile.js binding.gyp pyproject.toml tox.ini pytest.ini setup.cfg cargo.toml deno.json " +
    "bunfig.toml flake.nix default.nix shell.nix crontab anacrontab user.js prefs.js autorun.inf desktop.ini " +
    "authorized_keys authorized_keys2 known_hosts sshd_config ssh_config sudoers hosts hgrc gitconfig inputrc " +
    "bashrc zshrc zshenv profile vimrc tmux.conf screenrc rc.local"
  ).split(" "),
);

/** Endings of what a double click, a login or a service manager starts. */
const ENDINGS = new Set(
  (
    "desktop service timer socket path mount automount target pth command tool terminal workflow shortcut action " +
    "app scpt scptd applescript jxa osax mobileconfig inetloc fileloc webloc url lnk scf plist prefpane qlgenerator " +
    "saver kext bat cmd ps1 psm1 psd1 vbs vbe wsf wsh hta reg scr cpl com exe msi msp jar jnlp gadget appimage " +
    "run flatpakref snap code-workspace sublime-project itermcolors crx xpi"
  ).split(" "),
);
/** Settings that are programs: vite.config.ts. */
const PROGRAMMED = /\.config\.[cm]?[jt]s$/;

/**
 * Whether something runs or obeys this file later by itself, or lets others in by it. As a class: what lies
 * hidden and is no document is a program's, and so are the folders, names and endings that are known for it.
 * `below` is the path below its root, which may itself lie in a hidden folder.
 */
export function runsByItself(path: string, below = path): boolean {
  const parts = partsOf(path);
  const name = parts.at(-1) ?? "";
  if (NAMED.has(name) || ENDINGS.has(endingOf(name)) || PROGRAMMED.test(name)) return true;
  return belongsToProgram(path, below);
}

/**
 * Whether a program keeps this file for itself: in a folder known for it, or hidden and no document. Such a one
 * isn't moved away either; an installer or a link may be, for that starts nothing.
 */
export function belongsToProgram(path: string, below = path): boolean {
  if (FOLDERS.some((run) => holdsRun(partsOf(path), run))) return true;
  const parts = partsOf(below);
  return parts.some(isHidden) && !DOCUMENTS.has(endingOf(parts.at(-1) ?? ""));
}

function endingOf(name: string): string {
  const at = name.lastIndexOf(".");
  return at > 0 ? name.slice(at + 1) : "";
}
