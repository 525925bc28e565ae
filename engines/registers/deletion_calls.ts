import { z } from "zod";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { entriesMember, entriesOfMember, keysMember } from "./call_schemas.ts";
import { callOf, type RegisterCall, withSchemas } from "./base_calls.ts";
import type { Register } from "./define_register.ts";
import { deleteEntries, restoreEntries } from "./delete_entries.ts";

/** The calls that delete entries and put them back. */
export function deletionCalls(register: Register): RegisterCall[] {
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
