// JXA: Adds HTML to a note that holds text only: setting a body takes away what is attached and what is ticked.
// uses: app, notes

answer((input) => {
  const note = noteOf(openApp("Notes"), input.id);
  mustBeOpen(note);
  if (note.attachments.length > 0) {
    throw new Failure(
      "refused",
      "That note has pictures or files in it, which adding to it would destroy.",
    );
  }
  const before = note.body();
  if (before.length > input.maxLength) {
    throw new Failure("refused", "That note is too long to be added to by me.");
  }
  // Checklists have no words of their own in the body; Notes draws them as plain lists when it is set.
  note.body = before + input.html;
  return Object.assign(summary(note), { before, after: note.body() });
});
