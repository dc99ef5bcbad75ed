const beatMs = { terminal: 1_000, log: 10_000 };

/**
 * Shows that a long step goes on: one line redrawn every second on a terminal, a line every ten
 * seconds elsewhere. `update` says how far it is; `end` replaces the line by the last word on it.
 */
export function stepLine(title) {
  const started = Date.now();
  const isTerminal = process.stderr.isTTY === true;
  let detail = "";
  const draw = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const text = `sotto: ${title}${detail ? ` (${detail})` : ""} … ${seconds} s`;
    process.stderr.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
  };
  draw();
  const timer = setInterval(draw, isTerminal ? beatMs.terminal : beatMs.log);
  timer.unref();
  return {
    update: (text) => {
      detail = text;
      if (isTerminal) draw();
    },
    end: (word) => {
      clearInterval(timer);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stderr.write(
        `${isTerminal ? "\r\u001b[K" : ""}sotto: ${title}: ${word}, ${seconds} s\n`,
      );
    },
  };
}
