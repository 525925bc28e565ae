import type { Ctx } from "./ctx.ts";

const DAY_MS = 86_400_000;

/** This moment and the same one of the days before it, ISO 8601, the oldest first: at these a figure's trend is counted. */
export function lastDays({ clock }: Pick<Ctx, "clock">, days: number): string[] {
  const now = clock().getTime();
  return Array.from(
    { length: days },
    (_, place) => new Date(now - (days - 1 - place) * DAY_MS).toISOString(),
  );
}
