/** Words that carry a request to one domain of tools, and are never its content at either end of it. */
type Carriers = { readonly read: readonly string[]; readonly write: readonly string[] };

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Words that carry any request. */
const EVERYWHERE = words(`
  hey hi hello ok okay please thanks thank sotto computer so um uh well just now quick quickly
  can could would will shall should may might let lets want wanna need like love got gotta have has
  i me my mine we us our you your he she they it its this that these those there here
  a an the some any anything something everything all every each other another
  too either again them him her theirs ones
  is are was were be am do does did done don dont doesn isnt
  what when where which who whom how why whether if
  to for of on in at by with from about into onto up and or but then also as
  go get give tell show help make sure try remember forget know see let's id i'd
  going gonna there's what's whats
`);

const none: Carriers = { read: [], write: [] };

/** Words of one domain that name the act or the place and not its content. */
const BY_DOMAIN: Readonly<Record<string, Carriers>> = {
  calendar: {
    read: words(`calendar calendars schedule scheduled agenda diary planner event events appointment appointments
      meeting meetings plans planned plan booked free busy look check list next coming upcoming happening happen
      got today day have find out read say show any time slot slots gap long new most day's rest week's call calls
      many start starts first last time's`),
    write:
      words(`calendar calendars schedule agenda diary event entry add create put book set block new pencil
      plan arrange make enter save invite slot time out move push shift change reschedule bring postpone cancel
      delete remove rename update edit off scrap drop long longer shorter extend shorten lasts takes`),
  },
  reminders: {
    read: words(`reminder reminders todo todos to-do list lists task tasks due outstanding overdue open left read
      show check what's pending still today's today remind reminded things thing stuff next`),
    write:
      words(`remind reminder reminders reminding add create set new make note todo to-do task list lists put
      remember forget don mark tick check complete completed finished finish done off delete remove scratch cross
      change move rename update ping nudge save bought adding`),
  },
  mail: {
    read: words(`mail mails email emails e-mail inbox message messages new unread recent latest newest last search
      find look check read open received sent come came arrived anything show pull list any get heard written wrote
      containing mentioning regarding concerning write`),
    write:
      words(`mail email e-mail send write draft compose reply respond answer forward shoot drop new message
      saying says say tell telling that subject mark flag archive trash delete read unread`),
  },
  messages: {
    read: words(`message messages text texts sms imessage imessages chat chats conversation new unread recent latest
      last read show check search find look any said say says wrote texted sent mentioning`),
    write:
      words(`message text sms imessage send shoot drop write reply tell say saying says that let know ask
      open chat conversation`),
  },
  notes: {
    read: words(
      `note notes notebook search find look read open show written wrote write down jotted check list`,
    ),
    write:
      words(`note notes jot write down take create make new add append put save titled called named saying
      that says to`),
  },
  contacts: {
    read: words(`contact contacts number phone mobile cell address email mail details info information find look
      search reach call who's whose book details card office home work street birthday`),
    write: [],
  },
  system: {
    read: words(`file files document documents folder folders find search look locate show list open where's named
      called saved stored computer mac disk machine status battery volume recent latest newest pdf pdfs photo photos
      picture pictures image images spreadsheet spreadsheets presentation presentations video videos knocking lying
      kicking around`),
    write:
      words(`open launch start run fire bring up show switch go app application program pull volume turn sound
      set raise lower mute unmute website site page web address link visit browse`),
  },
  files: {
    read: words(`file files document read open show contents content what's inside say text pdf`),
    write:
      words(`file files document write create save make new append add put trash delete remove bin throw away
      called named saying containing text`),
  },
  music: {
    read: [],
    write:
      words(`play put start music song songs track tracks album albums artist playlist tune tunes listen hear
      something spin queue shuffle by stick bang whack bung sling lob chuck throw fancy bit`),
  },
  timers: {
    read: [],
    write:
      words(`timer timers alarm alarms set start countdown count down wake wakeup cancel stop delete remove
      kill turn off clear called named running going left minute minutes hour hours second seconds long much time
      remaining until rings ring goes go check list still longer shorter extra extend add more another beep beeping ringing noise give gets got`),
  },
  shortcuts: {
    read: words(`shortcut shortcuts list show automation automations`),
    write: words(`shortcut shortcuts run start trigger execute launch do automation`),
  },
  shell: { read: [], write: words(`shell terminal command run execute line bash`) },
  tools: none,
};

const everywhere: ReadonlySet<string> = new Set(EVERYWHERE);

/** A small word that never says what a request is about. */
export function isFiller(word: string): boolean {
  return everywhere.has(word);
}

/** Whether a word only wraps a request to a domain: what reads is asked for otherwise than what changes. */
export function carriersOf(domain: string, act: keyof Carriers): (word: string) => boolean {
  const own = new Set((BY_DOMAIN[domain] ?? none)[act]);
  return (word) => everywhere.has(word) || own.has(word);
}
