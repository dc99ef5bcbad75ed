// JXA: everybody in the address book, or that nobody has changed since.
// uses: dates, values, wait-until

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
  "jobTitle",
  "birthday",
  "postalAddresses",
];
/** Whom the owner's card names, and as what. */
const OWN_KEYS = ["contactRelations"];

/** With the token of the last answer: nothing but `same` where nothing has changed since. */
function perform({ token }, request) {
  const store = openContacts(request);
  const own = ownCardIn(store);
  const now = tokenOf(store, own);
  if (now !== undefined && now === token) return { same: true };
  const people = elementsOf(containersIn(store)).flatMap((container) => peopleIn(store, container));
  return { same: false, token: now, people, relations: relationsOf(own) };
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

/** The owner's card; nil where none was chosen, which the store answers as an error. */
function ownCardIn(store) {
  return store.unifiedMeContactWithKeysToFetchError(arrayOf(OWN_KEYS), Ref());
}

/** Changes with every change, and when another card is made the owner's. */
function tokenOf(store, own) {
  const token = store.currentHistoryToken;
  if (token.isNil()) return undefined;
  const changes = ObjC.unwrap(token.base64EncodedStringWithOptions(0));
  return own.isNil() ? changes : changes + " " + textOf(own.identifier);
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

function labelled(values, valueOf) {
  return elementsOf(values).map((each) => ({
    label: textOf(each.label),
    value: valueOf(each.value),
  }));
}

function relationsOf(own) {
  if (own.isNil()) return [];
  return labelled(own.contactRelations, (relation) => textOf(relation.name) || "");
}

function personFacts(person) {
  return {
    id: textOf(person.identifier),
    given: textOf(person.givenName) || "",
    family: textOf(person.familyName) || "",
    nickname: textOf(person.nickname) || "",
    organisation: textOf(person.organizationName) || "",
    phones: labelled(person.phoneNumbers, (phone) => textOf(phone.stringValue) || ""),
    emails: labelled(person.emailAddresses, (email) => textOf(email) || ""),
    job: textOf(person.jobTitle) || "",
    birthday: birthdayFacts(person.birthday),
    addresses: labelled(person.postalAddresses, addressFacts),
  };
}

/** By the Gregorian calendar; the year is unset where it isn't known. */
function birthdayFacts(parts) {
  if (parts.isNil()) return undefined;
  return { year: fieldOf(parts.year), month: fieldOf(parts.month), day: fieldOf(parts.day) };
}

function addressFacts(address) {
  return {
    street: textOf(address.street) || "",
    district: textOf(address.subLocality) || "",
    town: textOf(address.city) || "",
    code: textOf(address.postalCode) || "",
    county: textOf(address.subAdministrativeArea) || "",
    state: textOf(address.state) || "",
    country: textOf(address.country) || "",
  };
}

answer(perform);
