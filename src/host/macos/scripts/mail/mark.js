// JXA: Sets or takes away one mark of a mail.
// uses: app, mail

answer((input) => {
  const message = messageAt(openApp("Mail"), input.message);
  if (input.mark === "read") message.readStatus = input.value;
  else message.flaggedStatus = input.value;
  return null;
});
