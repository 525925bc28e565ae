/** What an assembly file states: its parts, where they sit, and how they come apart. */
import type { Solid } from "./primitives.ts";
import type { V3 } from "./vector.ts";

/** Surface colours of the 3D model (linear red, green, blue, then metalness and roughness). */
export const FINISHES = {
  steel: [.62, .63, .65, .9, .38],
  zinc: [.74, .73, .66, .9, .35],
  iron: [.22, .22, .23, .7, .62],
  aluminium: [.76, .77, .79, .9, .42],
  black: [.03, .03, .035, .2, .55],
  rubber: [.015, .015, .017, 0, .9],
  plastic: [.05, .05, .055, 0, .6],
  copper: [.72, .38, .22, .9, .35],
  friction: [.12, .11, .1, 0, .95],
  glass: [.55, .62, .66, .1, .1],
  orange: [.85, .3, .03, 0, .5],
  white: [.8, .8, .78, 0, .6],
  blue: [.08, .2, .5, 0, .5],
} as const;
export type Finish = keyof typeof FINISHES;

/** One instance of a part. Several instances may share a solid (pass the same object) and a callout. */
export interface Part {
  /** number in the drawing and in the parts list */
  callout: number;
  /** unique name in the assembly, snake_case: `data-part` in the drawing, node name in the 3D model */
  name: string;
  solid: Solid;
  /** where the solid's origin sits in the assembled state, millimetres; default the origin */
  at?: V3;
  /** degrees round X, then Y, then Z about the solid's own origin, before it is moved to `at` */
  turn?: V3;
  /** way from the assembled place to the drawn place, millimetres; default none */
  explode?: V3;
  /** ids of the centre lines through this part, separated by blanks; parts of one id are joined in list order */
  axis?: string;
  /** point of the solid (own frame) a centre line runs through, or one for each axis id; default its origin */
  anchor?: V3 | Record<string, V3>;
  finish?: Finish;
  /** the only variant of the assembly in which it is built; default all of them */
  variant?: string;
  /** "mesh" for springs, hoses and free-form solids; default "exact" */
  outline?: "exact" | "mesh";
  /** thinner inner lines, for small parts full of detail (screws, connectors) */
  fine?: boolean;
}

export interface Assembly {
  /** file name of the figure, snake_case */
  name: string;
  title: { zh_CN: string; en_US: string };
  /** direction from the object towards the viewer; [0.62, -0.62, 0.46] is the usual one */
  view: V3;
  /** largest drawing in pixels at 100 %; default 480 x 720, the size of the portal's figure pane */
  size?: { width: number; height: number };
  /** builds of which a vehicle has one, snake_case, the usual one first: all in one drawing, of which one is shown */
  variants?: readonly string[];
  /** builds the parts; called once a drawing */
  parts: () => Part[];
}

/** Checks what the compiler cannot: names and callouts. Throws a sentence that says what to mend. */
export function checkAssembly(assembly: Assembly, parts: Part[]): void {
  const { name } = assembly;
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`the assembly's name ${name} is not snake_case`);
  if (!parts.length) throw new Error(`${name} has no parts`);
  const seen = new Set<string>();
  for (const p of parts) {
    if (!/^[a-z][a-z0-9_]*$/.test(p.name)) throw new Error(`${name}: part name ${p.name} is not snake_case`);
    if (seen.has(p.name)) throw new Error(`${name}: two parts are named ${p.name}`);
    seen.add(p.name);
    if (p.variant !== undefined && !assembly.variants?.includes(p.variant)) {
      throw new Error(`${name}: ${p.name} is of the variant ${p.variant}, which the assembly does not name`);
    }
    if (!Number.isInteger(p.callout) || p.callout < 1) {
      throw new Error(`${name}: ${p.name} has callout ${p.callout}, which is no whole number from 1`);
    }
  }
}

/** Anchor of a part on one centre line, in the part's own frame. */
export function anchorOn(part: Part, axis: string): V3 {
  if (!part.anchor) return [0, 0, 0];
  return Array.isArray(part.anchor) ? part.anchor : part.anchor[axis] ?? [0, 0, 0];
}
