import { z } from "zod";
import { callOf, type RegisterCall, wordsOf } from "./base_calls.ts";
import type { Register } from "./define_register.ts";
import { checkImport, importEntries } from "./import_entries.ts";
import { IMPORT_STATES, type ImportResult } from "./types.ts";

const row = z.object({
  row: z.int().describe("as the file counts: the heads are row 1"),
  state: z.enum(IMPORT_STATES),
  key: z.string().nullable(),
  title: z.string(),
  changed: z.array(z.string()).describe("fields that differ from what is there"),
  reasons: z.array(z.object({ field: z.string().nullable(), rule: z.string(), message: z.string() })),
});

const count = z.int().nonnegative();

/** Calls of a register's import: what it would do, and doing it. */
export function importCalls(register: Register): RegisterCall[] {
  const many = register.noun[1];
  const input = {
    file: z.file().meta({ type: "string", format: "binary", description: "XLSX, as the template has it" }),
    mode: z.enum(["add", "change"]).default("add").describe(
      "add: what is there already is refused; change: it is changed",
    ),
  };
  return [{
    ...callOf(register, "import"),
    operationId: `check${many}Import`,
    method: "post",
    path: `${register.path}/import-checks`,
    summary: `What an import of ${wordsOf(many)} would do, row by row; nothing is written`,
    onlyReads: true,
    input: z.object(input),
    output: z.object({
      counts: z.record(z.enum(IMPORT_STATES), count),
      rows: z.array(row),
      unknownColumns: z.array(z.string()),
    }),
    run: (ctx, { file, mode }) => checkImport(ctx, register, { file }, { mode }),
  }, {
    ...callOf(register, "import"),
    operationId: `import${many}`,
    method: "post",
    path: `${register.path}/imports`,
    summary: `Import ${wordsOf(many)} from XLSX in one transaction`,
    input: z.object({
      ...input,
      goodRowsOnly: z.boolean().default(false).describe("import the good rows, leave the others"),
    }),
    output: z.object({ added: count, changed: count, same: count, left: z.array(row) }),
    form: {
      message: ({ added, changed, same, left }: ImportResult) => ({
        key: "registers.imported",
        params: { added, changed, same, left: left.length },
      }),
    },
    run: (ctx, { file, ...options }) => importEntries(ctx, register, { file }, options),
  }];
}
