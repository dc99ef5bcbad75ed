// JXA: Sets or takes away one mark of a mail.

// <shared/envelope.jxa>
// The envelope: one JSON request on the input, one JSON answer as the last value, ASCII both ways.
ObjC.import("Foundation");

/** A failure with a code of its own; others are told by their number. */
function Failure(code, message, more) {
  this.code = code;
  this.message = message;
  Object.assign(this, more);
}

function readRequest() {
  const data = $.NSFileHandle.fileHandleWithStandardInput.readDataToEndOfFile;
  const text = $.NSString.alloc.initWithDataEncoding(data, $.NSUTF8StringEncoding);
  return JSON.parse(ObjC.unwrap(text));
}

function asciiJson(value) {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => "\\u" + ("000" + unit.charCodeAt(0).toString(16)).slice(-4),
  );
}

function failureIn(error) {
  const { code, state, message } = error;
  if (error instanceof Failure) return { code, state, message };
  return { number: Number(error.errorNumber) || -2700, message: String(message || error) };
}

/** The last expression of every script: osascript prints its value. */
function answer(perform) {
  const request = readRequest();
  try {
    const value = perform(request.input, request);
    return asciiJson({ ok: true, id: request.id, value: value === undefined ? null : value });
  } catch (error) {
    return asciiJson(Object.assign({ ok: false, id: request.id }, failureIn(error)));
  }
}
// </shared/envelope.jxa>

// <shared/app.jxa>
/** An app by its name; one that isn't installed has no words to be asked in. */
function openApp(name) {
  try {
    return Application(name);
  } catch {
    throw new Failure("unavailable", name + " isn't on this Mac.");
  }
}
// </shared/app.jxa>

// <shared/mail-mailbox.jxa>
/** A mailbox by its account and its name there; null is the inbox of all accounts. */
function mailboxAt(mail, place) {
  if (place === null) return mail.inbox();
  const owner = place.account === null ? mail : mail.accounts.byId(place.account);
  return owner.mailboxes.byName(place.path);
}
// </shared/mail-mailbox.jxa>

// <shared/mail-message.jxa>
/** One mail by its row, as long as it is the one that was meant. */
function messageAt(mail, { place, number, messageId }) {
  const message = mailboxAt(mail, place).messages.byId(number);
  const found = message.messageId();
  if (messageId !== null && found !== messageId.replace(/^<|>$/g, "")) {
    throw new Failure("not_found", "That mail isn't there any more.");
  }
  return message;
}
// </shared/mail-message.jxa>

answer((input) => {
  const message = messageAt(openApp("Mail"), input.message);
  if (input.mark === "read") message.readStatus = input.value;
  else message.flaggedStatus = input.value;
  return null;
});
