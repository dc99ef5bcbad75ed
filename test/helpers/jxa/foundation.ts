import { DateTime } from "luxon";
import type { Mac } from "./mac.ts";
import type { ClassOf, Native, ObjcClass } from "./objc-bridge.ts";
import { integer, NSArray, NSDate, NSMutableArray, NSString, objcClass } from "./objc-bridge.ts";
import type { DateParts } from "./event-kit-world.ts";

/** What an unset field of NSDateComponents reads: NSIntegerMax, which JavaScript can't hold exactly. */
const UNDEFINED_COMPONENT = Number.MAX_SAFE_INTEGER * 1_024;

export const NSError: ClassOf<{ readonly domain: string; code: number; text: string }> = objcClass<{
  readonly domain: string;
  code: number;
  text: string;
}>({
  name: "NSError",
  members: {
    code: { get: ({ code }) => integer(code) },
    domain: { get: ({ domain }) => domain },
    localizedDescription: { get: ({ text }) => text },
  },
});
export const errorOf = (text: string, code = 1, domain = "EKErrorDomain"): Native =>
  NSError.make({ text, code, domain });

export const NSTimeZone: ClassOf<{ readonly zone: string }> = objcClass<{ readonly zone: string }>({
  name: "NSTimeZone",
  statics: {
    timeZoneWithName: {
      call: (_, zone: string) =>
        DateTime.now().setZone(zone).isValid ? NSTimeZone.make({ zone }) : undefined,
    },
  },
  members: { name: { get: ({ zone }) => zone } },
});

type Parts = Partial<Omit<DateParts, "zone">> & { zone?: string };
const field = (name: "year" | "month" | "day" | "hour" | "minute") => ({
  get: (parts: Parts) => integer(parts[name] ?? UNDEFINED_COMPONENT),
  set: (parts: Parts, value: unknown) => {
    parts[name] = Number(value);
  },
});

export const NSDateComponents: ClassOf<Parts> = objcClass<Parts>({
  name: "NSDateComponents",
  statics: { alloc: { get: () => initOnly(() => NSDateComponents.make({})) } },
  members: {
    year: field("year"),
    month: field("month"),
    day: field("day"),
    hour: field("hour"),
    minute: field("minute"),
    timeZone: {
      get: ({ zone }) => (zone === undefined ? undefined : NSTimeZone.make({ zone })),
      set: (parts, value) => {
        if (NSTimeZone.is(value)) parts.zone = value.data.zone;
        else delete parts.zone;
      },
    },
    // Seven days late where the week fields are unset: nobody may use it.
    date: {
      get: ({ year = 1, month = 1, day = 1 }) =>
        NSDate.make({ ms: Date.UTC(year, month - 1, day + 7) }),
    },
  },
});

/** `Class.alloc`, on which only `init` may follow. */
export function initOnly(init: () => Native): Native {
  return objcClass<object>({ name: "allocated", members: { init: { get: init } } }).make({});
}

/** The classes of Foundation the scripts use, over one process's clock, zone and input. */
export function foundation(mac: Mac): readonly ObjcClass[] {
  const { world } = mac;
  const NSData: ClassOf<{ bytes: string }> = objcClass<{ bytes: string }>({
    name: "NSData",
    members: {},
  });
  const NSFileHandle: ClassOf<object> = objcClass<object>({
    name: "NSFileHandle",
    statics: { fileHandleWithStandardInput: { get: () => NSFileHandle.make({}) } },
    members: { readDataToEndOfFile: { get: () => NSData.make({ bytes: mac.input }) } },
  });
  const Clock: ObjcClass = {
    ...NSDate,
    statics: {
      ...NSDate.statics,
      date: { get: () => NSDate.make({ ms: world.now }) },
      dateWithTimeIntervalSinceNow: {
        call: (_, seconds: number) => NSDate.make({ ms: world.now + seconds * 1_000 }),
      },
    },
  };
  const NSRunLoop: ClassOf<object> = objcClass<object>({
    name: "NSRunLoop",
    statics: { currentRunLoop: { get: () => NSRunLoop.make({}) } },
    members: {
      runUntilDate: {
        call: (_, date: Native<{ ms: number }>) =>
          mac.runLoop(Math.max(0, date.data.ms - world.now)),
      },
    },
  });
  return [
    NSArray,
    NSMutableArray,
    NSString,
    NSError,
    NSTimeZone,
    NSDateComponents,
    NSData,
    NSFileHandle,
    Clock,
    NSRunLoop,
    calendarClass(mac),
  ];
}

function calendarClass({ world }: Mac): ObjcClass {
  const NSCalendar: ClassOf<{ readonly years: number }> = objcClass<{ readonly years: number }>({
    name: "NSCalendar",
    statics: {
      // Whatever calendar the user lives by; the Buddhist one is 543 years ahead.
      currentCalendar: { get: () => NSCalendar.make({ years: 543 }) },
      calendarWithIdentifier: {
        call: (_, name: string) =>
          name === "gregorian" ? NSCalendar.make({ years: 0 }) : undefined,
      },
    },
    members: {
      componentsFromDate: {
        call: ({ years }, _units: number, { data }: Native<{ ms: number }>) => {
          const { year, month, day, hour, minute } = DateTime.fromMillis(data.ms, {
            zone: world.zone,
          });
          return NSDateComponents.make({ year: year + years, month, day, hour, minute });
        },
      },
      dateFromComponents: {
        call: ({ years }, { data }: Native<Parts>) => {
          const { year = 1, month = 1, day = 1, hour = 0, minute = 0, zone } = data;
          const wall = { year: year - years, month, day, hour, minute };
          return NSDate.make({
            ms: DateTime.fromObject(wall, { zone: zone ?? world.zone }).toMillis(),
          });
        },
      },
    },
  });
  return NSCalendar;
}
