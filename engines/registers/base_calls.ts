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
