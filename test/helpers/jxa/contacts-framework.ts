import {
  CNContactRelation,
  CNLabeledValue,
  CNMutablePostalAddress,
  CNPhoneNumber,
  CNPostalAddress,
} from "./contact-values.ts";
import type { LabelledRow, PersonRow } from "./contacts-world.ts";
import { errorOf, initOnly, NSDateComponents } from "./foundation.ts";
import type { Mac } from "./mac.ts";
import type { ClassOf, Native, ObjcClass } from "./objc-bridge.ts";
import { arrayOf, integer, itemsOf, objcClass, setError } from "./objc-bridge.ts";
import { nextId } from "./world.ts";

const FRAMEWORK = "Contacts";
const STATUS = { not_asked: 0, restricted: 1, denied: 2, granted: 3, write_only: 4 } as const;
/** What a person can be asked for, by key. A key that wasn't fetched raises when it is read. */
const KEYS = [
  "givenName",
  "familyName",
  "nickname",
  "organizationName",
  "phoneNumbers",
  "emailAddresses",
  "jobTitle",
  "departmentName",
  "birthday",
  "postalAddresses",
  "contactRelations",
] as const;

type Fetching = [{ canRead: boolean }, Native<{ container: string }>, unknown, unknown];

/** The classes of the Contacts framework over the world's people. */
export function contactsFramework(mac: Mac): readonly ObjcClass[] {
  const { world } = mac;
  type Person = { row: PersonRow; keys: readonly string[] };
  const fetched = (key: (typeof KEYS)[number], read: (row: PersonRow) => unknown) => ({
    get: ({ row, keys }: Person) => {
      // CNPropertyNotFetchedException: an Objective-C exception nobody catches.
      if (!keys.includes(key)) return mac.crash();
      return read(row);
    },
  });
  const labelled = <Value>(
    rows: readonly LabelledRow<Value>[],
    make: (value: Value) => unknown,
  ): Native =>
    arrayOf(rows.map(({ label, value }) => CNLabeledValue.make({ label, value: make(value) })));
  const CNContact: ClassOf<Person> = objcClass<Person>({
    name: "CNContact",
    framework: FRAMEWORK,
    statics: {
      predicateForContactsInContainerWithIdentifier: {
        call: (_, container: string) => InContainer.make({ container }),
      },
    },
    members: {
      identifier: { get: ({ row }) => row.id },
      givenName: fetched("givenName", ({ given }) => given),
      familyName: fetched("familyName", ({ family }) => family),
      nickname: fetched("nickname", ({ nickname }) => nickname),
      organizationName: fetched("organizationName", ({ organisation }) => organisation),
      phoneNumbers: fetched("phoneNumbers", ({ phones }) =>
        labelled(phones, (value) => CNPhoneNumber.make({ value })),
      ),
      emailAddresses: fetched("emailAddresses", ({ emails }) => labelled(emails, (value) => value)),
      jobTitle: fetched("jobTitle", ({ jobTitle = "" }) => jobTitle),
      departmentName: fetched("departmentName", ({ department = "" }) => department),
      birthday: fetched("birthday", ({ birthday }) => birthday && NSDateComponents.make(birthday)),
      postalAddresses: fetched("postalAddresses", ({ addresses = [] }) =>
        labelled(addresses, (value) => CNPostalAddress.make(value)),
      ),
      contactRelations: fetched("contactRelations", ({ relations = [] }) =>
        labelled(relations, (name) => CNContactRelation.make({ name })),
      ),
      mutableCopy: { get: ({ row }) => CNMutableContact.make({ row }) },
      // Without Apple's own entitlement: SIGSEGV.
      note: { get: () => mac.crash(139) },
    },
  });
  const rowsIn = <Value>(value: unknown, read: (held: unknown) => Value): LabelledRow<Value>[] =>
    (itemsOf(value) ?? []).flatMap((each) => {
      if (!CNLabeledValue.is(each)) return [];
      const { label, value: held } = each.data;
      return [{ label, value: read(held) }];
    });
  type Text = "given" | "family" | "nickname" | "organisation" | "jobTitle" | "department";
  const setting = (name: Text) => ({
    set: ({ row }: { row: PersonRow }, value: unknown) => {
      row[name] = String(value);
    },
  });
  /** What the framework raises for a value of another class than it takes. */
  const only = <Data extends object>(kind: ClassOf<Data>, value: unknown): Data =>
    kind.is(value) ? value.data : mac.crash();
  const CNMutableContact: ClassOf<{ row: PersonRow }> = objcClass<{ row: PersonRow }>({
    name: "CNMutableContact",
    framework: FRAMEWORK,
    statics: {
      alloc: {
        get: () => {
          const texts = { given: "", family: "", nickname: "", organisation: "" };
          const row = { id: nextId(world), container: "", ...texts, phones: [], emails: [] };
          return initOnly(() => CNMutableContact.make({ row }));
        },
      },
    },
    members: {
      identifier: { get: ({ row }) => row.id },
      givenName: setting("given"),
      familyName: setting("family"),
      nickname: setting("nickname"),
      organizationName: setting("organisation"),
      jobTitle: setting("jobTitle"),
      departmentName: setting("department"),
      phoneNumbers: {
        set: ({ row }, value) =>
          void (row.phones = rowsIn(value, (held) => only(CNPhoneNumber, held).value)),
      },
      emailAddresses: { set: ({ row }, value) => void (row.emails = rowsIn(value, String)) },
      birthday: {
        set: ({ row }, value) => {
          row.birthday = { ...only(NSDateComponents, value) };
        },
      },
      postalAddresses: {
        set: ({ row }, value) =>
          void (row.addresses = rowsIn(value, (held) => only(CNMutablePostalAddress, held))),
      },
    },
  });
  type Saving = { added: PersonRow[]; removed: PersonRow[] };
  const CNSaveRequest: ClassOf<Saving> = objcClass<Saving>({
    name: "CNSaveRequest",
    framework: FRAMEWORK,
    statics: {
      alloc: { get: () => initOnly(() => CNSaveRequest.make({ added: [], removed: [] })) },
    },
    members: {
      addContactToContainerWithIdentifier: {
        call: ({ added }, { data: { row } }: Native<{ row: PersonRow }>, container: unknown) => {
          row.container =
            container === undefined ? (world.contacts.containers[0] ?? "") : String(container);
          added.push(row);
        },
      },
      deleteContact: {
        call: ({ removed }, { data: { row } }: Native<{ row: PersonRow }>) =>
          void removed.push(row),
      },
    },
  });
  const CNContainer: ClassOf<{ id: string }> = objcClass<{ id: string }>({
    name: "CNContainer",
    framework: FRAMEWORK,
    members: { identifier: { get: ({ id }) => id } },
  });
  const ask = (done: (granted: boolean, error: unknown) => void): void => {
    if (world.asking === "nobody answers") return;
    if (world.asking === "host cannot ask")
      mac.later(0, () => done(false, errorOf("not allowed to ask")));
    else {
      mac.later(world.answerMs, () => {
        world.grants.contacts = world.asking === "allow" ? "granted" : "denied";
        done(world.asking === "allow", undefined);
      });
    }
  };
  const keysIn = (wanted: unknown, ref: unknown): readonly string[] | undefined => {
    const keys = (itemsOf(wanted) ?? []).map(String);
    if (keys.includes("note")) return mac.crash(139);
    if (keys.every((key) => KEYS.some((known) => known === key))) return keys;
    setError(ref, errorOf("unknown key", 102, "CNErrorDomain"));
    return undefined;
  };
  const CNContactStore: ClassOf<{ canRead: boolean }> = objcClass<{ canRead: boolean }>({
    name: "CNContactStore",
    framework: FRAMEWORK,
    statics: {
      authorizationStatusForEntityType: { call: () => integer(STATUS[world.grants.contacts]) },
      alloc: {
        get: () =>
          initOnly(() => CNContactStore.make({ canRead: world.grants.contacts === "granted" })),
      },
    },
    members: {
      requestAccessForEntityTypeCompletionHandler: {
        call: (_, _entity: number, done: never) => ask(done),
      },
      currentHistoryToken: {
        get: ({ canRead }) =>
          canRead ? Token.make({ text: String(world.contacts.token) }) : undefined,
      },
      executeSaveRequestError: {
        call: ({ canRead }, { data: { added, removed } }: Native<Saving>) => {
          const { contacts } = world;
          if (!canRead) return false;
          contacts.people = [...contacts.people, ...added].filter((row) => !removed.includes(row));
          contacts.token += 1;
          return true;
        },
      },
      // Nobody's card is an error like any other; so is a key it doesn't know.
      unifiedMeContactWithKeysToFetchError: {
        call: ({ canRead }, wanted: unknown, ref: unknown) => {
          const { own, people } = world.contacts;
          const row = people.find(({ id }) => id === own);
          const keys = keysIn(wanted, ref);
          if (canRead && row && keys) return CNContact.make({ row, keys });
          setError(ref, errorOf("nobody", 200, "CNErrorDomain"));
          return undefined;
        },
      },
      // Without access both answer nothing, not an error.
      containersMatchingPredicateError: {
        call: ({ canRead }) =>
          arrayOf(canRead ? world.contacts.containers.map((id) => CNContainer.make({ id })) : []),
      },
      unifiedContactsMatchingPredicateKeysToFetchError: {
        call: (...[{ canRead }, { data }, wanted, ref]: Fetching) => {
          const keys = keysIn(wanted, ref);
          if (!keys) return undefined;
          const rows = world.contacts.people.filter(
            ({ container }) => container === data.container,
          );
          return arrayOf(canRead ? rows.map((row) => CNContact.make({ row, keys })) : []);
        },
      },
    },
  });
  const Token: ClassOf<{ text: string }> = objcClass<{ text: string }>({
    name: "NSData",
    framework: FRAMEWORK,
    members: { base64EncodedStringWithOptions: { call: ({ text }) => text } },
  });
  const InContainer: ClassOf<{ container: string }> = objcClass<{ container: string }>({
    name: "NSPredicate",
    members: {},
  });
  return [
    CNContactStore,
    CNContact,
    CNContactRelation,
    CNLabeledValue,
    CNMutableContact,
    CNMutablePostalAddress,
    CNPhoneNumber,
    CNPostalAddress,
    CNSaveRequest,
  ];
}
