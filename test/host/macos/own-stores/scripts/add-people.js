// JXA: Adds people to the usual account, each with a mark where nobody reads, and answers their identifiers.
// uses: saving, values

ObjC.import("Contacts");

function perform({ people, mark }) {
  const store = $.CNContactStore.alloc.init;
  return people.map((facts) => {
    const person = personOf(facts, mark);
    const request = $.CNSaveRequest.alloc.init;
    request.addContactToContainerWithIdentifier(person, $());
    const error = Ref();
    expectSaved(store.executeSaveRequestError(request, error), error);
    return textOf(person.identifier);
  });
}

function personOf({ given, family, nickname, organisation, phones, emails }, mark) {
  const person = $.CNMutableContact.alloc.init;
  person.givenName = given;
  person.familyName = family;
  person.nickname = nickname;
  person.organizationName = organisation;
  person.jobTitle = mark;
  const numberOf = (text) => $.CNPhoneNumber.phoneNumberWithStringValue(text);
  person.phoneNumbers = arrayOf(phones.map((each) => labelled(each, numberOf)));
  person.emailAddresses = arrayOf(emails.map((each) => labelled(each, $)));
  return person;
}

function labelled({ label, value }, make) {
  return $.CNLabeledValue.labeledValueWithLabelValue(label, make(value));
}

answer(perform);
