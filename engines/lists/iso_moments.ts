/** A row as JSON has it: moments as ISO 8601. Typed as what it becomes. */
export function isoMoments<R extends object>(row: R): R {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as R;
}
