// JXA: The texts of some notes, or of whole folders in one event each; a folder with a note that does not open is read note by note.
// uses: app, note-folders, note-lists

answer((input) => {
  const app = openApp("Notes");
  const texts = {};
  const locked = [];
  const one = (id) => {
    texts[id] = "";
    const note = app.notes.byId(id);
    try {
      if (note.passwordProtected()) locked.push(id);
      else texts[id] = note.plaintext();
    } catch (error) {
      // Gone meanwhile, or shut: it has no text to find.
      if (Number(error.errorNumber) === -1743) throw error;
    }
  };
  for (const id of input.folders) {
    const { notes } = app.folders.byId(id);
    const found = textsIn(notes);
    if (found === undefined) unlessGone(() => notes.id().forEach(one));
    else Object.assign(texts, found);
  }
  input.notes.forEach(one);
  return { texts, locked };
});

/** All texts of a folder by the ids of their notes; nothing where one does not open or they keep changing. */
function textsIn(notes) {
  try {
    return whileStill(notes, () => {
      const [ids, found] = [notes.id(), notes.plaintext()];
      return {
        lists: [ids, found],
        rows: Object.fromEntries(ids.map((id, at) => [id, found[at]])),
      };
    });
  } catch (error) {
    if (Number(error.errorNumber) === -1743) throw error;
    return undefined;
  }
}
