// JXA: What was granted, as macOS tells it without asking anybody; null where it doesn't tell.
// uses: told

ObjC.import("EventKit");
ObjC.import("Contacts");
ObjC.import("AVFoundation");

const [EVENTS, REMINDERS, PEOPLE] = [0, 1, 0];
/** Any event of any kind. */
const ANY = 0x2a2a2a2a;

answer((input) => ({
  calendar: told(() => $.EKEventStore.authorizationStatusForEntityType(EVENTS)),
  reminders: told(() => $.EKEventStore.authorizationStatusForEntityType(REMINDERS)),
  contacts: told(() => $.CNContactStore.authorizationStatusForEntityType(PEOPLE)),
  microphone: told(() => $.AVCaptureDevice.authorizationStatusForMediaType("soun")),
  apps: input.bundles.map((bundle) => told(() => mayAutomate(bundle))),
}));

/** The last word says not to ask, so nothing appears on the screen. */
function mayAutomate(bundle) {
  ObjC.bindFunction("AEDeterminePermissionToAutomateTarget", [
    "int",
    ["pointer", "unsigned int", "unsigned int", "bool"],
  ]);
  const target = $.NSAppleEventDescriptor.descriptorWithBundleIdentifier(bundle);
  return $.AEDeterminePermissionToAutomateTarget(target.aeDesc, ANY, ANY, false);
}
