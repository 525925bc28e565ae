import { exportOf } from "@/engines/exports/known_exports.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { may } from "@/kernel/access/rights.ts";
import { Button } from "../Button.tsx";

/**
 * Exports the list with the filter it is shown with, in the background; without script it leads to the page where the file will be. Not
 * shown to who may not, nor for a list without rows.
 *
 * @param query the filter under the names of the export's own (services/<domain>/exports.ts); what is undefined is left out
 */
export function ExportButton({ ctx, kind, query, total, hint: told }: {
  ctx: Ctx;
  kind: string;
  query: Record<string, string | number | undefined | null>;
  total: number;
  /** What it will hold, where that is not so many rows. */
  hint?: string;
}) {
  const type = exportOf(kind);
  if (!type || total === 0 || !may(ctx.actor, type.need)) return null;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const isTooMany = total > type.limit;
  const hint = isTooMany
    ? ctx.t("exports.buttonTooMany", { total, limit: type.limit })
    : told ?? ctx.t("exports.buttonHint", { total });
  return (
    <form
      method="post"
      action="/tis/exports"
      data-call="requestExport"
      data-after="stay"
      data-open={ctx.t("exports.open")}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="query" value={String(search)} />
      <Button icon="file-spreadsheet" class="btn-sign" hint={hint} disabled={isTooMany}>
        {ctx.t("exports.button")}
      </Button>
    </form>
  );
}
