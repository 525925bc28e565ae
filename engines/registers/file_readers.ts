import { may } from "@/kernel/access/rights.ts";
import type { UseReader } from "../files/readers.ts";
import { type Register, rightOf } from "./define_register.ts";
import { mayUseField } from "./field_rights.ts";
import { fieldsOf } from "./shape.ts";

/** Who may read the files of a register's fields, by kind of use: whoever may view the register, and see the field. */
export function registerReaders(register: Register): (readonly [kind: string, reader: UseReader])[] {
  return fieldsOf(register).flatMap(([, field]) => {
    if (field.kind !== "file" && field.kind !== "image") return [];
    const reader: UseReader = ({ actor }) =>
      may(actor, rightOf(register, "view")) && mayUseField({ actor }, field);
    return [[field.use, reader] as const];
  });
}
