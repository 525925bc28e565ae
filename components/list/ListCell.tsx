import type { ComponentChildren } from "preact";
import { State } from "@/components/Mark.tsx";
import type { Column } from "@/engines/lists/define_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Cell } from "@/engines/exports/define_export.ts";
import { formatOf } from "@/kernel/texts/format.ts";

/** A name of so many characters stands on one line, as `Tessa EV` does. */
const ONE_LINE = 14;
/** One in Chinese characters, which break anywhere: 上海浦东店. */
const ONE_LINE_HAN = 8;

/** How a value stands in the column of a table. */
export function cellClass<R>({ kind, title, short }: Column<R>, value: Cell): string {
  const of = {
    number: "num",
    money: "num nowrap",
    moment: "nowrap tabular-nums",
    day: "nowrap tabular-nums",
    state: "nowrap",
    code: "nowrap",
    text: "",
    person: "",
  }[kind];
  const whole = short || (of === "" && !title && isShortName(value));
  return [of, title && "title", whole && "nowrap"].filter(Boolean).join(" ");
}

function isShortName(value: Cell): boolean {
  if (typeof value !== "string") return false;
  return /\p{Script=Han}/u.test(value)
    ? value.length <= ONE_LINE_HAN
    : value.length <= ONE_LINE && value.includes(" ");
}

/** A value as people read it; nothing is a dash. */
export function ListCell<R>({ column, record, value, href, ctx }: {
  column: Column<R>;
  record: R;
  value: Cell;
  href: string | null;
  ctx: Ctx;
}): ComponentChildren {
  if (value === null) return <>–</>;
  const drawn = draw(ctx, column, record, value);
  return href === null ? drawn : <a class="link" href={href}>{drawn}</a>;
}

function draw<R>(ctx: Ctx, column: Column<R>, record: R, value: string | number | Date): ComponentChildren {
  const format = formatOf(ctx);
  switch (column.kind) {
    case "number":
      return column.places === undefined
        ? <>{format.number(Number(value))}</>
        : <>{format.decimal(Number(value).toFixed(column.places))}</>;
    case "money":
      return <>{format.money(String(value))}</>;
    case "day":
      return <>{format.day(String(value))}</>;
    case "moment":
      return <time dateTime={String(value)}>{format.moment(String(value))}</time>;
    case "code":
      return <span class="mono">{String(value)}</span>;
    case "state":
      return <State tone={column.tone?.(record)} shape={column.shape?.(record)}>{String(value)}</State>;
    default:
      return <>{String(value)}</>;
  }
}
