import { RowsEditor } from "@/components/rows/RowsEditor.tsx";
import type { RowColumn, TypedRow } from "@/components/rows/rows_editor_props.ts";
import { RowsFacts } from "@/components/rows/RowsFacts.tsx";
import type { Register } from "@/engines/registers/define_register.ts";
import {
  type EntryRowValues,
  memberName,
  membersOf,
  MOST_ROWS_OF_ENTRY,
} from "@/engines/registers/entry_rows.ts";
import { choiceText } from "@/engines/registers/entry_of.ts";
import { isRequired } from "@/engines/registers/entry_schema.ts";
import type { RowMember, RowsField as Rows } from "@/engines/registers/field_kinds.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { KindDraw } from "../form/field_draw.ts";
import type { TypedForm } from "../form/typed_form.ts";

/** The rows within an entry. A new entry that begins as another has its rows, as rows of its own. */
export function RowsField(draw: KindDraw<"rows">) {
  const { ctx, register, name, posted, field, label, hint, value, form, aside } = draw;
  const max = field.max ?? MOST_ROWS_OF_ENTRY;
  const there = (value as EntryRowValues[] | null) ?? [];
  const rows = form.isRefused
    ? postedRows(form, posted, field, max)
    : there.map((row) => typedRow(field, draw.entry ? row : { ...row, id: null }));
  return (
    <RowsEditor
      name={posted}
      idPrefix={form.idPrefix}
      label={label}
      hint={hint}
      aside={aside}
      columns={membersOf(field).map(([member, one]) =>
        columnOf(ctx, register, memberName(name, member), member, one)
      )}
      rows={rows}
      max={max}
      tall={field.tall}
      error={form.error}
      t={ctx.t}
    />
  );
}

/** The rows of an entry that cannot be changed. */
export function RowsTold({ ctx, register, entry, name, field, filled = false }: {
  ctx: Ctx;
  register: Register;
  entry: Entry;
  name: string;
  field: Rows;
  /** Members that no row has are left out. */
  filled?: boolean;
}) {
  const rows = entry.values[name] as EntryRowValues[];
  const members = membersOf(field).filter(([member]) =>
    !filled || rows.some((row) => row[member] !== null && row[member] !== "")
  );
  return (
    <RowsFacts
      heads={members.map(([member, one]) => labelOf(ctx, register, memberName(name, member), one))}
      rows={rows.map((row) =>
        members.map(([member, one]) => cellText(ctx, register, memberName(name, member), one, row[member]))
      )}
    />
  );
}

function labelOf(ctx: Ctx, register: Register, own: string, member: { label?: string }): string {
  return ctx.t(member.label ?? `${register.texts}.${own}`);
}

function cellText(ctx: Ctx, register: Register, own: string, member: RowMember, value: unknown): string {
  if (value === null || value === undefined) return "";
  switch (member.kind) {
    case "choice":
      return ctx.t(choiceText(register, own, member, value));
    case "flag":
      return ctx.t(value ? "registers.value_yes" : "registers.value_no");
    case "day":
      return formatOf(ctx).day(String(value));
    default:
      return String(value);
  }
}

const KINDS = {
  code: "code",
  text: "text",
  whole: "number",
  decimal: "number",
  day: "day",
  flag: "flag",
  choice: "choice",
} as const;

function columnOf(ctx: Ctx, register: Register, own: string, name: string, member: RowMember): RowColumn {
  return {
    name,
    label: labelOf(ctx, register, own, member),
    kind: KINDS[member.kind],
    required: isRequired(member),
    ...(member.filled ? { filled: true } : {}),
    ...("unit" in member && member.unit ? { unit: member.unit } : {}),
    ...(member.start !== undefined ? { start: textOf(member.start) } : {}),
    ...(member.kind === "choice"
      ? {
        choices: member.values.map((value) => ({
          value: String(value),
          label: ctx.t(choiceText(register, own, member, value)),
        })),
      }
      : {}),
  };
}

function typedRow(field: Rows, { id, ...members }: EntryRowValues): TypedRow {
  const cells = membersOf(field).map(([name]) => [name, textOf(members[name])]);
  return { id, cells: Object.fromEntries(cells) };
}

function textOf(value: unknown): string {
  return value === null || value === undefined || value === false ? "" : String(value);
}

/** What was typed in a refused form, without the empty row at its end. */
function postedRows(form: TypedForm, posted: string, field: Rows, max: number): TypedRow[] {
  const rows: TypedRow[] = [];
  for (let place = 0; place <= max; place++) {
    const id = form.text(`${posted}.${place}.id`);
    if (id === undefined) break;
    const cells = membersOf(field).map(([name]) => [name, form.text(`${posted}.${place}.${name}`) ?? ""]);
    rows.push({ id: id || null, cells: Object.fromEntries(cells) });
  }
  const isEmpty = ({ id, cells }: TypedRow) =>
    id === null && Object.values(cells).every((text) => text === "");
  return rows.length > 0 && isEmpty(rows.at(-1)!) ? rows.slice(0, -1) : rows;
}
