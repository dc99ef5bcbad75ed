/** The environment's variables; nothing else of the program looks at them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment a child is started with: ours, and what is added to it. */
export function childEnvironment(added: Environment): Record<string, string | undefined> {
  return { ...process.env, ...added };
}

export function processEnvironment(): Environment {
  return process.env;
}
