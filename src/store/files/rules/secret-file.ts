import { holdsRun, partsOf, runsIn } from "./name-on-disk.ts";
import { belongsToProgram } from "./runs-by-itself.ts";

/** Folders of keys, passwords and sessions, as runs of names. */
const FOLDERS = runsIn(`
  .ssh, .gnupg, .aws, .azure, .kube, .docker, .password-store, .pki, .mozilla, .thunderbird,
  .electrum, .bitcoin, .ethereum, .terraform.d, .config/gh, .config/hub, .config/gcloud, .config/op,
  .config/rclone, .config/sops, .config/google-chrome, .config/chromium, .config/microsoft-edge,
  .config/BraveSoftware, .config/vivaldi, .config/opera, .config/Bitwarden, .config/1Password,
  .local/share/keyrings, .local/share/kwalletd, Library/Keychains, Library/Cookies, Library/Safari,
  Library/Application Support/Google/Chrome, Library/Application Support/Chromium,
  Library/Application Support/Microsoft Edge, Library/Application Support/BraveSoftware,
  Library/Application Support/Vivaldi, Library/Application Support/Firefox,
  Library/Application Support/1Password, Library/Application Support/Bitwarden
`);

/** Files that hold keys, passwords or what was typed, wherever they lie. */
const NAMED =
  /^(?:[._]netrc|\.pgpass|\.my\.cnf|\.mylogin\.cnf|\.npmrc|\.yarnrc\.yml|\.pypirc|\.gem|\.git-credentials|\.htpasswd|\.vault-token|\.boto|\.s3cfg|\.dockercfg|\.env|\.env\..+|\.envrc|\..+_history|\.lesshst|\.viminfo|\.xauthority|\.iceauthority|id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:_sk)?|credentials|credentials\.(?:json|csv|xml|toml)|client_secret.*\.json|secrets\.(?:json|ya?ml|toml|env)|wallet\.dat|shadow|gshadow|master\.passwd|login data|login data for account|web data|cookies|cookies\.sqlite|logins\.json|key[34]\.db|signons\.sqlite|.+\.(?:kdbx?|ppk|p12|pfx|jks|keystore|keychain|keychain-db|ovpn|agilekeychain|opvault|1pux|gpg|pgp|age))$/;
/** Kept in the same folders for everybody to read. */
const OPEN = /^(?:\.env\.(?:example|sample|template|dist)|.+\.pub)$/;

/** Whether a path names keys, passwords or a browser's sessions: nobody reads them by voice, nor by a command that isn't asked for. */
export function isSecretPath(path: string): boolean {
  const parts = partsOf(path);
  const name = parts.at(-1) ?? "";
  if (FOLDERS.some((run) => holdsRun(parts, run))) return true;
  return NAMED.test(name) && !OPEN.test(name);
}

/** A program's own file that is closed to everybody but its owner: what is kept so holds more than settings. */
export function isPrivate(relative: string, mode: number | bigint): boolean {
  return belongsToProgram(relative) && (Number(mode) & 0o077) === 0;
}

/** The first lines of keys, whatever their files are called. */
const KEYS =
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|^PuTTY-User-Key-File-\d|\bAGE-SECRET-KEY-1[0-9A-Z]{20}|^openssh-key-v1\0/m;

/** Whether a text holds a private key. */
export function holdsKey(text: string): boolean {
  return KEYS.test(text);
}

export const SECRET = "That holds keys or passwords, so I leave it alone.";
