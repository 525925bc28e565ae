import { z } from "zod";
import { type Call, defineCall } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { type Asked, isBig, sortHeads } from "./ask_list.ts";
import type { AnyList, List } from "./define_list.ts";
import type { FilterOf, Filters } from "./filters.ts";
import { readList } from "./read_list.ts";

/** The call of a list: its filters, order and page in, a page of its records out. */
export function listCall<F extends Filters, R, C extends string>(list: List<F, R, C>): Call {
  const { call, older } = list;
  if (!call) throw new Error(`${list.kind}: has no call`);
  const declared = defineCall({
    ...call,
    method: "get",
    need: list.need,
    input: z.object({ ...listInput(list), ...older?.members, ...paging }),
    output: pageOf(list.record),
    run: (ctx, given) =>
      readList(ctx, list, (older?.read(given) ?? given) as unknown as Asked<F>) as Promise<never>,
  });
  // Of any list: what it takes and answers was checked where the list is declared.
  return declared as unknown as Call;
}

/** Members by which a call narrows and orders a list. */
function listInput<F extends Filters, R, C extends string>(list: List<F, R, C>) {
  const filters = Object.fromEntries(
    Object.entries(list.filter).map(([name, { schema }]) => [name, schema.optional()]),
  );
  const key = z.string().max(64).optional();
  return {
    ...filters as { [Name in keyof F]: z.ZodType<FilterOf<F>[Name]> },
    ...sortInput(list),
    ...(isBig(list)
      ? {
        after: key.describe("id of the last record of the page before this one; goes on without end"),
        before: key.describe("id of the first record of the page behind this one"),
      }
      : {}),
  };
}

/** The member by which a call orders a list. */
export function sortInput(list: AnyList) {
  const heads = sortHeads(list).flatMap((name) => [name, `-${name}`]);
  return { sort: z.enum(heads as [string, ...string[]]).optional().describe("- before it: descending") };
}
