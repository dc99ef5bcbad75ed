// JXA: Puts the body back that a note had, or removes a note that was made, as long as nobody has changed it since.
// uses: app, notes

answer((input) => {
  const app = openApp("Notes");
  const note = noteOf(app, input.id);
  if (note.body() !== input.expected) return { changed: true, title: note.name() };
  const title = note.name();
  if (input.before === null) note.delete();
  else note.body = input.before;
  return { changed: false, title };
});
