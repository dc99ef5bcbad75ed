// JXA: What this version of macOS does where nobody is sure: each answer is a text, whatever comes of the question.

ObjC.import("EventKit");

const GRANTED = 3;
const REMINDERS = 1;

answer(() => ({
  "an unknown word of an app": told(() =>
    String(Application.currentApplication().noSuchWordAtAll()),
  ),
  "nil for all three of a reminders predicate": told(reminderPredicate),
  "a completion block is called back": told(completionBlock),
}));

function told(look) {
  try {
    return look();
  } catch (error) {
    return "throws " + (error.errorNumber || "without a number") + ": " + error.message;
  }
}

function reminderStore() {
  const status = Number($.EKEventStore.authorizationStatusForEntityType(REMINDERS));
  return status === GRANTED ? $.EKEventStore.alloc.init : null;
}

function reminderPredicate() {
  const store = reminderStore();
  if (store === null) return "not looked at: no access to reminders";
  const predicate = store.predicateForIncompleteRemindersWithDueDateStartingEndingCalendars(
    $(),
    $(),
    $(),
  );
  return predicate.isNil() ? "gives nothing" : "works";
}

function completionBlock() {
  const store = reminderStore();
  if (store === null) return "not looked at: no access to reminders";
  const seen = { called: false };
  const predicate = store.predicateForRemindersInCalendars($());
  store.fetchRemindersMatchingPredicateCompletion(predicate, () => {
    seen.called = true;
  });
  for (let turns = 0; turns < 50 && !seen.called; turns += 1) {
    $.NSRunLoop.currentRunLoop.runUntilDate($.NSDate.dateWithTimeIntervalSinceNow(0.1));
  }
  return seen.called ? "yes" : "no, not within 5 s";
}
