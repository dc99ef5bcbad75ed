/** What people say for mails and messages they have not read yet. */
export const UNREAD = [
  "new",
  "unread",
  "unopened",
  "unseen",
  "missed",
  ...["read", "opened", "seen", "looked at", "got to"].flatMap((done) => [
    `not ${done}`,
    `haven't ${done}`,
    `have not ${done}`,
    `yet to be ${done}`,
  ]),
];

/** Where the next part of a long text starts. */
export const OFFSET = { characters: ["characters", "character"] };
