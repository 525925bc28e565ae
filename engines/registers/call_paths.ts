import type { Register } from "./define_register.ts";

/**
 * Where the calls of a register are, for its page and its forms. The names of members that forms post:
 *
 * - add: the fields, names by language as `names.zh_CN`, lists by repeating the name, `texts` as one text with a line for each;
 * - change: the same with `version`; `fixed` fields are left out;
 * - deletions: `entries` repeats, each `<version>:<key>` or `{ key, version }`; restorations: `keys` repeats;
 * - changes: `entries`, `fields` repeats the names of the fields that are meant, and their values as when one is changed;
 * - import check and import: the file as `file`, `mode`, `goodRowsOnly`.
 */
export function callPaths({ path, route }: Pick<Register, "path" | "route">) {
  return {
    list: path,
    add: path,
    deletions: `${path}/deletions`,
    restorations: `${path}/restorations`,
    changes: `${path}/changes`,
    importCheck: `${path}/import-checks`,
    importation: `${path}/imports`,
    template: `/tis/file/template/${route}.xlsx`,
    one: (key: string) => `${path}/${encodeURIComponent(key)}`,
    change: (key: string) => `${path}/${encodeURIComponent(key)}`,
    /** `?keyword=&keys=`: `{ records: [{ value, label }] }`. */
    choices: (field: string) => `${path}/choices/${field}`,
  };
}
