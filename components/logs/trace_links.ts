import type { Actor } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import { listHref } from "@/components/table/list_query.ts";

/** Address of the traces: one of them, or those found by a word. */
export function traceHref(basePath: string, query: { request?: string; keyword?: string }): string {
  return listHref(`${basePath}/EventTrace`, query);
}

/** Address of the trace of a request; null for who may not see it. */
export function traceHrefFor(basePath: string, actor: Actor, requestId: string): string | null {
  return may(actor, "EventTrace:view") ? traceHref(basePath, { request: requestId }) : null;
}
