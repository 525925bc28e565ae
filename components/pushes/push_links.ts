import { listHref } from "@/components/table/list_query.ts";

/** Address of the push log with these parameters: those of its list, or the hand-over whose details are shown. */
export function pushHref(basePath: string, query: { push?: number } = {}): string {
  return listHref(`${basePath}/PushLog`, query);
}

/** Page of what was handed over. */
export function subjectHref(
  basePath: string,
  { subjectId }: { subjectKind: string; subjectId: string },
): string {
  return `${basePath}/EPCCart?${new URLSearchParams({ order: subjectId })}`;
}
