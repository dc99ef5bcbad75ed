// JXA: Makes a note of HTML in a folder, or in the folder new notes go to.
// uses: app, notes

answer((input) => {
  const app = openApp("Notes");
  const folder =
    input.folder === null ? app.defaultAccount().defaultFolder() : app.folders.byId(input.folder);
  const before = folder.notes.id();
  folder.notes.push(app.Note({ body: input.html }));
  const id = folder.notes.id().find((each) => !before.includes(each));
  if (id === undefined) throw new Failure("unavailable", "Notes doesn't show the new note.");
  const note = noteOf(app, id);
  return Object.assign(summary(note), { body: note.body() });
});
