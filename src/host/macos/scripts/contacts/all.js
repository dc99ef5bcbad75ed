// JXA: everybody in the address book, or that nobody has changed since.
// uses: values, wait-until

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
