import type { ToolFormat } from "../../exposure/exposure.ts";
import type { NameTable } from "../../grounding/known/known-names.ts";
import { systemText } from "../../prompt/system-text.ts";
import type { Clock } from "../../types/clock.ts";

type About = {
  readonly shows: ToolFormat;
  readonly config: {
    readonly language: string;
    readonly userName: string | undefined;
    /** Whether it is this machine that is asked, with the account on it. */
    readonly usesDevices: boolean;
  };
  readonly host: {
    readonly clock: Pick<Clock, "zone">;
    readonly accountName?: (() => Promise<string | undefined>) | undefined;
    readonly contacts: { readonly ownName: () => Promise<string | undefined> };
  };
  readonly names: () => Promise<NameTable>;
};

/**
 * What a model is told that gets its tools in its own format; undefined for others. Read once, so
 * that the head of a conversation stays.
 */
export function nativeSystemOf({
  shows,
  config: { language, userName, usesDevices },
  host,
  names,
}: About): (() => Promise<string>) | undefined {
  if (shows !== "native") return undefined;
  const read = async (): Promise<string> => {
    const { calendar: calendars = [], list: lists = [] } = await names();
    const account = usesDevices ? host.accountName : undefined;
    const name = userName ?? (await cardName(host)) ?? (await account?.());
    return systemText({ language, zone: host.clock.zone, userName: name, calendars, lists });
  };
  let text: Promise<string> | undefined;
  return () => (text ??= read());
}

async function cardName({ contacts }: About["host"]): Promise<string | undefined> {
  // Whose contacts can't be read is served all the same, by another name or none.
  return contacts.ownName().catch(() => undefined);
}
