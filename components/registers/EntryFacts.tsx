import { Facts } from "@/components/Facts.tsx";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { fieldLabel } from "./entry_texts.ts";
import { EntryValue, isBlank } from "./EntryValue.tsx";
import { RowsTold } from "./RowsField.tsx";
import type { EntryDialogProps } from "./entry_dialog_props.ts";

/** Route of the page where operations are looked up. */
const OPERATIONS = "UserOperationLog";

/** What of an entry cannot be changed, as facts. */
export function EntryFacts(
  { ctx, register, parts, entry, names }: EntryDialogProps & { entry: Entry; names: readonly string[] },
) {
  return (
    <Facts
      facts={names.map((name) => ({
        name: fieldLabel(ctx, register, name),
        value: parts.cells?.[name]?.(entry, ctx) ??
          <ToldValue ctx={ctx} register={register} entry={entry} name={name} />,
      })).filter((_, index) => !isBlank(entry, names[index]!))}
    />
  );
}

function ToldValue(
  { ctx, register, entry, name }: { ctx: Ctx; register: Register; entry: Entry; name: string },
) {
  const field = fieldOf(register, name)!;
  return field.kind === "rows"
    ? <RowsTold ctx={ctx} register={register} entry={entry} name={name} field={field} />
    : <EntryValue ctx={ctx} entry={entry} name={name} field={field} />;
}

/** Who changed it last, and the way to all that was done to it. */
export function LastChange(
  { ctx, register, entry, basePath }: { ctx: Ctx; register: Register; entry: Entry; basePath: string },
) {
  const { t } = ctx;
  const log = pageOf(OPERATIONS);
  const search = new URLSearchParams({ subjectKind: register.route, subject: entry.key });
  return (
    <p class="entry-last">
      {entry.changedAt && t(entry.changedBy ? "registers.changed_by" : "registers.changed_at", {
        who: entry.changedBy ?? "",
        at: formatOf(ctx).moment(entry.changedAt),
      })}{" "}
      {log && may(ctx.actor, log.need) && (
        <a class="link" href={`${basePath}/${OPERATIONS}?${search}`}>{t("registers.operations")}</a>
      )}
    </p>
  );
}
