import { defineConfig } from "vitest/config";

const MODEL = "test/model/**/*.test.ts";
/** Tests that start the whole program or the set-up as processes. */
const END_TO_END = [
  "test/terminal/**/*.test.ts",
  "test/scripts/**/*.test.ts",
  "test/bench/safety*.test.ts",
  "test/bench/tokens.test.ts",
  "test/exposure/hostile-models.test.ts",
  "test/llm/child-client.test.ts",
  "test/tool/cut-off.test.ts",
  "test/host/embedded/shell/shell.test.ts",
  "test/host/embedded/messages/messages-cut-off.test.ts",
  "test/host/macos/**/*.process.test.ts",
  "test/ring/**/*.process.test.ts",
  "test/host/mcp/mcp-server.test.ts",
];

/** Long properties and folders of many files: seconds each. */
const THOROUGH = [
  "test/host/macos/app-pitfalls.test.ts",
  "test/host/macos/mail.test.ts",
  "test/assemble/small-model.test.ts",
  "test/understanding/learnt-stretches.test.ts",
  "test/host/embedded/calendar/edits.test.ts",
  "test/host/embedded/calendar/load.test.ts",
  "test/host/embedded/calendar/odd-calendars.test.ts",
  "test/host/embedded/read-back.test.ts",
  "test/host/embedded/sample/sample.test.ts",
  "test/listen/echo-gate.test.ts",
  "test/listen/noisy-room.test.ts",
  "test/models/added.test.ts",
  "test/models/ensure-model.test.ts",
  "test/policy/shown-is-executed.test.ts",
  "test/host/macos/codec.test.ts",
  "test/host/macos/own-stores/contracts.test.ts",
  "test/tools/embedded.test.ts",
  "test/tools/macos.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [MODEL, ...END_TO_END, ...THOROUGH],
          testTimeout: 60_000,
          // Loading the modules anew for each of 150 files would take longer than the tests.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "end-to-end",
          include: [...END_TO_END, ...THOROUGH],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "model",
          include: [MODEL],
          fileParallelism: false,
          // Last and alone: the model's time bounds hold only on a machine that does nothing else.
          sequence: { groupOrder: 2 },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
