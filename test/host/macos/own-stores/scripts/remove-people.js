// JXA: Removes the people who have this mark, all or those with these identifiers; answers how many.
// uses: saving, values

ObjC.import("Contacts");

const KEYS = ["departmentName"];

function perform({ mark, ids }) {
  const store = $.CNContactStore.alloc.init;
  const containers = elementsOf(store.containersMatchingPredicateError($(), Ref()));
  const own = containers
    .flatMap((container) => peopleIn(store, container))
    .filter((person) => textOf(person.departmentName) === mark)
    .filter((person) => ids === undefined || ids.includes(textOf(person.identifier)));
  for (const person of own) {
    const request = $.CNSaveRequest.alloc.init;
    request.deleteContact(person.mutableCopy);
    const error = Ref();
    expectSaved(store.executeSaveRequestError(request, error), error);
  }
  return own.length;
}

function peopleIn(store, container) {
  const within = $.CNContact.predicateForContactsInContainerWithIdentifier(container.identifier);
  const keys = arrayOf(KEYS.map((key) => $(key)));
  return elementsOf(store.unifiedContactsMatchingPredicateKeysToFetchError(within, keys, Ref()));
}

answer(perform);
