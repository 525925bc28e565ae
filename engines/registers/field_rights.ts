import { may, type Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import type { Register } from "./define_register.ts";
import type { Fields, SeenValues, Values } from "./entry_types.ts";
import type { Field } from "./field_kinds.ts";
import { fieldOf, fieldsOf } from "./shape.ts";
import type { Entry } from "./types.ts";

/** Rule that is broken by giving or asking for a field without its right; a refusal of its own and of fields. */
const HIDDEN = "field-no-right";

type Who = Pick<Ctx, "actor">;

/** Whether whoever acts may see and give a field. The portal itself may all, as it has no rights that could be asked for. */
export function mayUseField({ actor }: Who, { right }: Field): boolean {
  return right === undefined || actor.kind === "system" || may(actor, right);
}

/** Names of the fields that whoever acts has no right to. */
export function hiddenFields(ctx: Who, register: Register): string[] {
  return fieldsOf(register).filter(([, field]) => !mayUseField(ctx, field)).map(([name]) => name);
}

/**
 * A register as whoever acts knows it: the fields that are hidden from them are not there. Whatever reads, narrows, orders, draws or
 * writes a sheet takes this one; what writes entries takes the whole and keeps what is hidden.
 */
export function knownRegister<F extends Fields>(ctx: Who, register: Register<F>): Register<F> {
  const hidden = new Set(hiddenFields(ctx, register));
  if (hidden.size === 0) return register;
  const { order } = register;
  return {
    ...register,
    // Still entries of this register: their hidden values may be missing, which the types of what is read say.
    fields: Object.fromEntries(fieldsOf(register).filter(([name]) => !hidden.has(name))) as unknown as F,
    order: order && hidden.has(order.replace(/^-/, "")) ? undefined : order,
  };
}

/** An entry without what is hidden from whoever acts. */
export function knownEntry<F extends Fields>(
  ctx: Who,
  register: Register<F>,
  entry: Entry<unknown>,
): Entry<SeenValues<F>> {
  const hidden = new Set(hiddenFields(ctx, register));
  const left = <V>(members: Record<string, V>) =>
    Object.fromEntries(Object.entries(members).filter(([name]) => !hidden.has(name)));
  return {
    ...entry,
    values: left(entry.values as Values) as SeenValues<F>,
    labels: left(entry.labels),
  };
}

/** What was given without the hidden fields, and their refusals: they are not even compared with what is there. */
export function givenWithRight(
  ctx: Who,
  register: Register,
  given: Values,
): { given: Values; refused: FieldRefusal[] } {
  const hidden = new Set(hiddenFields(ctx, register));
  const isHidden = (name: string) => hidden.has(name) && given[name] !== undefined;
  return {
    given: Object.fromEntries(Object.entries(given).filter(([name]) => !hidden.has(name))),
    refused: Object.keys(given).filter(isHidden).map((field) => ({ field, rule: HIDDEN })),
  };
}

/** Values with the hidden ones as another entry has them: for one that is taken up again. */
export function keepHidden(ctx: Who, register: Register, values: Values, from: Values): Values {
  const kept = hiddenFields(ctx, register).map((name) => [name, from[name]]);
  return { ...values, ...Object.fromEntries(kept) };
}

/** Refuses `field-no-right` at the parameter for a question about a hidden field. */
export function requireField(ctx: Who, register: Register, name: string, parameter: string): void {
  const field = fieldOf(register, name);
  if (field && !mayUseField(ctx, field)) throw refuse(HIDDEN, {}, [{ field: parameter, rule: HIDDEN }]);
}

/** Rights of the fields of some registers, each once: they can be given to roles. */
export function fieldRights(registers: readonly Register[]): Right[] {
  const all = registers.flatMap((register) => fieldsOf(register).map(([, { right }]) => right));
  return [...new Set(all.filter((right) => right !== undefined))];
}
