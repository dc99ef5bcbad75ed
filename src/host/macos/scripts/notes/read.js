// JXA: One note with its text.
// uses: app, notes

answer((input) => {
  const note = noteOf(openApp("Notes"), input.id);
  mustBeOpen(note);
  return Object.assign(summary(note), { text: note.plaintext() });
});
