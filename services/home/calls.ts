import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { notePagesTold } from "./told_pages.ts";

/** Calls of the home page. */
export const HOME_CALLS = [
  defineCall({
    operationId: "notePagesTold",
    method: "post",
    path: "/tis/told-pages",
    need: "session",
    tag: "Home",
    summary:
      "Note that the caller has been told of all pages they may open now: what comes later is new to them",
    input: z.object({}),
    output: nothing,
    form: { to: () => "index" },
    run: (ctx) => notePagesTold(ctx, PAGES.all),
  }),
];
