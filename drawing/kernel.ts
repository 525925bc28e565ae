/** The two geometry kernels, started once when the kit is first imported. */
import { loadManifold, loadOpenCascade, replicad } from "./deps.ts";

// The kernel's bindings carry no types for most of what is used here.
// deno-lint-ignore no-explicit-any
export type Untyped = any;

/** Open CASCADE: solids, booleans, hidden lines. */
export const occ: Untyped = await loadOpenCascade();
replicad.setOC(occ);

/** Manifold: robust union of projected triangles. */
export const manifold: Untyped = await loadManifold();
manifold.setup();
