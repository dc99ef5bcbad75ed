/** A sound device as the recorder lists it. */
export type SoundDevice = {
  readonly name: string;
  /** On a Mac the same after every start: of a Bluetooth device its address. */
  readonly id: string;
  readonly isDefault: boolean;
};

export type SoundDevices = {
  readonly inputs: readonly SoundDevice[];
  readonly outputs: readonly SoundDevice[];
};

const BUILT_IN_MICROPHONE = "BuiltInMicrophoneDevice";
/** `AC-DE-48-12-34-56:output`. */
const BLUETOOTH = /^(?:[0-9a-f]{2}-){5}[0-9a-f]{2}:/i;

/**
 * The microphone to open by name, nothing for the system's own. A headset whose microphone is open plays in the
 * quality of a call, so where its own would be taken the built-in one hears.
 */
export function chosenInput(
  { inputs, outputs }: SoundDevices,
  named: string | undefined,
): string | undefined {
  if (named !== undefined) return named;
  const isHeadset = (device: SoundDevice): boolean => device.isDefault && BLUETOOTH.test(device.id);
  if (!inputs.some(isHeadset) || !outputs.some(isHeadset)) return undefined;
  return inputs.find(({ id }) => id === BUILT_IN_MICROPHONE)?.name;
}
