export type Block = {
  /** The nearest `[section]` above; a `[[name]]` below it opens another block of the same section. */
  readonly section: string;
  readonly values: ReadonlyMap<string, string>;
};

const header = /^\s*(\[+)\s*(.*?)\s*\]+\s*(?:[#;].*)?$/;
const setting = /^\s*(\w+)\s*=\s*(.*?)\s*$/;

/**
 * The `key = value` lines of a file by their headers, as khal, khard, todoman and vdirsyncer write
 * them (INI with doubled brackets, and todoman's lines of Python). Lines of other forms are left out.
 */
export function readBlocks(text: string): readonly Block[] {
  let values = new Map<string, string>();
  const blocks: Block[] = [{ section: "", values }];
  for (const line of text.split(/\r?\n/)) {
    const [, brackets, name = ""] = header.exec(line) ?? [];
    if (brackets !== undefined) {
      values = new Map();
      const section = brackets.length === 1 ? name : (blocks.at(-1)?.section ?? "");
      blocks.push({ section, values });
      continue;
    }
    const [, key, value = ""] = setting.exec(line) ?? [];
    if (key !== undefined) values.set(key, plain(value));
  }
  return blocks;
}

/** Without quotes, a call around them or a remark behind. */
function plain(value: string): string {
  const [, , quoted] = /(["'])(.*?)\1/.exec(value) ?? [];
  return quoted ?? value.replace(/\s+[#;].*$/, "");
}
