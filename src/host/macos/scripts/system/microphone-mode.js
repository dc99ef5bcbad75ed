// JXA: The mode of the microphone that was chosen for this app, and the one in use; null where it isn't told.
// uses: told

ObjC.import("AVFoundation");

answer(() => ({
  chosen: told(() => $.AVCaptureDevice.preferredMicrophoneMode),
  active: told(() => $.AVCaptureDevice.activeMicrophoneMode),
}));
