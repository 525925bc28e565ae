import { type ComponentChildren, Fragment } from "preact";
import { Chip, State } from "@/components/Mark.tsx";
import type { Column } from "@/engines/lists/define_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Cell } from "@/engines/exports/define_export.ts";
import { type Format, formatOf } from "@/kernel/texts/format.ts";

/** A name of so many characters stands on one line, as `Tessa EV` does. */
const ONE_LINE = 14;
/** One in Chinese characters, which break anywhere: 上海浦东店. */
const ONE_LINE_HAN = 8;

/** A state of so many characters does not break: `Nicht zutreffend`. A longer one, whose column would push the last ones out of sight, may. */
const STATE_ON_ONE_LINE = 16;

/** How a value stands in the column of a table. */
export function cellClass<R>({ kind, title, short }: Column<R>, value: Cell): string {
  const of = {
    number: "num",
    money: "num nowrap",
    moment: "nowrap tabular-nums",
    day: "nowrap tabular-nums",
    state: "",
    code: "",
    text: "",
    person: "",
  }[kind];
  const whole = short ||
    (of === "" && isWhole(kind, value) && !(title && (kind === "text" || kind === "person")));
  return [of, title && "title", whole && "nowrap"].filter(Boolean).join(" ");
}

function isWhole(kind: Column<unknown>["kind"], value: Cell): boolean {
  if (kind === "code") return !areSeveralCodes(value);
  if (typeof value !== "string") return false;
  if (/\p{Script=Han}/u.test(value)) return value.length <= ONE_LINE_HAN;
  return kind === "state"
    ? value.length <= STATE_ON_ONE_LINE
    : value.length <= ONE_LINE && value.includes(" ");
}

/** Codes in one cell, such as the trouble codes of a case; a plate or a part number in groups is one. */
function areSeveralCodes(value: Cell): boolean {
  return typeof value === "string" && value.length > ONE_LINE && value.includes(" ");
}

/** A value as people read it; nothing is a dash. */
export function ListCell<R>({ column, record, value, href, isSecond, ctx }: {
  column: Column<R>;
  record: R;
  value: Cell;
  href: string | null;
  /** It leads where the title of the row does: one link a row is loud enough. */
  isSecond?: boolean;
  ctx: Ctx;
}): ComponentChildren {
  if (value === null) return <>–</>;
  const drawn = draw(ctx, column, record, value);
  const marks = column.beside?.(record, ctx) ?? [];
  return (
    <>
      {href === null ? drawn : <a class={isSecond ? "link-plain" : "link"} href={href}>{drawn}</a>}
      {marks.map((mark) => (
        <Fragment key={mark}>
          {" "}
          <Chip>{mark}</Chip>
        </Fragment>
      ))}
    </>
  );
}

function draw<R>(ctx: Ctx, column: Column<R>, record: R, value: string | number | Date): ComponentChildren {
  const format = formatOf(ctx);
  switch (column.kind) {
    case "number":
      return column.places === undefined
        ? <>{format.number(Number(value))}</>
        : <>{format.decimal(Number(value).toFixed(column.places))}</>;
    case "money":
      return <>{moneyText(format, String(value), column.currency?.(record))}</>;
    case "day":
      return <>{format.day(String(value))}</>;
    case "moment":
      return <time dateTime={String(value)}>{format.moment(String(value))}</time>;
    case "code":
      return areSeveralCodes(value)
        ? <Codes value={String(value)} />
        : <span class="mono">{String(value)}</span>;
    case "state":
      return <State tone={column.tone?.(record)} shape={column.shape?.(record)}>{String(value)}</State>;
    default:
      return <>{String(value)}</>;
  }
}

function moneyText(format: Format, amount: string, currency?: string | null): string {
  return currency ? format.price({ amount, currency }) : format.money(amount);
}

/** Codes that break between each other only. */
function Codes({ value }: { value: string }) {
  return (
    <span class="mono">
      {value.split(" ").map((code, at) => (
        <Fragment key={at}>
          {at > 0 && " "}
          <span class="nowrap">{code}</span>
        </Fragment>
      ))}
    </span>
  );
}
