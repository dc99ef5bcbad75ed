import { extname } from "node:path";
import { HostFailure } from "../../../errors.ts";
import type { ScopedFs } from "../../../store/files/scoped-fs.ts";
import type { Opened } from "../state/opened-log.ts";

/** Addresses a browser or mail program may be handed. */
const SCHEMES = new Set(["http:", "https:", "mailto:"]);
/** What a desktop starts, installs or runs instead of showing it. */
const STARTED = new Set(
  "desktop app action applescript command jar mobileconfig mpkg pkg prefpane scpt scptd terminal tool webloc inetloc fileloc url lnk workflow jxa jnlp exe msi bat cmd ps1 vbs hta reg scr appimage run"
    .split(" ")
    .map((ending) => `.${ending}`),
);

/** What opening a target opens: an address whose scheme is allowed, or a file or folder below the roots that is no program. */
export async function openableItem(files: ScopedFs, target: string): Promise<Opened> {
  const address = addressOf(target);
  if (address !== undefined) return { kind: "address", target: address };
  const { executable, kind, place } = await files.stat(target);
  // The desktop would start these instead of showing them.
  if (executable || STARTED.has(extname(place.real).toLowerCase())) {
    throw new HostFailure(
      "refused",
      "That file is a program, and I don't start programs that way.",
    );
  }
  return { kind, target: place.real };
}

/** An address as a browser writes it; nothing for a path; `refused` when its scheme is not allowed. */
function addressOf(target: string): string | undefined {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(target)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (!SCHEMES.has(scheme)) {
    throw new HostFailure("refused", `I don't open addresses that begin with ${scheme}`);
  }
  if (!URL.canParse(target) || /[\s\p{Cc}]/u.test(target)) {
    throw new HostFailure("invalid", "That isn't a complete web or mail address.");
  }
  return new URL(target).href;
}
