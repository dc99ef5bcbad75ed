// JXA: Removes the calendars or lists whose title begins so, with all that is in them; answers how many.
// uses: event-store, saving, values

function perform({ entity, prefix }, request) {
  const store = openStore(ENTITY[entity], request);
  const own = elementsOf(store.calendarsForEntityType(ENTITY[entity])).filter((place) =>
    String(textOf(place.title)).startsWith(prefix),
  );
  for (const place of own) {
    const error = Ref();
    expectSaved(store.removeCalendarCommitError(place, true, error), error);
  }
  return own.length;
}

answer(perform);
