// JXA: The texts of some notes, or of whole folders in one event each; a folder with a note that does not open is read note by note.
// uses: app

answer((input) => {
  const app = openApp("Notes");
  const texts = {};
  const one = (id) => {
    try {
      texts[id] = app.notes.byId(id).plaintext();
    } catch (error) {
      // Locked, or gone meanwhile: it has no text to find.
      if (Number(error.errorNumber) === -1743) throw error;
      texts[id] = "";
    }
  };
  for (const id of input.folders) {
    const notes = folderNotes(app, id);
    const ids = notes.id();
    try {
      notes.plaintext().forEach((text, at) => (texts[ids[at]] = text));
    } catch (error) {
      if (Number(error.errorNumber) === -1743) throw error;
      ids.forEach(one);
    }
  }
  input.notes.forEach(one);
  return { texts };
});

function folderNotes(app, id) {
  return app.folders.byId(id).notes;
}
