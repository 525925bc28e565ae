import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Format, formatOf } from "@/kernel/texts/format.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { choiceText } from "@/engines/registers/entry_of.ts";
import type { Field } from "@/engines/registers/field_kinds.ts";
import { loggedRow, memberName, PLACE } from "@/engines/registers/entry_rows.ts";
import { hiddenFields } from "@/engines/registers/field_rights.ts";
import { fieldOf } from "@/engines/registers/shape.ts";

export const difference = z.object({
  field: z.string().describe("as the log has it"),
  name: z.string().describe("in the caller's language"),
  before: z.string().nullable().describe("in words; null where there was nothing"),
  after: z.string().nullable().describe("in words; null where there is nothing"),
});
/** A member that differs between before and after. */
export type Difference = z.infer<typeof difference>;

/** Members of changes that are no registers, each with a text `logs.field_<name>`. */
export const FIELDS = [
  "accountState",
  "address",
  "area",
  "brandCodes",
  "callout",
  "countryCode",
  "createdAt",
  "decidedBy",
  "editions",
  "effectiveOn",
  "email",
  "entry",
  "expiresOn",
  "expiresAt",
  "figureCode",
  "folder",
  "folderId",
  "from",
  "fullName",
  "itemCode",
  "itemName",
  "itemType",
  "keepMonths",
  "keepToldMonths",
  "kind",
  "lang",
  "level",
  "lines",
  "market",
  "name",
  "note",
  "number",
  "org",
  "orgCode",
  "partNumber",
  "phone",
  "place",
  "quantity",
  "query",
  "reason",
  "rights",
  "role",
  "roles",
  "rows",
  "seriesCode",
  "size",
  "state",
  "storeCode",
  "until",
  "userCode",
  "userType",
  "version",
  "vin",
  "zone",
] as const;
const known: ReadonlySet<string> = new Set(FIELDS);

/** Never shown, should a change ever hold them (the writers of changes leave them out). */
const SECRET = /password|token|secret|hash|captcha/i;
/** Longest text of one value, characters. */
const LONGEST = 400;

/** What a change did, field by field; what stayed as it was is left out, and so are fields that the reader has no right to. */
export function describeChange(ctx: Ctx, kind: string | null, before: unknown, after: unknown): Difference[] {
  if (before === null && after === null) return [];
  const register = REGISTERS.all.find(({ route }) => route === kind);
  const hidden = new Set(register ? hiddenFields(ctx, register) : []);
  const format = formatOf(ctx);
  const [was, is] = [membersOf(before), membersOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
    .filter((name) => !SECRET.test(name) && !hidden.has(name.split(".")[0]!))
    .map((name) => {
      const row = register ? loggedRow(register, name) : null;
      const field = row ? row.field ?? undefined : register && fieldOf(register, name);
      const own = row ? memberName(row.name, row.member) : name;
      const say = (value: unknown) => describeValue(ctx, format, value, register, own, field);
      const placeOf = (side: Record<string, unknown>) => row && side[`${row.name}.${row.id}.${PLACE}`];
      return {
        field: name,
        name: register && row
          ? sayRowField(ctx, register, row, Number(placeOf(is) ?? placeOf(was)))
          : describeField(ctx, name, register, field),
        before: say(was[name]),
        after: say(is[name]),
      };
    });
}

/** A change of one value alone stands under a name of its own. */
function membersOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value)
    ? value as Record<string, unknown>
    : { state: value };
}

function describeField({ t }: Ctx, name: string, register?: Register, field?: Field): string {
  if (register && field) return t(field.label ?? `${register.texts}.${name}`);
  return known.has(name) ? t(`logs.field_${name}`) : name;
}

/** `Steps, row 2: Time`; of its place `Steps, row 2: Row`. */
function sayRowField(
  { t }: Ctx,
  register: Register,
  { name, member, field }: NonNullable<ReturnType<typeof loggedRow>>,
  row: number,
): string {
  const text = (own: string, label?: string) => t(label ?? `${register.texts}.${own}`);
  return t("logs.row_field", {
    field: text(name, fieldOf(register, name)?.label),
    row,
    member: field ? text(memberName(name, member), field.label) : t("row_table.row"),
  });
}

function describeValue(
  ctx: Ctx,
  format: Format,
  value: unknown,
  register: Register | undefined,
  name: string,
  field: Field | undefined,
): string | null {
  if (value === null || value === undefined || value === "") return null;
  const { t } = ctx;
  if (register && field?.kind === "choice") return t(choiceText(register, name, field, value));
  if (register && field?.kind === "choices" && Array.isArray(value)) {
    return short(format.names(value.map((one) => t(choiceText(register, name, field, one)))));
  }
  if (typeof value === "boolean") return t(value ? "logs.yes" : "logs.no");
  if (typeof value === "number") return format.number(value);
  if (typeof value === "string") return short(describeText(format, value));
  if (Array.isArray(value)) {
    return value.length === 0 ? null : short(format.names(value.map((one) => describeInner(one))));
  }
  const members = Object.entries(value as Record<string, unknown>).filter(([one, of]) =>
    of !== null && of !== "" && !SECRET.test(one)
  );
  return members.length === 0
    ? null
    : short(members.map(([one, of]) => `${one}: ${describeInner(of)}`).join("\n"));
}

function describeText(format: Format, text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return format.day(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return format.moment(text);
  return text;
}

function describeInner(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return JSON.stringify(value, (name, one) => SECRET.test(name) ? undefined : one);
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
