// JXA: The text of one mail, whom it went to, and what is attached.
// uses: app, mail

answer((input) => {
  const message = messageAt(openApp("Mail"), input.message);
  return {
    content: message.content(),
    to: peopleIn(message.toRecipients),
    cc: peopleIn(message.ccRecipients),
    attachments: message.mailAttachments.name(),
  };
});

function peopleIn(recipients) {
  const [names, addresses] = [recipients.name(), recipients.address()];
  return addresses.map((address, at) => ({ name: names[at] || "", address }));
}
