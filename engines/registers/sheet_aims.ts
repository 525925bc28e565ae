import type { Ctx } from "@/kernel/ctx.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { AimColumn, Register, Values } from "./define_register.ts";
import { cellParts } from "./sheet_cells.ts";
import { normalizeHead, translators } from "./sheet_columns.ts";

/** Name of an audience's column, as a file may also head it and as what is refused of it is told. */
export function aimName({ name }: Pick<AimColumn, "name">): string {
  return `audience.${name}`;
}

/** Every head that a file may have for whom entries are for, as it is compared, with its column; none where a register does not say that. */
export function knownAimHeads(ctx: Ctx, { audience }: Register): Map<string, AimColumn> {
  const known = new Map<string, AimColumn>();
  for (const column of audience?.columns ?? []) {
    known.set(normalizeHead(aimName(column)), column);
    for (const t of translators(ctx)) known.set(normalizeHead(column.head(t)), column);
  }
  return known;
}

/** What the cells of a row say of an audience: an empty cell asks nothing, a missing column says nothing. */
export function readAim(
  all: readonly Translate[],
  columns: readonly (AimColumn | null)[],
  cells: readonly unknown[],
): Values {
  return Object.fromEntries(
    columns.flatMap((column, place): [string, string[]][] =>
      column ? [[column.name, cellParts(cells[place]).map((part) => valueOf(all, column, part))]] : []
    ),
  );
}

function valueOf(all: readonly Translate[], { words }: AimColumn, part: string): string {
  const word = part.toLowerCase();
  for (const t of words ? all : []) {
    const found = words!(t).find((pair) => pair.some((one) => one.toLowerCase() === word));
    if (found) return found[0];
  }
  return part;
}
