/** All an assembly file needs. */
export * from "./assembly.ts";
export * from "./booleans.ts";
export * from "./fasteners.ts";
export * from "./primitives.ts";
export * from "./sweeps.ts";
export { add, polar, type V2, type V3 } from "./vector.ts";
export { replicad } from "./deps.ts";
