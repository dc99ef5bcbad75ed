type Locked = {
  readonly name?: string;
  readonly version?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export function missingBuilds(
  wanted: Readonly<Record<string, Locked>>,
  has: (path: string) => boolean,
  machine: { readonly platform: string; readonly arch: string; readonly libc: string },
): readonly { readonly of: string; readonly build: string }[];
