// JXA: Writes a mail: shown and saved as a draft, or sent. An answer begins as one, so that it stays in its thread; one that is sent on begins as that, so that it keeps what is attached.
// uses: app, mail

answer((input) => {
  const mail = openApp("Mail");
  const message = begun(mail, input);
  add(message.toRecipients, (fields) => mail.ToRecipient(fields), input.to);
  add(message.ccRecipients, (fields) => mail.CcRecipient(fields), input.cc);
  if (!input.send) {
    message.save();
    return { sent: false };
  }
  if (!message.send()) throw new Failure("unavailable", "Mail could not send that mail.");
  return { sent: true };
});

function begun(mail, input) {
  if (input.forwards !== null) return begunAsForward(mail, input);
  return input.replyTo === null ? made(mail, input) : begunAsAnswer(mail, input);
}

/** Mail carries what is attached along; the text is the one that was approved. */
function begunAsForward(mail, { forwards, subject, body, send }) {
  const message = messageAt(mail, forwards).forward({ openingWindow: !send });
  message.subject = subject;
  message.content = body;
  return message;
}

function made(mail, { subject, body, send }) {
  const message = mail.OutgoingMessage({ subject, content: body, visible: !send });
  mail.outgoingMessages.push(message);
  return message;
}

/** Mail addresses an answer by itself; whoever was approved takes the place of that. */
function begunAsAnswer(mail, { replyTo, subject, body, send }) {
  const message = messageAt(mail, replyTo).reply({ openingWindow: !send });
  for (const recipients of [message.toRecipients, message.ccRecipients]) {
    for (let at = recipients.length - 1; at >= 0; at -= 1) recipients[at].delete();
  }
  message.subject = subject;
  message.content = body;
  return message;
}

function add(recipients, make, people) {
  for (const { name, address } of people) {
    recipients.push(make(name === "" ? { address } : { name, address }));
  }
}
