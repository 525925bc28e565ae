import type { Pool } from "@/kernel/ctx.ts";

/** How much is generated, and what follows from it. */
export interface Size {
  vehicles: number;
  lines: number;
  figures: number;
  parts: number;
}

export const SERIES = 168;
export const MODELS_PER_SERIES = 6;
export const MODELS = SERIES * MODELS_PER_SERIES;
export const LINES_PER_FIGURE = 25;
/** Bolts, nuts and clips by a norm, used in figures everywhere. */
export const STANDARD_PARTS = 1000;
/** Neighbouring figures that share their parts: one assembly built into as many series. */
export const SHARED_BY = 5;

/** Figures of 25 lines; one part for about five lines, so that 5 million lines have a million parts. */
export function sizeOf(vehicles: number, lines: number): Size {
  const figures = Math.ceil(lines / LINES_PER_FIGURE);
  return {
    vehicles,
    lines: figures * LINES_PER_FIGURE,
    figures,
    parts: STANDARD_PARTS + Math.ceil(figures / SHARED_BY) * LINES_PER_FIGURE,
  };
}

/** Notes the size in the database; refuses to go on with another one than it was begun with. */
export async function keepSize(sql: Pool, size: Size): Promise<void> {
  await sql`create schema if not exists bench`;
  await sql`create table if not exists bench.progress (step text primary key, done bigint not null)`;
  await sql`create table if not exists bench.size (vehicles bigint not null, lines bigint not null)`;
  const [kept] = await sql<{ vehicles: number; lines: number }[]>`select vehicles, lines from bench.size`;
  if (!kept) await sql`insert into bench.size ${sql({ vehicles: size.vehicles, lines: size.lines })}`;
  else if (kept.vehicles !== size.vehicles || kept.lines !== size.lines) {
    throw new Error(
      `the folder holds ${kept.vehicles} vehicles and ${kept.lines} lines: ask for as many, ` +
        "take another folder by --data, or begin anew by --fresh",
    );
  }
}
