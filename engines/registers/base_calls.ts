import type { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import { type Register, type RegisterWrite, rightOf } from "./define_register.ts";

// deno-lint-ignore no-explicit-any -- made of the fields of each register: no types of their own
export type RegisterCall = Call<any, any>;

/** What all calls of a register share: `power types` in the reference. */
export function callOf(register: Register, action: RegisterWrite | "view") {
  return {
    need: rightOf(register, action),
    rightTitle: `right.register.${action}`,
    ...(register.asksAgain && action !== "view" ? { asksAgain: true } : {}),
    tag: groupOf(register.noun[1]),
  };
}

/** What a call takes and answers. */
interface Schemas {
  input: () => z.ZodObject;
  output: () => z.ZodType;
}

/**
 * The call with its schemas, each made when it is first asked for: registers have hundreds of them, which took a sixth of the time that
 * loading the declarations takes, and a process needs few.
 */
export function withSchemas(
  call: Omit<RegisterCall, keyof Schemas>,
  { input, output }: Schemas,
): RegisterCall {
  return Object.defineProperties(call, { input: madeLate(input), output: madeLate(output) }) as RegisterCall;
}

function madeLate<T>(make: () => T): PropertyDescriptor {
  let made: T | undefined;
  return { enumerable: true, get: () => made ??= make() };
}
