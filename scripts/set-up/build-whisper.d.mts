export function comesMade(
  machine?: { readonly platform: string; readonly arch: string },
  darwin?: string,
  has?: (path: string) => boolean,
): boolean;
