/** The value below which so much of the sorted times lies (nearest rank). */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}
