import { Declared } from "@/kernel/declared.ts";
import type { AnyList } from "./define_list.ts";

/** Every list of every domain that is declared. */
export const LISTS = new Declared<AnyList>("lists");
