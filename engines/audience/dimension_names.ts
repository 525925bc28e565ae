import { targetKey, targetLabel } from "@/engines/registers/target_columns.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Audience } from "./audience.ts";
import { type Dimension, DIMENSION_NAMES, dimensionOf } from "./dimensions.ts";

/** Values of dimensions by what people call them; one that is gone keeps its code. */
export type DimensionLabels = ReadonlyMap<Dimension, ReadonlyMap<string, string>>;

/** What the values of an audience are called in the reader's language, in one statement. */
export async function labelsOf(ctx: Ctx, said: Audience): Promise<DimensionLabels> {
  const { sql } = ctx;
  const found = new Map<Dimension, Map<string, string>>();
  const parts = [];
  for (const name of DIMENSION_NAMES) {
    const codes = said[name] ?? [];
    if (codes.length === 0) continue;
    found.set(name, new Map(codes.map((code) => [code, code])));
    const { values } = dimensionOf(name);
    if ("values" in values) {
      for (const code of codes) found.get(name)!.set(code, valueLabel(ctx, name, code));
    } else {
      parts.push(sql`
        select ${name}::text as dimension, ${targetKey(ctx, values.to)}::text as code, ${
        targetLabel(ctx, { ...values.to, lead: undefined })
      } as label
        from ${sql(values.to.table)} r where ${targetKey(ctx, values.to)} = any(${codes}::text[])`);
    }
  }
  if (parts.length > 0) {
    const rows = await sql<{ dimension: Dimension; code: string; label: string | null }[]>`
      ${parts.reduce((before, one) => sql`${before} union all ${one}`)}`;
    for (const { dimension, code, label } of rows) if (label) found.get(dimension)!.set(code, label);
  }
  return found;
}

/** What a value that the portal itself knows is called. */
export function valueLabel({ t }: Pick<Ctx, "t">, name: Dimension, value: string): string {
  const { values } = dimensionOf(name);
  if (name === "lang") return t(`lang.name_${value}`);
  if (!("values" in values)) return value;
  return t(`${values.texts}_${value}`);
}
