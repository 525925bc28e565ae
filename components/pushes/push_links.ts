import { z } from "zod";
import { LIMITS } from "@/services/limits.ts";
import { PUSH_STATES, PUSH_SUBJECTS } from "@/services/pushes/types.ts";

const day = z.iso.date().optional().catch(undefined);

/** What the push log is asked for; bad values are healed. */
export const pushQuery = z.object({
  /** Id of the hand-over whose details are shown. */
  push: z.coerce.number().int().positive().optional().catch(undefined),
  state: z.enum(PUSH_STATES).optional().catch(undefined),
  subjectKind: z.enum(PUSH_SUBJECTS).optional().catch(undefined),
  keyword: z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined),
  from: day,
  to: day,
  pageNo: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce.number().refine((size) => (LIMITS.pageSizes as readonly number[]).includes(size))
    .catch(LIMITS.pageSizeDefault),
});
export type PushQuery = z.infer<typeof pushQuery>;

/** Address of the push log with these parameters; undefined ones are left out. */
export function pushHref(basePath: string, query: Partial<PushQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${basePath}/PushLog${search.size ? `?${search}` : ""}`;
}

/** Page of what was handed over. */
export function subjectHref(
  basePath: string,
  { subjectId }: { subjectKind: string; subjectId: string },
): string {
  return `${basePath}/EPCCart?${new URLSearchParams({ order: subjectId })}`;
}
