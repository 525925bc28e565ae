import type { JsonSchema } from "@/services/event_catalogue/data_schema.ts";

// deno-lint-ignore no-explicit-any -- JSON schema as zod writes it
type Schema = any;

/** What must stay as it is. */
const SAME = ["format", "pattern", "const"];

/**
 * Where a schema breaks readers of an older one, each place in a sentence: a member that is gone or optional, another type or form, a
 * value of a list that is gone, null where there was none. Members, values and tighter limits may be added.
 */
export function breaches(before: JsonSchema, after: JsonSchema, at = "data"): string[] {
  const [old, now] = [before as Schema, after as Schema];
  if (old.anyOf || now.anyOf) return branchBreaches(old, now, at);
  const found = typeBreaches([old.type ?? []].flat(), [now.type ?? []].flat(), at);
  for (const name of SAME) {
    if (JSON.stringify(old[name]) !== JSON.stringify(now[name])) {
      found.push(`${at}: ${name} ${JSON.stringify(old[name])} became ${JSON.stringify(now[name])}`);
    }
  }
  for (const value of old.enum ?? []) {
    if (!now.enum?.includes(value)) found.push(`${at}: ${JSON.stringify(value)} is no value any more`);
  }
  for (const [name, member] of Object.entries<Schema>(old.properties ?? {})) {
    const path = `${at}.${name}`;
    if (!now.properties?.[name]) found.push(`${path} is gone`);
    else {
      if (old.required?.includes(name) && !now.required?.includes(name)) found.push(`${path} is optional`);
      found.push(...breaches(member, now.properties[name], path));
    }
  }
  if (old.items) found.push(...breaches(old.items, now.items ?? {}, `${at}[]`));
  if (typeof old.additionalProperties === "object") {
    found.push(...breaches(old.additionalProperties, now.additionalProperties ?? {}, `${at}.*`));
  }
  return found;
}

/** A type that comes in is one that readers do not know, null among them; null alone may go. */
function typeBreaches(before: readonly string[], after: readonly string[], at: string): string[] {
  return [
    ...after.filter((type) => !before.includes(type)).map((type) => `${at}: may be ${type} now`),
    ...before.filter((type) => type !== "null" && !after.includes(type)).map((type) =>
      `${at}: is ${type} no more`
    ),
  ];
}

/** Each branch of now must be one that there was: a null that comes in is a value that readers do not know. */
function branchBreaches(old: Schema, now: Schema, at: string): string[] {
  const before: Schema[] = old.anyOf ?? [old], after: Schema[] = now.anyOf ?? [now];
  const typesOf = (branches: Schema[]): string[] => branches.flatMap((one) => one.type ?? []);
  const fits = (one: Schema, other: Schema) => `${one.type}` === `${other.type}`;
  return [
    ...typeBreaches(typesOf(before), typesOf(after), at),
    ...before.flatMap((one) => {
      const other = after.find((candidate) => fits(one, candidate));
      return other ? breaches(one, other, at) : [];
    }),
  ];
}
