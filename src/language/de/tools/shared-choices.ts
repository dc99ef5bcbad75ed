import { split } from "../../tools/split.ts";

/** What people say for mails and messages they have not read yet. */
export const UNREAD = split(
  "neu,neue,neuen,neues,ungelesen,ungelesene,ungelesenen,ungeöffnet,ungeöffnete,verpasst,verpasste,noch nicht gelesen,nicht gelesen,noch nicht gesehen",
);

/** Where the next part of a long text starts. */
export const OFFSET = { characters: ["zeichen"] };
