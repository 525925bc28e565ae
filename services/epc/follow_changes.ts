import type { TxCtx } from "@/kernel/ctx.ts";
import { indexFigures } from "./index_figures.ts";
import { indexParts } from "./index_parts.ts";

/** A figure has changed: its own row is written again, and in which series and groups its parts occur. */
export async function followFigure(
  tx: TxCtx,
  figure: { figureCode: string; partNumbers: readonly string[] },
): Promise<void> {
  await indexFigures(tx, [figure.figureCode]);
  await tx.sql`select refresh_part_places(${[...figure.partNumbers]}::text[])`;
}

/** Registers whose entries are words of parts, with the column of parts that names them. */
const WORDS_OF_PARTS: Record<string, "standard_part_code" | "auxiliary_code"> = {
  EPCStandardPart: "standard_part_code",
  EPCfuliao: "auxiliary_code",
};

/**
 * An entry of reference data has changed: what is found by its words is written again from what the tables hold now, so late and
 * repeated events do no harm. Other registers are not searched.
 */
export async function followRegister(
  tx: TxCtx,
  change: { register: string; entryKey: string },
): Promise<void> {
  if (!Object.hasOwn(WORDS_OF_PARTS, change.register)) return;
  const column = WORDS_OF_PARTS[change.register]!;
  const parts = await tx.sql<{ number: string }[]>`
    select number from parts where ${tx.sql(column)} = ${change.entryKey}`;
  await indexParts(tx, parts.map(({ number }) => number));
}
