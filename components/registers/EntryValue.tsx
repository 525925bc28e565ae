import type { ComponentChildren } from "preact";
import { State } from "@/components/Mark.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Field } from "@/engines/registers/field_kinds.ts";
import type { Entry } from "@/engines/registers/types.ts";

/** How a column of this kind of field stands in the table. */
export function cellClass(field: Field): string {
  switch (field.kind === "shown" ? field.as : field.kind) {
    case "whole":
    case "decimal":
      return "num nowrap";
    case "code":
    case "day":
    case "moment":
    case "flag":
      return "nowrap";
    default:
      return "";
  }
}

/** Whether an entry has nothing in a field. */
export function isBlank(entry: Entry, name: string): boolean {
  const value = entry.values[name];
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** A value as people read it; an empty one is a dash. */
export function EntryValue(
  { ctx, entry, name, field }: { ctx: Ctx; entry: Entry; name: string; field: Field },
): ComponentChildren {
  if (isBlank(entry, name)) return <span class="text-ink-3">–</span>;
  const value = entry.values[name];
  const said = entry.labels[name];
  const format = formatOf(ctx);
  switch (field.kind === "shown" ? field.as : field.kind) {
    case "code":
      return <span class="mono">{String(value)}</span>;
    case "whole":
      return <>{field.kind === "whole" && field.ungrouped ? String(value) : format.number(Number(value))}</>;
    case "decimal":
      return <>{format.decimal(String(value))}</>;
    case "day":
      return <span class="tabular-nums">{format.day(String(value))}</span>;
    case "moment":
      return <time class="tabular-nums" dateTime={String(value)}>{format.moment(String(value))}</time>;
    case "flag":
      // A fact, not a state: no colour says whether it is good or bad.
      return value
        ? <State>{ctx.t("registers.value_yes")}</State>
        : <State shape="hollow">{ctx.t("registers.value_no")}</State>;
    case "image":
      return (
        <a class="register-image" href={bytesHref(String(value), said ?? String(value))}>
          <img src={bytesHref(String(value), said ?? String(value))} alt={said ?? ""} loading="lazy" />
        </a>
      );
    case "file":
      return <a class="link" href={bytesHref(String(value), said ?? "", true)}>{said ?? String(value)}</a>;
    case "texts":
      return <>{(value as string[]).join(betweenNames(ctx.lang))}</>;
    default:
      return <>{said ?? String(value)}</>;
  }
}

/** A value of so many characters stands on one line. */
const ONE_LINE = 18;
/** One of more than these does too and is cut: its row would grow by lines of names. */
const CUT = 60;

/** Whether a value, or what is drawn in its place, may break between its words, so that the columns after it stay in sight. */
export function mayBreak(entry: Entry, name: string, drawn: ComponentChildren): boolean {
  const value = typeof drawn === "string" ? drawn : entry.labels[name] ?? entry.values[name];
  return typeof value === "string" && value.length > ONE_LINE && value.length <= CUT;
}
