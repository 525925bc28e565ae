import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { callOf, type RegisterCall, withSchemas } from "./base_calls.ts";
import type { Register } from "./define_register.ts";
import { checkImport, importEntries } from "./import_entries.ts";
import { importCheck, importOptions, type ImportResult, importResult } from "./types.ts";

/** Calls of a register's import: what it would do, and doing it. */
export function importCalls(register: Register): RegisterCall[] {
  const many = register.noun[1];
  const input = () => ({
    file: z.file().meta({ type: "string", format: "binary", description: "XLSX, as the template has it" }),
  });
  return [
    withSchemas({
      ...callOf(register, "import"),
      operationId: `check${many}Import`,
      method: "post",
      path: `${register.path}/import-checks`,
      summary: `What an import of ${wordsOf(many)} would do, row by row; nothing is written`,
      onlyReads: true,
      run: (ctx, { file, mode }) => checkImport(ctx, register, { file }, { mode }),
    }, {
      input: () => z.object({ ...input(), mode: importOptions.shape.mode }),
      output: () => importCheck,
    }),
    withSchemas({
      ...callOf(register, "import"),
      operationId: `import${many}`,
      method: "post",
      path: `${register.path}/imports`,
      summary: `Import ${wordsOf(many)} from XLSX in one transaction`,
      form: {
        message: ({ added, changed, same, left }: ImportResult) => ({
          key: "registers.imported",
          params: { added, changed, same, left: left.length },
        }),
      },
      run: (ctx, { file, ...options }) => importEntries(ctx, register, { file }, options),
    }, {
      input: () => z.object({ ...input(), ...importOptions.shape }),
      output: () => importResult,
    }),
  ];
}
