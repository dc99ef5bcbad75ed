import { frameSamples, sampleRateHz } from "./audio-in.ts";
import type { FrameQueue } from "./frame-queue.ts";
import type { Recorder } from "./recorder.ts";

/** decibri: CoreAudio, ALSA or WASAPI with resampling; its errors arrive as events. */
export function decibriRecorder(device?: string): Recorder {
  return {
    name: "decibri",
    start: async (queue) => {
      const { Microphone } = await import("decibri");
      const microphone = await Microphone.open({
        sampleRate: sampleRateHz,
        channels: 1,
        framesPerBuffer: frameSamples,
        dtype: "int16",
        ...(device === undefined ? {} : { device }),
      });
      microphone.on("error", (error) => queue.fail(error));
      microphone.on("data", (bytes) => queue.pushBytes(bytes));
      return () => microphone.stop();
    },
  };
}

/** pvrecorder: one package for every platform. Second choice, since each read blocks until its frame is full. */
export function pvRecorder(name?: string): Recorder {
  return {
    name: "pvrecorder",
    start: async (queue) => {
      const { PvRecorder } = await import("@picovoice/pvrecorder-node");
      const index =
        name === undefined ? usualDevice : indexOf(PvRecorder.getAvailableDevices(), name);
      const device = new PvRecorder(frameSamples, index);
      device.start();
      const stopper = new AbortController();
      void readUntil({ device, queue, signal: stopper.signal });
      return () => stopper.abort();
    },
  };
}

const usualDevice = -1;

function indexOf(devices: readonly string[], name: string): number {
  const index = devices.findIndex((one) => one.toLowerCase().includes(name.toLowerCase()));
  if (index < 0) throw new Error(`there is no microphone called "${name}"`);
  return index;
}

type Device = { readonly read: () => Promise<Int16Array>; readonly release: () => void };

/** The device is released here and nowhere else, so that it never is between a read and its answer. */
async function readUntil({
  device,
  queue,
  signal,
}: {
  device: Device;
  queue: FrameQueue;
  signal: AbortSignal;
}): Promise<void> {
  try {
    while (!signal.aborted) queue.pushSamples(await device.read());
  } catch (error) {
    queue.fail(error);
  } finally {
    device.release();
  }
}
