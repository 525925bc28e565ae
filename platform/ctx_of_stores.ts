import type { Ctx, CtxParts } from "@/kernel/ctx.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { systemCtx } from "./base_data.ts";
import { peopleSourceOf } from "./push/people_source.ts";
import type { Stores } from "./stores.ts";

/** Makes contexts of the program itself on the stores of a process: for its start, for events, long work and jobs alike. */
export function ctxOfStores(
  { config, sql, files, scanner, secrets, signals, clock }: Stores,
  dictionaries: Dictionaries,
): (parts?: Partial<CtxParts>) => Ctx {
  const outside = {
    people: peopleSourceOf(config),
    files,
    scanner,
    secrets,
    retention: config.retention,
    signal: signals.signal,
    clock: clock.now,
  };
  return (parts = {}) => systemCtx(sql, dictionaries, { ...outside, ...parts });
}
