import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { choiceFields, entrySchema, listQuery } from "./call_schemas.ts";
import { callOf, type RegisterCall, withSchemas } from "./base_calls.ts";
import { choicesOf, choiceWish } from "./choices_of.ts";
import type { Register } from "./define_register.ts";
import { filterNames } from "./entry_query.ts";
import { requireField } from "./field_rights.ts";
import { listEntries, readEntry } from "./read_entries.ts";
import { choice, type Entry } from "./types.ts";

/** An entry as JSON has it. */
export function toldEntry(entry: Entry) {
  return {
    ...entry,
    deletedAt: entry.deletedAt?.toISOString() ?? null,
    changedAt: entry.changedAt?.toISOString() ?? null,
  };
}

/** The calls that read a register: its list, choices of its fields, one entry. */
export function readingCalls(register: Register): RegisterCall[] {
  const [one, many] = register.noun;
  const pointing = choiceFields(register);
  const calls: RegisterCall[] = [withSchemas({
    ...callOf(register, "view"),
    operationId: `list${many}`,
    method: "get",
    path: register.path,
    summary: `List of ${wordsOf(many)}`,
    async run(ctx, { pageNo, pageSize, keyword, sort, deleted, ...rest }) {
      if (sort) requireField(ctx, register, sort.replace(/^-/, ""), "sort");
      for (const { name, field } of filterNames(register)) {
        if (rest[name] !== undefined) requireField(ctx, register, field, name);
      }
      const filters = Object.fromEntries(
        filterNames(register).flatMap(({ name }) =>
          typeof rest[name] === "string" ? [[name, rest[name]]] : []
        ),
      );
      const page = await listEntries(ctx, register, { pageNo, pageSize, keyword, sort, deleted, filters });
      return { ...page, records: page.records.map(toldEntry) };
    },
  }, {
    input: () => z.object({ ...listQuery(register), ...paging }),
    output: () => pageOf(entrySchema(register)),
  })];
  if (pointing.length > 0) {
    calls.push(withSchemas({
      ...callOf(register, "view"),
      operationId: `list${one}Choices`,
      method: "get",
      path: `${register.path}/choices/{field}`,
      summary: `What a field of ${wordsOf(many)} can refer to`,
      run: async (ctx, { field, ...wish }) => ({ records: await choicesOf(ctx, register, field, wish) }),
    }, {
      input: () =>
        z.object({
          field: z.enum(pointing as [string, ...string[]]),
          ...choiceWish.shape,
        }),
      output: () => z.object({ records: z.array(choice) }),
    }));
  }
  calls.push(withSchemas({
    ...callOf(register, "view"),
    operationId: `read${one}`,
    method: "get",
    path: `${register.path}/{key}`,
    summary: `One entry of ${wordsOf(many)}`,
    async run(ctx, { key }) {
      const found = await readEntry(ctx, register, key);
      if (!found) throw refuse("not-found");
      return toldEntry(found);
    },
  }, {
    input: () => z.object({ key: z.string().min(1).max(200) }),
    output: () => entrySchema(register),
  }));
  return calls;
}
