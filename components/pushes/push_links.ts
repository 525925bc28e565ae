import { listHref } from "@/components/table/list_query.ts";

/** Address of the push log with these parameters: those of its list, or the hand-over whose details are shown. */
export function pushHref(basePath: string, query: { push?: number } = {}): string {
  return listHref(`${basePath}/PushLog`, query);
}

/** Page of what was handed over. */
export function subjectHref(
  basePath: string,
  { subjectKind, subjectId }: { subjectKind: string; subjectId: string },
): string {
  if (subjectKind === "claim") {
    return `${basePath}/ClaimManage?${new URLSearchParams({ keyword: subjectId })}`;
  }
  return `${basePath}/EPCCart?${new URLSearchParams({ order: subjectId })}`;
}
