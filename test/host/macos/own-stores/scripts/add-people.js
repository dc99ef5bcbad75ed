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

function personOf(facts, mark) {
  const { given, family, nickname, organisation, job, birthday, phones, emails, addresses } = facts;
  const person = $.CNMutableContact.alloc.init;
  person.givenName = given;
  person.familyName = family;
  person.nickname = nickname;
  person.organizationName = organisation;
  person.jobTitle = job;
  person.departmentName = mark;
  if (birthday !== undefined) person.birthday = dayOfYear(birthday);
  const numberOf = (text) => $.CNPhoneNumber.phoneNumberWithStringValue(text);
  person.phoneNumbers = arrayOf(phones.map((each) => labelled(each, numberOf)));
  person.emailAddresses = arrayOf(emails.map((each) => labelled(each, $)));
  person.postalAddresses = arrayOf(addresses.map((each) => labelled(each, addressOf)));
  return person;
}

/** Without a year where none is known. */
function dayOfYear({ year, month, day }) {
  const parts = $.NSDateComponents.alloc.init;
  if (year !== undefined) parts.year = year;
  parts.month = month;
  parts.day = day;
  return parts;
}

function addressOf({ street, town, code, country }) {
  const address = $.CNMutablePostalAddress.alloc.init;
  address.street = street;
  address.city = town;
  address.postalCode = code;
  address.country = country;
  return address;
}

function labelled({ label, value }, make) {
  return $.CNLabeledValue.labeledValueWithLabelValue(label, make(value));
}

answer(perform);
