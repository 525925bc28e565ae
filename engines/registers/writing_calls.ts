import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { entriesMember, entriesOfMember, entrySchema, givenMembers } from "./call_schemas.ts";
import { callOf, type RegisterCall, withSchemas } from "./base_calls.ts";
import { changeTogether } from "./change_together.ts";
import type { Register, Values } from "./define_register.ts";
import { givenFields } from "./entry_schema.ts";
import { titleField } from "./shape.ts";
import { addEntry, changeEntry } from "./write_entry.ts";
import { toldEntry } from "./reading_calls.ts";

/** What an answered entry is called. */
function named(
  register: Register,
  entry: { key: string; values: Values; labels: Record<string, string> },
): string {
  const title = titleField(register);
  return title === null ? entry.key : entry.labels[title] ?? String(entry.values[title] ?? entry.key);
}

/** The call that adds an entry. */
export function addCall(register: Register): RegisterCall {
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

/** The call that changes an entry. */
export function changeCall(register: Register): RegisterCall {
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

/** The call that gives many entries the same values. */
export function togetherCall(register: Register): RegisterCall {
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
