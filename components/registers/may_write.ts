import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Register, type RegisterWrite, rightOf } from "@/engines/registers/define_register.ts";
import { writesOf } from "@/engines/registers/write_entry.ts";

/** What the reader may do with a register: what it offers and they have the right to. */
export type MayWrite = Readonly<Record<RegisterWrite, boolean>>;

/** Works it out once a page. */
export function mayWrite(ctx: Ctx, register: Register): MayWrite {
  const writes = writesOf(register);
  const of = (action: RegisterWrite) => writes.includes(action) && may(ctx.actor, rightOf(register, action));
  return { add: of("add"), edit: of("edit"), delete: of("delete"), import: of("import") };
}
