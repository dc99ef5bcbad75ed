// JXA: everybody in the address book, or that nobody has changed since.
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

// <shared/nature.jxa>
/** A text of the other side; undefined for nil. */
function textOf(value) {
  return value.isNil() ? undefined : ObjC.unwrap(value);
}

/** The elements of an NSArray, or none for nil. */
function elementsOf(array) {
  if (array.isNil()) return [];
  const count = Number(array.count);
  return Array.from({ length: count }, (_, at) => array.objectAtIndex(at));
}
// </shared/nature.jxa>

// <shared/mutable-array.jxa>
/** A list as the other side wants it: a JavaScript array of objects can bring the process down. */
function arrayOf(items) {
  const array = $.NSMutableArray.array;
  for (const item of items) array.addObject(item);
  return array;
}
// </shared/mutable-array.jxa>

// <shared/wait-until.jxa>
/** Lets the run loop call back until something is true; whether it came to that in time. */
function waitUntil(isTrue, waitMs) {
  const end = Date.now() + waitMs;
  while (!isTrue() && Date.now() < end) {
    const pause = $.NSDate.dateWithTimeIntervalSinceNow(0.05);
    $.NSRunLoop.currentRunLoop.runUntilDate(pause);
  }
  return isTrue();
}
// </shared/wait-until.jxa>

ObjC.import("Contacts");

/** CNEntityTypeContacts. */
const PEOPLE = 0;
/** CNAuthorizationStatus, all but authorized, which is 3. */
const NO_ACCESS = { 0: "cannot_ask", 1: "restricted", 2: "denied" };
/** Never the note: reading it without Apple's own permission ends the process. */
const KEYS = [
  "givenName",
  "familyName",
  "nickname",
  "organizationName",
  "phoneNumbers",
  "emailAddresses",
];

/** With the token of the last answer: nothing but `same` where nothing has changed since. */
function perform({ token }, request) {
  const store = openContacts(request);
  const now = tokenOf(store);
  if (now !== undefined && now === token) return { same: true };
  const people = elementsOf(containersIn(store)).flatMap((container) => peopleIn(store, container));
  return { same: false, token: now, people };
}

/** A denied store may answer that there is nobody, so the status is looked at first. */
function openContacts(request) {
  const status = () => Number($.CNContactStore.authorizationStatusForEntityType(PEOPLE));
  let unanswered = false;
  if (status() === 0) {
    if (!request.mayAsk) throw new Failure("permission", "not asked yet", { state: "not_asked" });
    const answer = { isThere: false };
    $.CNContactStore.alloc.init.requestAccessForEntityTypeCompletionHandler(PEOPLE, () => {
      answer.isThere = true;
    });
    unanswered = !waitUntil(() => answer.isThere || status() !== 0, request.deadlineMs);
  }
  const state = unanswered ? "unanswered" : NO_ACCESS[status()];
  if (state) throw new Failure("permission", "no access", { state });
  return $.CNContactStore.alloc.init;
}

function tokenOf(store) {
  const token = store.currentHistoryToken;
  return token.isNil() ? undefined : ObjC.unwrap(token.base64EncodedStringWithOptions(0));
}

function containersIn(store) {
  const error = Ref();
  const containers = store.containersMatchingPredicateError($(), error);
  return expectThere(containers, error);
}

function peopleIn(store, container) {
  const error = Ref();
  const within = $.CNContact.predicateForContactsInContainerWithIdentifier(container.identifier);
  const keys = arrayOf(KEYS);
  const people = store.unifiedContactsMatchingPredicateKeysToFetchError(within, keys, error);
  return elementsOf(expectThere(people, error)).map(personFacts);
}

function expectThere(found, error) {
  if (!found.isNil()) return found;
  const reason = error[0].isNil() ? "no reason" : ObjC.unwrap(error[0].localizedDescription);
  throw new Failure("unavailable", "Contacts can't be read: " + reason);
}

function personFacts(person) {
  const labelled = (values, textIn) =>
    elementsOf(values).map((each) => ({ label: textOf(each.label), value: textIn(each.value) }));
  return {
    id: textOf(person.identifier),
    given: textOf(person.givenName) || "",
    family: textOf(person.familyName) || "",
    nickname: textOf(person.nickname) || "",
    organisation: textOf(person.organizationName) || "",
    phones: labelled(person.phoneNumbers, (phone) => textOf(phone.stringValue) || ""),
    emails: labelled(person.emailAddresses, (email) => textOf(email) || ""),
  };
}

answer(perform);
