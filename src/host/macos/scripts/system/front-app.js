// JXA: The app in front, by name; null where there is none.

ObjC.import("AppKit");

answer(() => {
  const app = $.NSWorkspace.sharedWorkspace.frontmostApplication;
  return { name: app.isNil() ? null : ObjC.unwrap(app.localizedName) || null };
});
