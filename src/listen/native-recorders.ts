import { frameSamples, sampleRateHz } from "./audio-in.ts";
import type { FrameQueue } from "./frame-queue.ts";
import type { Recorder } from "./recorder.ts";

/** decibri: CoreAudio, ALSA or WASAPI with resampling; its errors arrive as events. */
export const decibriRecorder: Recorder = {
  name: "decibri",
  start: async (queue) => {
    const { Microphone } = await import("decibri");
    const microphone = await Microphone.open({
      sampleRate: sampleRateHz,
      channels: 1,
      framesPerBuffer: frameSamples,
      dtype: "int16",
    });
    microphone.on("error", (error) => queue.fail(error));
    microphone.on("data", (bytes) => queue.pushBytes(bytes));
    return () => microphone.stop();
  },
};

/** pvrecorder: one package for every platform. Second choice, since each read blocks until its frame is full. */
export const pvRecorder: Recorder = {
  name: "pvrecorder",
  start: async (queue) => {
    const { PvRecorder } = await import("@picovoice/pvrecorder-node");
    const device = new PvRecorder(frameSamples);
    device.start();
    const stopper = new AbortController();
    void readUntil({ device, queue, signal: stopper.signal });
    return () => stopper.abort();
  },
};

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
