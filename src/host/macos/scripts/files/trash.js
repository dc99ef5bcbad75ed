// JXA: Moves one file to the Trash of its disk and tells where it lies there.

answer((input) => {
  const url = $.NSURL.fileURLWithPath(input.path);
  const [trashed, error] = [Ref(), Ref()];
  const done = $.NSFileManager.defaultManager.trashItemAtURLResultingItemURLError(
    url,
    trashed,
    error,
  );
  if (!done) throw new Failure("unavailable", "macOS could not move that to the Trash.");
  return { path: ObjC.unwrap(trashed[0].path) };
});
