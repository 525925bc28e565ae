import { may } from "@/kernel/access/rights.ts";
import type { UseReader } from "../files/readers.ts";
import { type Register, rightOf } from "./define_register.ts";
import { fieldsOf } from "./shape.ts";

/** Who may read the files of a register's fields, by kind of use: whoever may view the register. */
export function registerReaders(register: Register): (readonly [kind: string, reader: UseReader])[] {
  const reader: UseReader = ({ actor }) => may(actor, rightOf(register, "view"));
  return fieldsOf(register).flatMap(([, field]) =>
    field.kind === "file" || field.kind === "image" ? [[field.use, reader] as const] : []
  );
}
