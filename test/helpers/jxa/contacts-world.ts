export type PersonRow = {
  id: string;
  container: string;
  given: string;
  family: string;
  nickname: string;
  organisation: string;
  jobTitle?: string;
  /** Labels as Contacts keeps them: `_$!<Mobile>!$_`, or a text of the user's own. */
  phones: { label: string | null; value: string }[];
  emails: { label: string | null; value: string }[];
};

export type ContactsWorld = {
  containers: string[];
  people: PersonRow[];
  /** Goes up with every change. */
  token: number;
};
