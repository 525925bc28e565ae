import type { Register } from "./define_register.ts";

/** Every register. A domain adds its own here, nothing else. */
export const REGISTERS: readonly Register[] = [];
