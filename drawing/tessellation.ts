/** Triangles of a solid. */
import type { Shape3D } from "./deps.ts";

/** Flat lists: three numbers a vertex, three vertex indices a triangle. */
export interface Triangles {
  vertices: number[];
  normals: number[];
  triangles: number[];
}

/** Meshes a solid; `tolerance` is the greatest distance from the true surface in millimetres. */
export function tessellate(solid: Shape3D, tolerance: number, angle = .2): Triangles {
  const { vertices, normals, triangles } = solid.mesh({ tolerance, angularTolerance: angle });
  return { vertices, normals, triangles };
}
