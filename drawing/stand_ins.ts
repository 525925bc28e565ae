/** Lighter solids (no threads) that stand for the drawn ones in the 3D model. */
import type { Shape3D } from "./deps.ts";

const lighter = new WeakMap<Shape3D, () => Shape3D>();

/** Says that `light()` gives the solid to use instead of `full` in the 3D model; it is made when first needed. */
export function standIn<S extends Shape3D>(full: S, light: () => S): S {
  let made: S | undefined;
  lighter.set(full, () => made ??= light());
  return full;
}

/** The lighter stand-in of a solid, or the solid itself. */
export const plain = <S extends Shape3D>(solid: S): S => (lighter.get(solid)?.() ?? solid) as S;

export const hasStandIn = (solid: Shape3D): boolean => lighter.has(solid);
