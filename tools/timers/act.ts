import { z } from "zod";

const TELL =
  "how,how's,what,what's,when,which,list,show,check,see,any,left,remaining,is the,is my,are the,are my,do i have,have i got,does the,does my,does an,status,tell me";
const CANCEL =
  "stop,kill,end,delete,remove,clear,silence,dismiss,abort,quit,shut,drop,forget,get rid,scrap,bin,off,disable,no more,erase,don't need,don't wake,do not wake,unset,enough,cancelled,lose,ditch";

/** Whether a timer is stopped or timers are only told of: what is said first counts. */
export const act = z
  .enum(["tell", "cancel"])
  .describe("stop one, or only tell what is left")
  .meta({ kind: "enum", words: { tell: TELL.split(","), cancel: CANCEL.split(",") } })
  .optional();
