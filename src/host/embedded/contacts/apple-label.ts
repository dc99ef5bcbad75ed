/** `Mobile` of `_$!<Mobile>!$_`, as Contacts keeps its own labels; nothing of one the user wrote. */
export function appleLabel(label: string): string | undefined {
  return /^_\$!<(.+)>!\$_$/.exec(label)?.[1];
}
