import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { PUSH_SUBJECTS } from "@/services/pushes/types.ts";

const day = dayText().optional().catch(undefined);

/** What the push log is asked for; bad values are healed. */
export const pushQuery = z.object({
  /** Id of the hand-over whose details are shown. */
  push: z.coerce.number().int().positive().optional().catch(undefined),
  state: z.enum(PUSH_STATES).optional().catch(undefined),
  subjectKind: z.enum(PUSH_SUBJECTS).optional().catch(undefined),
  keyword: searchText,
  from: day,
  to: day,
  ...paging,
});
export type PushQuery = z.infer<typeof pushQuery>;

/** Address of the push log with these parameters. */
export function pushHref(basePath: string, query: Partial<PushQuery>): string {
  return listHref(`${basePath}/PushLog`, query);
}

/** Page of what was handed over. */
export function subjectHref(
  basePath: string,
  { subjectId }: { subjectKind: string; subjectId: string },
): string {
  return `${basePath}/EPCCart?${new URLSearchParams({ order: subjectId })}`;
}
