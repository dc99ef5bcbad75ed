// JXA: The folders of notes, and the one notes go to by themselves.
// uses: app, note-folders

answer((input) => {
  const app = openApp("Notes");
  return {
    home: app.defaultAccount().defaultFolder().id(),
    folders: foldersOf(app, input.trashNames),
  };
});
