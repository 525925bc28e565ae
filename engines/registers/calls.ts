import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import {
  choiceFields,
  entriesMember,
  entriesOfMember,
  entrySchema,
  givenMembers,
  keysMember,
  listQuery,
  requireDistinct,
} from "./call_schemas.ts";
import { callOf, type RegisterCall, withSchemas } from "./base_calls.ts";
import { changeTogether } from "./change_together.ts";
import { choicesOf, choiceWish } from "./choices_of.ts";
import type { Register, Values } from "./define_register.ts";
import { requireSoundFields } from "./require_sound_fields.ts";
import { deleteEntries, restoreEntries } from "./delete_entries.ts";
import { filterNames } from "./entry_query.ts";
import { givenFields } from "./entry_schema.ts";
import { requireField } from "./field_rights.ts";
import { importCalls } from "./import_calls.ts";
import { listEntries, readEntry } from "./read_entries.ts";
import { titleField } from "./shape.ts";
import { choice, type Entry } from "./types.ts";
import { addEntry, changeEntry, writesOf } from "./write_entry.ts";

/** Every call of a register: made of its declaration. */
export function registerCalls(register: Register): RegisterCall[] {
  requireDistinct(register);
  requireSoundFields(register);
  const writes = writesOf(register);
  // Those with a fixed word in their path come first: a key never is one of these words.
  return [
    ...readingCalls(register),
    ...(writes.includes("delete") ? deletionCalls(register) : []),
    ...(writes.includes("import") ? importCalls(register) : []),
    ...(writes.includes("edit") && givenFields(register, "batch").length > 0 ? [togetherCall(register)] : []),
    ...(writes.includes("add") ? [addCall(register)] : []),
    ...(writes.includes("edit") ? [changeCall(register)] : []),
  ];
}

/** An entry as JSON has it. */
function toldEntry(entry: Entry) {
  return {
    ...entry,
    deletedAt: entry.deletedAt?.toISOString() ?? null,
    changedAt: entry.changedAt?.toISOString() ?? null,
  };
}

function readingCalls(register: Register): RegisterCall[] {
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

/** What an answered entry is called. */
function named(
  register: Register,
  entry: { key: string; values: Values; labels: Record<string, string> },
): string {
  const title = titleField(register);
  return title === null ? entry.key : entry.labels[title] ?? String(entry.values[title] ?? entry.key);
}

function addCall(register: Register): RegisterCall {
  return withSchemas({
    ...callOf(register, "add"),
    operationId: `add${register.noun[0]}`,
    method: "post",
    path: register.path,
    summary: `Add an entry to ${wordsOf(register.noun[1])}`,
    form: { message: (entry) => ({ key: "registers.added", params: { name: named(register, entry) } }) },
    async run(ctx, given) {
      if (!register.audience) return toldEntry(await addEntry(ctx, register, given));
      const { audience, ...values } = given;
      return toldEntry(await addEntry(ctx, register, values, audience));
    },
  }, {
    input: () =>
      z.object({
        ...givenMembers(register, "add"),
        ...(register.audience ? { audience: register.audience.input.default({}) } : {}),
      }),
    output: () => entrySchema(register),
  });
}

function changeCall(register: Register): RegisterCall {
  return withSchemas({
    ...callOf(register, "edit"),
    operationId: `change${register.noun[0]}`,
    method: "post",
    path: `${register.path}/{key}`,
    summary: `Change an entry of ${wordsOf(register.noun[1])}; what is left out stays as it is`,
    form: { message: (entry) => ({ key: "registers.changed", params: { name: named(register, entry) } }) },
    run: async (ctx, { key, version, ...values }) =>
      toldEntry(await changeEntry(ctx, register, key, version, values)),
  }, {
    input: () =>
      z.object({
        key: z.string().min(1).max(200),
        version: z.int().min(1).describe("as it was read; a stale one is refused with 8080997"),
        ...givenMembers(register, "change"),
      }),
    output: () => entrySchema(register),
  });
}

function togetherCall(register: Register): RegisterCall {
  const names = givenFields(register, "batch").map(([name]) => name);
  return withSchemas({
    ...callOf(register, "edit"),
    operationId: `change${register.noun[1]}Together`,
    method: "post",
    path: `${register.path}/changes`,
    summary: `Give many ${wordsOf(register.noun[1])} the same values`,
    form: { message: ({ count }) => ({ key: "registers.changed_together", params: { count } }) },
    async run(ctx, { entries, fields, ...values }, request) {
      // A form sends unticked boxes as false, so that without the ticks of its fields nothing is said.
      const chosen: string[] = fields ?? (request.isForm ? [] : names);
      const given = Object.fromEntries(Object.entries(values).filter(([name]) => chosen.includes(name)));
      // A field that is ticked and left empty is cleared.
      if (fields) { for (const name of chosen) given[name] ??= null; }
      return { count: await changeTogether(ctx, register, entriesOfMember(entries), given) };
    },
  }, {
    input: () =>
      z.object({
        entries: entriesMember,
        fields: z.array(z.enum(names as [string, ...string[]])).optional()
          .describe("only these members count, for forms that send all of them; left out: all that are sent"),
        ...givenMembers(register, "batch"),
      }),
    output: () => z.object({ count: z.int() }),
  });
}

function deletionCalls(register: Register): RegisterCall[] {
  const many = register.noun[1];
  return [
    withSchemas({
      ...callOf(register, "delete"),
      operationId: `delete${many}`,
      method: "post",
      path: `${register.path}/deletions`,
      summary: `Delete ${wordsOf(many)}, all or none; they can be put back`,
      form: { message: ({ count }) => ({ key: "registers.deleted", params: { count } }) },
      async run(ctx, { entries }) {
        const meant = entriesOfMember(entries);
        return { count: await deleteEntries(ctx, register, meant), keys: meant.map(({ key }) => key) };
      },
    }, {
      input: () => z.object({ entries: entriesMember }),
      output: () => z.object({ count: z.int(), keys: z.array(z.string()) }),
    }),
    withSchemas({
      ...callOf(register, "delete"),
      operationId: `restore${many}`,
      method: "post",
      path: `${register.path}/restorations`,
      summary: `Put deleted ${wordsOf(many)} back, all or none`,
      form: { message: ({ count }) => ({ key: "registers.restored", params: { count } }) },
      run: async (ctx, { keys }) => ({ count: await restoreEntries(ctx, register, keys) }),
    }, {
      input: () => z.object({ keys: keysMember }),
      output: () => z.object({ count: z.int() }),
    }),
  ];
}
