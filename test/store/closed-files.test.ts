import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HostFailure } from "../../src/errors.ts";
import { runsByItself } from "../../src/store/files/rules/runs-by-itself.ts";
import { createScopedFs } from "../../src/store/files/scoped-fs.ts";
import type { ScopedFs } from "../../src/store/files/scoped-fs.ts";
import { holdsKey, isSecretPath } from "../../src/store/files/rules/secret-file.ts";

let root: string;
let scoped: ScopedFs;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sotto-closed-"));
  scoped = createScopedFs({ roots: [root] });
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text = "x", mode = 0o644): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  chmodSync(join(root, path), mode);
}

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (error instanceof HostFailure) return error.failure;
    throw error;
  }
}

const SECRET =
  `.ssh/id_rsa .ssh/config .SSH/id_ed25519 .\u017Fsh/x .aws/credentials .aws/config .netrc _netrc .env .env.local
  app/.env.production .config/gh/hosts.yml .config/gcloud/credentials.db .kube/config .docker/config.json .npmrc .pypirc
  .git-credentials .pgpass .my.cnf .gnupg/secring.gpg .password-store/bank.gpg .vault-token .bash_history .zsh_history
  .python_history .local/share/keyrings/login.keyring Library/Keychains/login.keychain-db library/cookies/Cookies.binarycookies
  .mozilla/firefox/abc/logins.json profile/key4.db .config/google-chrome/Default/Cookies Chrome/Default/Login+Data
  backup/id_rsa old/id_ed25519 keys/wallet.dat vault.kdbx cert.p12 store.jks client.ovpn home/credentials.json
  client_secret_12.json secrets.yaml .htpasswd .s3cfg .thunderbird/x/key4.db .g\u200cnupg/x .azure/accessTokens.json`
    .split(/\s+/)
    .map((path) => path.replaceAll("+", " "));
const NO_SECRET =
  `notes.txt Documents/keys.md credentials-policy.pdf environment.txt .env.example Secret+santa.txt
  passwords.md talk.key keynote.key id_card.jpg ssh-notes.md cookies-recipe.txt history.txt .bashrc .vimrc id_rsa.pub
  Wallet.pdf .config/app/settings.json My+Env/plan.md shadows.txt`
    .split(/\s+/)
    .map((path) => path.replaceAll("+", " "));

describe("files that hold keys or passwords", () => {
  it.each(SECRET)("%j is one", (path) => expect(isSecretPath(path)).toBe(true));
  it.each(NO_SECRET)("%j is none", (path) => expect(isSecretPath(path)).toBe(false));

  it.each([".ssh/id_rsa", ".aws/credentials", ".netrc", ".config/gh/hosts.yml", ".env"])(
    "%j is neither read nor written, nor moved, also through a link",
    async (path) => {
      put(path);
      symlinkSync(join(root, path), join(root, "harmless.txt"));
      for (const one of [path, "harmless.txt"]) {
        expect(await outcome(scoped.read(one, 99))).toBe("refused");
        expect(await outcome(scoped.stat(one))).toBe("refused");
        expect(await outcome(scoped.locate(one, "write"))).toBe("refused");
        expect(await outcome(scoped.moveOut(one, `${root}-gone`))).toBe("refused");
      }
      expect(existsSync(join(root, path))).toBe(true);
    },
  );

  it("are known by what they hold, whatever they are called", async () => {
    const keys = [
      "-----BEGIN OPENSSH PRIVATE KEY-----\nabc",
      "Bag\n-----BEGIN RSA PRIVATE KEY-----",
      "-----BEGIN PRIVATE KEY-----",
      "-----BEGIN PGP PRIVATE KEY BLOCK-----",
      "PuTTY-User-Key-File-3: ssh-ed25519",
    ];
    for (const text of keys) {
      put("holiday.txt", text);
      expect(holdsKey(text)).toBe(true);
      expect(await outcome(scoped.read("holiday.txt", 99))).toBe("refused");
    }
    put("holiday.txt", "-----BEGIN CERTIFICATE-----\nabc\n-----BEGIN PUBLIC KEY-----");
    expect(await outcome(scoped.read("holiday.txt", 99))).toBe("done");
  });

  it("are known by being hidden and for their owner alone", async () => {
    put(".app/session", "x", 0o600);
    put(".app/settings", "x", 0o644);
    put("diary.txt", "x", 0o600);
    expect(await outcome(scoped.read(".app/session", 99))).toBe("refused");
    expect(await outcome(scoped.read(".app/settings", 99))).toBe("done");
    expect(await outcome(scoped.read("diary.txt", 99))).toBe("done");
  });
});

const RUNS =
  `.bashrc .ZSHRC sub/.profile .git/hooks/post-checkout .git/config .GIT/HOOKS/x.txt .g\u200cit/hooks/x
  Library/LaunchAgents/x.plist .config/autostart/x.desktop apps/x.desktop .config/nvim/init.lua nvim/init.lua .tmux.conf
  sitecustomize.py lib/usercustomize.py tests/conftest.py .github/workflows/ci.yml .vscode/tasks.json .vimrc .exrc .envrc
  .npmrc .gitconfig .bazelrc .inputrc user.js .config/fish/functions/x.fish .config/systemd/user/x.service x.service x.timer
  crontab Makefile GNUmakefile package.json Dockerfile docker-compose.yml .mailcap .Xresources .screenrc .gdbinit .pythonrc
  .irbrc .psqlrc .lldbinit .ackrc .wgetrc .curlrc .config/user-dirs.dirs .pam_environment .xinitrc .local/bin/ls
  site-packages/evil.pth x.command x.terminal x.workflow x.mobileconfig x.webloc x.url x.lnk x.bat x.ps1 x.scpt autorun.inf
  vite.config.ts project.code-workspace .eslintrc.js .idea/workspace.xml setup.py .husky/pre-commit .hgrc .forward rc.local
  Scripts/Folder+Action+Scripts/x.scpt .config/environment.d/x.conf .local/share/applications/x.desktop`
    .split(/\s+/)
    .map((path) => path.replaceAll("+", " "));
const RUNS_NOT =
  `notes.txt Documents/plan.md report.pdf main.ts script.py a/b.csv .ideas.md .obsidian/daily/note.md
  photo.jpg makefile-notes.md package.txt desktop.md init.txt service.txt Scripts/notes.md todo.csv letter.odt index.html
  config.yaml readme ..a/b.txt`
    .split(/\s+/)
    .map((path) => path.replaceAll("+", " "));

describe("files that run by themselves", () => {
  it.each(RUNS)("%j does", (path) => expect(runsByItself(path)).toBe(true));
  it.each(RUNS_NOT)("%j does not", (path) => expect(runsByItself(path)).toBe(false));

  it("are every hidden file that is no document, in whatever folder and case", () => {
    const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,11}$/);
    const check = fc.property(
      fc.array(name, { maxLength: 3 }),
      name,
      name,
      (folders, one, other) => {
        expect(runsByItself([...folders, `.${one}`].join("/"))).toBe(true);
        expect(runsByItself([...folders, `.${one}`, `${other}.lua`].join("/"))).toBe(true);
        expect(runsByItself([...folders, `.${one}`, other].join("/").toUpperCase())).toBe(true);
      },
    );
    fc.assert(check, { numRuns: 500 });
  });

  it("may lie below a root that is itself in a hidden folder", async () => {
    const hidden = join(root, ".data", "home");
    mkdirSync(hidden, { recursive: true });
    const inside = createScopedFs({ roots: [hidden] });
    expect(await outcome(inside.create("main.ts", "x"))).toBe("done");
    expect(await outcome(inside.create(".mainrc", "x"))).toBe("refused");
  });

  it("may be thrown away and come back where they are no program's own", async () => {
    put("setup.command");
    const away = `${root}-away`;
    await scoped.moveOut("setup.command", away);
    await scoped.moveIn(away, "setup.command");
    expect(
      await outcome(
        scoped.replace({ path: "setup.command", version: "", content: Buffer.from("x") }),
      ),
    ).toBe("refused");
    put(".profile");
    expect(await outcome(scoped.moveOut(".profile", away))).toBe("refused");
  });
});
