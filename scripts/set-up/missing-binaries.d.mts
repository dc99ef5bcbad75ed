export function missingBinaries(
  wanted: Readonly<Record<string, { readonly version?: string }>>,
  has: (path: string) => boolean,
  machine: { readonly platform: string; readonly arch: string },
): readonly { readonly build: string; readonly serves: string; readonly isOptional: boolean }[];
