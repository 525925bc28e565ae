import type { Fit } from "./fit/fit_types.ts";

/**
 * Which build of a drawing is shown: the first of those with a line that fits, else with one that may, else the usual one. So the drawing
 * says what its lines say.
 *
 * @param variants names of the builds, the usual one first
 * @returns null where the drawing has but one
 */
export function variantFor(
  variants: readonly string[],
  lines: readonly { variant: string | null; fit: Fit }[],
): string | null {
  const has = (fit: Fit) =>
    variants.find((variant) => lines.some((line) => line.variant === variant && line.fit === fit));
  return has("fits") ?? has("unknown") ?? variants[0] ?? null;
}
