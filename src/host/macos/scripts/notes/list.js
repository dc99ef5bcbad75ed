// JXA: Every note outside the trash: three lists a folder, and only that of dates where none has changed since last time.
// uses: app, note-folders, note-lists

answer((input) => {
  const app = openApp("Notes");
  const folders = foldersOf(app, input.trashNames);
  const home = app.defaultAccount().defaultFolder().id();
  const contents = folders.map(({ id }) => {
    const { notes } = app.folders.byId(id);
    const found = unlessGone(() => notesIn(notes, input.known[id]));
    return { folder: id, notes: found === undefined ? [] : found };
  });
  return { home, folders, contents };
});

/** Null where the dates are those known: a note that comes, goes or changes has another. */
function notesIn(notes, known) {
  const rows = whileStill(notes, () => {
    const dates = notes.modificationDate().map((date) => date.getTime());
    if (known !== undefined && isSame(dates, known)) return { lists: [dates], rows: null };
    const [ids, titles] = dates.length === 0 ? [[], []] : [notes.id(), notes.name()];
    const row = (id, at) => ({ id, title: titles[at], modified: dates[at] });
    return { lists: [dates, ids, titles], rows: ids.map(row) };
  });
  if (rows !== undefined) return rows;
  throw new Failure("unavailable", "Notes is still taking in changes. Ask again in a moment.");
}

function isSame(dates, known) {
  return dates.length === known.length && dates.every((date, at) => date === known[at]);
}
