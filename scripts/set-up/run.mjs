import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Interrupted } from "./place.mjs";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a child to its end and gives its exit code, 128 + n where a signal ended it. Signals to us
 * go on to the child, and only it decides when to end.
 */
export async function run(command, options, settings) {
  let child;
  const stop = passSignals((signal) => {
    // On a terminal Ctrl-C reaches the child by itself; a second one would mean "at once".
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  });
  try {
    child = spawn(command, options, settings);
    return await ended(child);
  } finally {
    stop();
  }
}

/**
 * Runs a step of set-up: its output is kept, line by line, and given to `onLine`. Throws
 * `Interrupted` where a signal to us ended it.
 */
export async function runStep(command, options, { onLine = () => {}, ...settings } = {}) {
  let child;
  let isInterrupted = false;
  const stop = passSignals((signal) => {
    isInterrupted = true;
    child.kill(signal);
  });
  const lines = [];
  try {
    child = spawn(command, options, { ...settings, stdio: ["ignore", "pipe", "pipe"] });
    collect(child.stdout, (line) => onLine(line, lines.push(line)));
    collect(child.stderr, (line) => onLine(line, lines.push(line)));
    const code = await ended(child);
    if (isInterrupted) throw new Interrupted();
    return { code, lines };
  } finally {
    stop();
  }
}

/** Takes over the signals, from before the child starts: it may be quick, and we mustn't die first. */
function passSignals(pass) {
  for (const signal of forwarded) process.on(signal, pass);
  return () => forwarded.forEach((signal) => process.off(signal, pass));
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function collect(stream, onLine) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    lines.forEach((line) => onLine(line));
  });
  stream.on("end", () => rest && onLine(rest));
}
