// JXA: Every note outside the trash: four events a folder, whatever the number of notes.
// uses: app

answer((input) => {
  const app = openApp("Notes");
  const folders = foldersOf(app, input.trashNames);
  const home = app.defaultAccount().defaultFolder().id();
  return {
    home,
    folders: folders.map(({ id, path }) => ({ id, path })),
    notes: folders.flatMap(({ id, folder }) => notesIn(id, folder.notes)),
  };
});

function notesIn(folder, notes) {
  const ids = notes.id();
  if (ids.length === 0) return [];
  const [titles, dates, locked] = [
    notes.name(),
    notes.modificationDate(),
    notes.passwordProtected(),
  ];
  return ids.map((id, at) => ({
    id,
    folder,
    title: titles[at],
    modified: dates[at].getTime(),
    locked: locked[at],
  }));
}

/** The folders of every account, each once, with the names of those above; the trash of Notes left out. */
function foldersOf(notes, trashNames) {
  const found = new Map();
  const visit = (folders, above) => {
    const [ids, names] = [folders.id(), folders.name()];
    ids.forEach((id, at) => {
      if (trashNames.includes(names[at]) && above === "") return;
      const path = above === "" ? names[at] : above + "/" + names[at];
      found.set(id, { id, path, folder: folders.byId(id) });
      visit(folders.byId(id).folders, path);
    });
  };
  for (const account of notes.accounts()) visit(account.folders, "");
  return [...found.values()];
}
