import type { Ctx } from "@/kernel/ctx.ts";
import type { Target } from "./field_shape.ts";
import { tableColumns } from "./table_columns.ts";

/** Of these texts those that can be a key of what a field points to, by the type of its column: they may be compared with it as they are, so that its index serves. */
export async function fittingKeys(ctx: Ctx, to: Target, keys: readonly string[]): Promise<string[]> {
  const fits = keyPattern((await tableColumns(ctx, to.table)).get(to.key ?? "code"));
  return keys.filter((key) => fits.test(key));
}

function keyPattern(type: string | undefined): RegExp {
  if (type === "bigint" || type === "integer" || type === "smallint") return /^[1-9]\d{0,14}$/;
  return type === "uuid" ? /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ : /^/;
}
