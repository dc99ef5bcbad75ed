import type { DomainWords } from "../../../tools/domain-words.ts";
import { OFFSET, UNREAD } from "../shared-choices.ts";
import { split } from "../../../tools/split.ts";
import { mailPhrases } from "./phrases.ts";

export const mail: DomainWords = {
  phrases: mailPhrases,
  progress: "Looking in your mail.",
  heard: "mail",
  asks: {
    "mail.update_message": { action: "What should I do with it?" },
  },
  shows: {
    "mail.create_draft": "Save this draft?",
  },
  carriers: {
    read: `
      mail mails email emails e-mail inbox message messages new unread recent latest newest last
      search find look check read open received sent come came arrived anything show pull list any get
      heard written wrote containing mentioning regarding concerning write`,
    write: `
      mail email e-mail send write draft compose reply respond answer forward shoot drop new message
      saying says say tell telling that subject mark flag archive trash delete read unread`,
  },
  choices: {
    "mail.recent": { unread: { true: UNREAD } },
    "mail.read": { offset: OFFSET },
    "mail.update_message": {
      action: {
        read: ["as read", "seen"],
        unread: ["not read", "unseen"],
        flag: split("star,important,flagged,starred,flagging"),
        unflag: split(
          "unstar,remove the flag,not important,take the flag off,flag off,unflagged,without the flag",
        ),
        archive: split("file it,put away,archived,archives,archiving,file away"),
        trash: split(
          "delete,bin,throw away,throw out,toss,remove,get rid of,deleted,trashed,binned,binning,deleting,rubbish,chuck," +
            "ditch,get shot of,junk,scrap,toss,dump,lose",
        ),
      },
    },
  },
};
