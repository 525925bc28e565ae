import { may } from "@/kernel/access/rights.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import { REGISTERS } from "./registers.ts";
import { rightOf } from "./define_register.ts";
import { mayUseField } from "./field_rights.ts";
import { fieldsOf } from "./shape.ts";

/** Whether a use of a file stands in an entry of a register that the actor may view. */
export function mayReadEntryFile(actor: Actor, use: string): boolean {
  return REGISTERS.all.some((register) =>
    may(actor, rightOf(register, "view")) &&
    fieldsOf(register).some(([, field]) =>
      (field.kind === "file" || field.kind === "image") && field.use === use && mayUseField({ actor }, field)
    )
  );
}
