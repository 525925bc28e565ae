import { may } from "@/kernel/access/rights.ts";
import type { User } from "@/kernel/access/user.ts";
import { REGISTERS } from "./registers.ts";
import { rightOf } from "./define_register.ts";
import { fieldsOf } from "./shape.ts";

/** Whether a use of a file stands in an entry of a register that the user may view. */
export function mayReadEntryFile(user: User | null, use: string): boolean {
  return REGISTERS.all.some((register) =>
    may(user, rightOf(register, "view")) &&
    fieldsOf(register).some(([, field]) =>
      (field.kind === "file" || field.kind === "image") && field.use === use
    )
  );
}
