import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import type { Register, Values } from "@/engines/registers/define_register.ts";
import type { Field } from "@/engines/registers/field_kinds.ts";
import { fieldsOf, isTyped } from "@/engines/registers/shape.ts";
import { isRequired } from "@/engines/registers/entry_schema.ts";

/** Values that a register's own rules ask for, over those made from the kinds of its fields; `n` tells entries apart. */
type Sample = (ctx: Ctx, n: number) => Values | Promise<Values>;

/** Where an organisation may stand: below the factory of the demo. */
const IN_CHINA = { parentCode: "F0001", countryCode: "CN", marketCode: "cn" };

/** A file of a place, as far as registers look at it. */
async function fileOf(ctx: Ctx, place: string): Promise<string> {
  const id = ctx.newId();
  const hash = id.replaceAll("-", "").repeat(2);
  await ctx
    .sql`insert into file_objects (key, sha256, size, claimed_at) values (${id}, ${hash}, 1, ${ctx.clock()})`;
  await ctx.sql`
    insert into files (id, key, sha256, size, media_type, name, place, owner_id, created_at)
    values (${id}, ${id}, ${hash}, 1, 'image/png', 'walk.png', ${place}, ${
    personOf(ctx).id
  }, ${ctx.clock()})`;
  return id;
}

/** Registers whose rules go beyond their fields' kinds, by route. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  agency: () => ({ ...IN_CHINA, kind: "store", area: null, region: null, district: null }),
  BaseinfoUserDepart: () => ({ kind: "other" }),
  CommercialInformation: () => ({ grossMass: 4500, kerbMass: 2100 }),
  dealerGroup: () => IN_CHINA,
  DTCManage: (_ctx, n) => ({ dtcCode: `P3F0${n}` }),
  EPCSCGL: () => ({ edition: "domestic", countries: ["DE"] }),
  EPCSeries: () => ({ subSaleType: null }),
  EpcVinDisabled: (_ctx, n) => ({ vin: `LVAE4C2B0R000000${n}` }),
  FastAPP: async (ctx, n) => ({ link: `SearchPage?q=${n}`, icon: await fileOf(ctx, "app-icon") }),
  LaborFault: (_ctx, n) => ({ faultCode: `99-ZW${n}` }),
  MainpageImageList: async (ctx) => ({ picture: await fileOf(ctx, "home-picture") }),
  QABusinessHours: (_ctx, n) => ({ weekdays: ["mon"], opens: "08:00", closes: `1${n % 10}:30` }),
  Sensitive: (_ctx, n) => ({ word: `qqwalked${n}` }),
  baseinfouser: () => ({ posts: [], roles: ["store-technician"], state: "not_activated" }),
};

/** Registers of which an import can only change entries: a new one needs a file by a rule of its own. */
export const IMPORTED_TO_CHANGE: readonly string[] = ["MainpageImageList"];

/** An entry of a register that breaks no rule; null where one needs what the demo does not have, such as a file. */
export async function sampleOf(ctx: Ctx, register: Register, n: number): Promise<Values | null> {
  const own = await SAMPLES[register.route]?.(ctx, n) ?? {};
  const values: Values = {};
  for (const [name, field] of fieldsOf(register)) {
    if (!isTyped(field)) continue;
    if (Object.hasOwn(own, name)) values[name] = own[name];
    else {
      // A rule that knows more than the kind is met by what the field starts with, or by nothing.
      if (field.rule && (field.start !== undefined || field.optional)) continue;
      const value = await valueOf(ctx, register, name, field, n);
      if (value === null && isRequired(field) && field.start === undefined) return null;
      if (value !== null) values[name] = value;
    }
  }
  return values;
}

async function valueOf(
  ctx: Ctx,
  register: Register,
  name: string,
  field: Field,
  n: number,
): Promise<unknown> {
  switch (field.kind) {
    case "code":
      return `ZW${n}${register.route}`.toUpperCase().slice(0, field.max);
    case "text":
      return textOf(field, n).slice(0, field.max);
    case "longText":
      return `Walk ${n}`;
    case "whole":
      return Math.min(field.max ?? 1000, (field.min ?? 0) + n);
    case "decimal":
      return (Math.max(field.min ?? 0, 0) + n % 7 / 10).toFixed(field.places);
    case "day":
      return `2031-01-${String(10 + n).padStart(2, "0")}`;
    case "flag":
      return n % 2 === 0;
    case "choice":
      return field.values[0];
    case "choices":
      return [field.values[0]];
    case "names":
      return { zh_CN: `走查${n}`, en_US: `Walk ${n}` };
    case "texts":
      return [`one ${n}`, `two ${n}`];
    case "reference": {
      const [first] = await choicesOf(ctx, register, name, { limit: 1 });
      return first?.value ?? null;
    }
    case "references":
    case "links":
      return (await choicesOf(ctx, register, name, { limit: 2 })).map(({ value }) => value).sort();
    default:
      return null;
  }
}

function textOf(field: Field & { kind: "text" }, n: number): string {
  switch (field.format) {
    case "email":
      return `walk${n}@example.com`;
    case "url":
      return `https://example.com/walk/${n}`;
    case "phone":
      return `+86 21 5550 ${1000 + n}`;
    case "time":
      return `00:${String(10 + n).padStart(2, "0")}:00`;
    default:
      return `Walk ${n}`;
  }
}
