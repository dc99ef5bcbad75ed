/**
 * The words that run a pipeline inside one sandbox: those of a single program as they are; several as
 * one line for bash that holds nothing of them, the words being its parameters.
 *
 *     exec "${1}" "${2}" | exec "${3}"     seq 9 sort
 *
 * The system joins the programs then, so that each ends when nobody reads it any more, and none of
 * what they pass on goes through us. `exec` never means a builtin of the shell. The code is the last
 * program's, as ever, but that of one which a limit of the sandbox ended counts first: without it what
 * comes out is not what was asked.
 */
export function joined(pipeline: readonly (readonly string[])[]): readonly string[] {
  const [only = [], ...more] = pipeline;
  if (more.length === 0) return only;
  let at = 0;
  const program = (argv: readonly string[]): string =>
    `exec ${argv.map(() => `"\${${(at += 1)}}"`).join(" ")}`;
  const line = `${pipeline.map(program).join(" | ")}; ${CODE}`;
  return ["/bin/bash", "--norc", "-c", line, "bash", ...pipeline.flat()];
}

/** Processor time and the size of a file, as shells count their signals. */
const CODE =
  'for code in "${PIPESTATUS[@]}"; do case $code in 152 | 153) break ;; esac; done; exit "$code"';
