/** Raised with every change of the tables below or of what is put into them. */
export const MAIL_SCHEMA_VERSION = 1;

/** What the files say, by mail and by mailbox; `words` has the rows of `mail` by number. */
export const MAIL_SCHEMA = `
CREATE TABLE box (id TEXT PRIMARY KEY, stamp TEXT NOT NULL);
CREATE TABLE mail (
  number INTEGER PRIMARY KEY,
  id TEXT UNIQUE NOT NULL,
  key TEXT NOT NULL,
  box TEXT NOT NULL,
  sub TEXT NOT NULL,
  name TEXT NOT NULL,
  unread INTEGER NOT NULL,
  flagged INTEGER NOT NULL,
  date INTEGER NOT NULL,
  header TEXT NOT NULL,
  sender_words TEXT NOT NULL,
  subject_words TEXT NOT NULL,
  has_text INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX mail_by_box ON mail (box, unread DESC, date DESC);
CREATE INDEX mail_by_key ON mail (box, key);
CREATE INDEX mail_by_date ON mail (date DESC);
CREATE INDEX mail_without_text ON mail (number) WHERE has_text = 0;
CREATE VIRTUAL TABLE words USING fts5(
  subject, people, body, content = '', contentless_delete = 1, tokenize = 'porter unicode61')`;
