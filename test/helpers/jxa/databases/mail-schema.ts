/** The tables of Mail's Envelope Index that matter, with the columns macOS 15 and 26 give them. */
export const ENVELOPE_SCHEMA = `
CREATE TABLE messages (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, message_id INTEGER NOT NULL DEFAULT 0,
  global_message_id INTEGER NOT NULL, remote_id INTEGER, document_id TEXT, sender INTEGER, subject_prefix TEXT,
  subject INTEGER NOT NULL, summary INTEGER, date_sent INTEGER, date_received INTEGER, mailbox INTEGER NOT NULL,
  remote_mailbox INTEGER, flags INTEGER NOT NULL DEFAULT 0, read INTEGER NOT NULL DEFAULT 0,
  flagged INTEGER NOT NULL DEFAULT 0, deleted INTEGER NOT NULL DEFAULT 0, size INTEGER NOT NULL DEFAULT 0,
  conversation_id INTEGER NOT NULL DEFAULT 0, display_date INTEGER);
CREATE TABLE mailboxes (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL UNIQUE,
  total_count INTEGER NOT NULL DEFAULT 0, unread_count INTEGER NOT NULL DEFAULT 0);
CREATE TABLE addresses (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT COLLATE NOCASE NOT NULL,
  comment TEXT NOT NULL, UNIQUE (address, comment));
CREATE TABLE recipients (ROWID INTEGER PRIMARY KEY, message INTEGER NOT NULL, address INTEGER NOT NULL,
  type INTEGER, position INTEGER, UNIQUE (message, type, position));
CREATE TABLE labels (message_id INTEGER, mailbox_id INTEGER, PRIMARY KEY (message_id, mailbox_id)) WITHOUT ROWID;
CREATE TABLE message_global_data (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, message_id INTEGER UNIQUE,
  message_id_header TEXT);
CREATE TABLE subjects (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, subject TEXT COLLATE RTRIM NOT NULL UNIQUE);
CREATE INDEX messages_mailbox_date ON messages (mailbox, date_received DESC);
CREATE INDEX messages_message_id ON messages (message_id)`;
