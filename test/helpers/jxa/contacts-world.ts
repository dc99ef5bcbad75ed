/** Labels as Contacts keeps them: `_$!<Mobile>!$_`, or a text of the user's own. */
export type LabelledRow<Value> = { label: string | null; value: Value };

export type AddressRow = {
  street?: string;
  subLocality?: string;
  city?: string;
  subAdministrativeArea?: string;
  state?: string;
  postalCode?: string;
  country?: string;
  ISOCountryCode?: string;
};

export type PersonRow = {
  id: string;
  container: string;
  given: string;
  family: string;
  nickname: string;
  organisation: string;
  jobTitle?: string;
  department?: string;
  phones: LabelledRow<string>[];
  emails: LabelledRow<string>[];
  /** A field that isn't there is unset. */
  birthday?: { year?: number; month?: number; day?: number };
  addresses?: LabelledRow<AddressRow>[];
  /** Names, by what they are to this person. */
  relations?: LabelledRow<string>[];
};

export type ContactsWorld = {
  containers: string[];
  people: PersonRow[];
  /** The card that was made the owner's, where one was. */
  own?: string;
  /** Goes up with every change. */
  token: number;
};
