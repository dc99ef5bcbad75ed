// JXA: Makes a note of HTML in a folder, or in the folder new notes go to.
// uses: app, notes

answer((input) => {
  const app = openApp("Notes");
  const folder =
    input.folder === null ? app.defaultAccount().defaultFolder() : app.folders.byId(input.folder);
  const made = app.Note({ body: input.html });
  folder.notes.push(made);
  const note = shown(app, made);
  return Object.assign(summary(note), { body: note.body() });
});

/** The new note by the id it was given: another may have come into the folder at the same time. */
function shown(app, made) {
  try {
    return noteOf(app, made.id());
  } catch {
    throw new Failure(
      "unavailable",
      "Notes took the note and doesn't show it, so look there before making it again.",
    );
  }
}
