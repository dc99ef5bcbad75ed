// JXA: Moves a mail to another mailbox, or to the trash of its account.
// uses: app, mail

answer((input) => {
  const mail = openApp("Mail");
  const message = messageAt(mail, input.message);
  if (input.to === "trash") message.delete();
  else mail.move(message, { to: mailboxAt(mail, input.to) });
  return null;
});
