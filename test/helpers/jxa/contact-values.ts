import type { AddressRow } from "./contacts-world.ts";
import { initOnly } from "./foundation.ts";
import type { ClassOf } from "./objc-bridge.ts";
import { objcClass } from "./objc-bridge.ts";

const framework = "Contacts";

export const CNPhoneNumber: ClassOf<{ value: string }> = objcClass<{ value: string }>({
  name: "CNPhoneNumber",
  framework,
  statics: {
    phoneNumberWithStringValue: { call: (_, value: string) => CNPhoneNumber.make({ value }) },
  },
  members: { stringValue: { get: ({ value }) => value } },
});

type Relation = { readonly name: string };
export const CNContactRelation: ClassOf<Relation> = objcClass<Relation>({
  name: "CNContactRelation",
  framework,
  statics: {
    contactRelationWithName: { call: (_, name: string) => CNContactRelation.make({ name }) },
  },
  members: { name: { get: ({ name }) => name } },
});

type LabelledValue = { readonly label: string | null; readonly value: unknown };
export const CNLabeledValue: ClassOf<LabelledValue> = objcClass<LabelledValue>({
  name: "CNLabeledValue",
  framework,
  statics: {
    localizedStringForLabel: {
      call: (_, label: string) => label.replace(/^_\$!<(.*)>!\$_$/, "Lokal $1"),
    },
    labeledValueWithLabelValue: {
      call: (_, label: string, value: unknown) => CNLabeledValue.make({ label, value }),
    },
  },
  members: { label: { get: ({ label }) => label }, value: { get: ({ value }) => value } },
});

/** Each a text, an empty one where nothing is said; the street with its line breaks. */
const PARTS = [
  "street",
  "subLocality",
  "city",
  "subAdministrativeArea",
  "state",
  "postalCode",
  "country",
  "ISOCountryCode",
] as const satisfies readonly (keyof AddressRow)[];

const partOf = (part: (typeof PARTS)[number]) => ({ get: (row: AddressRow) => row[part] ?? "" });
export const CNPostalAddress: ClassOf<AddressRow> = objcClass<AddressRow>({
  name: "CNPostalAddress",
  framework,
  members: Object.fromEntries(PARTS.map((part) => [part, partOf(part)])),
});

export const CNMutablePostalAddress: ClassOf<AddressRow> = objcClass<AddressRow>({
  name: "CNMutablePostalAddress",
  framework,
  statics: { alloc: { get: () => initOnly(() => CNMutablePostalAddress.make({})) } },
  members: Object.fromEntries(
    PARTS.map((part) => [
      part,
      {
        ...partOf(part),
        set: (row: AddressRow, value: unknown) => {
          row[part] = String(value);
        },
      },
    ]),
  ),
});
