import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import {
  deleteView,
  listViews,
  newView,
  renameView,
  savedView,
  saveView,
  viewName,
} from "./views/saved_views.ts";
import type { Viewed } from "./views/viewed.ts";

const TAG = "Lists";
const id = z.int().positive();

/** Calls of the views that people save of these lists, those of registers too. Each asks for its own right besides. */
export function viewCalls(lists: readonly Viewed[]) {
  const kind = z.enum(lists.map((list) => list.kind) as [string, ...string[]]);
  const listOf = (wanted: string) => {
    const list = lists.find((one) => one.kind === wanted);
    if (!list) throw refuse("not-found");
    return list;
  };
  return [
    defineCall({
      operationId: "listListViews",
      method: "get",
      path: "/tis/list-views",
      need: "session",
      tag: TAG,
      summary: "The own saved views of a list, by name",
      input: z.object({ list: kind }),
      output: z.object({ records: z.array(savedView) }),
      async run(ctx, input) {
        const list = listOf(input.list);
        requireRight(ctx, list.need);
        return { records: await listViews(ctx, list) };
      },
    }),
    defineCall({
      operationId: "saveListView",
      method: "post",
      path: "/tis/list-views",
      need: "session",
      tag: TAG,
      summary: "Save what a list is set to under a name",
      input: z.object({ list: kind, ...newView.shape }),
      output: z.object({ id: z.int(), address: z.string().describe("below the base path") }),
      form: { to: ({ address }) => address, message: "lists.view_saved" },
      run: (ctx, { list, ...view }) => saveView(ctx, listOf(list), view),
    }),
    defineCall({
      operationId: "renameListView",
      method: "post",
      path: "/tis/list-views/{id}/name",
      need: "session",
      tag: TAG,
      summary: "Give an own view another name",
      input: z.object({ id, name: viewName }),
      output: nothing,
      form: { message: "lists.view_renamed" },
      async run(ctx, input) {
        await renameView(ctx, lists, input);
        return null;
      },
    }),
    defineCall({
      operationId: "deleteListView",
      method: "post",
      path: "/tis/list-views/{id}/deletion",
      need: "session",
      tag: TAG,
      summary: "Take an own view away",
      input: z.object({ id }),
      output: nothing,
      form: { message: "lists.view_deleted" },
      async run(ctx, input) {
        await deleteView(ctx, lists, input.id);
        return null;
      },
    }),
  ];
}
