/** All that a declaration of a register is written with. */
export * from "./define_register.ts";
export type { ReadValues, WrittenValues } from "./entry_types.ts";
export * from "./field_kinds.ts";
export * from "./field_makers.ts";
