import { Declared } from "@/kernel/declared.ts";
import type { Register } from "./define_register.ts";

/** Every register of every domain. */
export const REGISTERS = new Declared<Register>("registers");
