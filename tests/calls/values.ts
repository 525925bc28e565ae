import type { Chance } from "./chance.ts";
import { HOSTILE } from "./hostile_values.ts";

/** JSON Schema as the description of calls has it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  $ref?: string;
}

/** What a value is made with: chance, and texts that answers had, by the name under which they stood. */
export interface Makings {
  chance: Chance;
  seen: Seen;
}

const NAMED_MOST = 40;

/** Values out of answers, so that calls get beyond 'there is no such thing'. */
export class Seen {
  #byName = new Map<string, unknown[]>();

  /** Notes the texts and numbers of an answer. */
  note(answer: unknown, name = ""): void {
    if (Array.isArray(answer)) answer.slice(0, 5).forEach((one) => this.note(one, name));
    else if (answer && typeof answer === "object") {
      for (const [member, value] of Object.entries(answer)) this.note(value, member);
    } else if (typeof answer === "number" || (typeof answer === "string" && answer.length < 200)) {
      const there = this.#byName.get(name) ?? [];
      if (!there.includes(answer) && there.length < NAMED_MOST) this.#byName.set(name, [...there, answer]);
    }
  }

  /** A value that stood under such a name, or under one that ends like it; undefined when there was none. */
  like(name: string, chance: Chance): unknown {
    const own = this.#byName.get(name);
    if (own) return chance.pick(own);
    const alike = [...this.#byName].filter(([other]) => isAlike(name, other));
    return alike.length > 0 ? chance.pick(chance.pick(alike)[1]) : undefined;
  }
}

/** `code` is like `partCode`, `entries` like `entry`, `id` like `fileId`. */
function isAlike(name: string, other: string): boolean {
  const [one, two] = [name.toLowerCase().replace(/s$/, ""), other.toLowerCase()];
  return one.length > 1 && two.length > 1 && (two.endsWith(one) || one.endsWith(two));
}

/** A value that mostly keeps to its schema. `hostile`: how often it does not. */
export function valueOf(
  schema: Schema | undefined,
  name: string,
  makings: Makings,
  hostile: number,
): unknown {
  const { chance, seen } = makings;
  if (!schema || chance.often(hostile)) return chance.pick(HOSTILE);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(chance.pick(choices), name, makings, hostile);
  if (schema.allOf) return valueOf(schema.allOf[0], name, makings, hostile);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  if (type === "object") return objectOf(schema, makings, hostile);
  if (type === "array") {
    const count = chance.often(0.1) ? 0 : chance.whole(schema.minItems ?? 1, (schema.minItems ?? 1) + 2);
    return Array.from({ length: count }, () => valueOf(schema.items, name, makings, hostile));
  }
  if (type === "boolean") return chance.often(0.5);
  if (type === "null") return null;
  if (chance.often(0.7)) {
    const known = seen.like(name, chance);
    if (known !== undefined) return type === "string" ? String(known) : known;
  }
  if (type === "integer" || type === "number") return numberOf(schema, type, chance);
  return textOf(schema, chance);
}

/** An object with what it needs, some of what it may have, and now and then what it has not. */
export function objectOf(
  schema: Schema,
  makings: Makings,
  hostile: number,
): Record<string, unknown> {
  const { chance } = makings;
  const made: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const share = schema.required?.includes(name) ? 1 - hostile / 2 : 0.4;
    if (chance.often(share)) made[name] = valueOf(member, name, makings, hostile);
  }
  if (typeof schema.additionalProperties === "object") {
    const name = valueOf(schema.propertyNames ?? { type: "string" }, "lang", makings, hostile);
    made[String(name)] = valueOf(schema.additionalProperties, String(name), makings, hostile);
  }
  if (chance.often(hostile / 2)) made[String(chance.pick(HOSTILE))] = chance.pick(HOSTILE);
  return made;
}

function numberOf({ minimum, maximum }: Schema, type: string, chance: Chance): number {
  const least = Math.max(minimum ?? 0, -1e6), most = Math.min(maximum ?? 1000, 1e6);
  if (chance.often(0.2)) {
    return chance.pick([minimum ?? 0, maximum ?? 1, (maximum ?? 1) + 1, (minimum ?? 0) - 1]);
  }
  const whole = chance.whole(Math.ceil(least), Math.max(Math.ceil(least), Math.floor(most)));
  return type === "integer" ? whole : whole + 0.25;
}

const FORMATS: Record<string, readonly string[]> = {
  "date": ["2026-01-31", "2024-02-29"],
  "date-time": ["2026-01-31T08:00:00Z", "2026-01-31T08:00:00.123Z"],
  "uuid": ["0197d3c2-0000-7000-8000-000000000001"],
  "email": ["somebody@example.com"],
  "uri": ["https://example.com/x"],
};

function textOf(schema: Schema, chance: Chance): string {
  const { format, minLength = 0, maxLength = longestBetweenSpace(schema) ?? 60 } = schema;
  const known = format ? FORMATS[format] : undefined;
  if (known) return chance.pick(known);
  const length = chance.often(0.1)
    ? maxLength + 1
    : chance.whole(minLength, Math.min(maxLength, minLength + 12));
  return Array.from({ length }, () => chance.pick([..."abcXYZ 0189-_.盘ß"])).join("");
}

/** The longest text by a pattern that allows space around it (edge/describe_trimmed.ts). */
function longestBetweenSpace({ pattern = "" }: Schema): number | undefined {
  const [, first, last] = /^\^\\s\*(\\S)?\[\\s\\S\]\{\d+,(\d+)\}/.exec(pattern) ?? [];
  return last === undefined ? undefined : Number(last) + (first ? 1 : 0);
}
