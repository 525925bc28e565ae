import type { Schema } from "@/engines/answers/described.ts";
import { defOf, type Type } from "./type_def.ts";

const SPACE = "\\s*";

/**
 * Says of a text whose white space at both ends is taken away before it is looked at what is true of it as it is sent: pattern and
 * lengths hold for what stands between that space. A length becomes a pattern, as no word of JSON Schema counts a part of a text.
 */
export function describeTrimmed(type: Type, schema: Schema): void {
  const def = defOf(type);
  if (isTrimmedText(type)) {
    boundBetweenSpace(schema);
    if (typeof schema.pattern === "string") schema.pattern = betweenSpace(schema.pattern);
  } else if (def.type === "pipe" && isTrimmedText(def.in!)) {
    // What the trimmed text is held to afterwards, such as the form of a mail address.
    const { pattern } = defOf(def.out!);
    if (pattern) addPattern(schema, betweenSpace(pattern.source));
  }
}

function isTrimmedText(type: Type): boolean {
  const { type: kind, checks = [] } = defOf(type);
  return kind === "string" &&
    checks.some(({ _zod: { def } }) => def.check === "overwrite" && def.tx!(" a b\n") === "a b");
}

function boundBetweenSpace(schema: Schema): void {
  const { minLength: least = 0, maxLength: most } = schema as { minLength?: number; maxLength?: number };
  if (least === 0 && most === undefined) return;
  delete schema.minLength;
  delete schema.maxLength;
  const pattern = schema.pattern;
  delete schema.pattern;
  if (typeof pattern === "string") addPattern(schema, betweenSpace(pattern));
  addPattern(schema, betweenSpace(ofLength(least, most)));
  const bounds = [
    ...(least > 1 ? [`at least ${least}`] : []),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ];
  const told = `${
    bounds.length > 0 ? `${bounds.join(" and ")} characters` : "not empty"
  } without the space around it`;
  schema.description = schema.description === undefined ? told : `${schema.description}; ${told}`;
}

/** A text of so many characters; the first and the last are none of the space around it where it must have them. */
function ofLength(least: number, most: number | undefined): string {
  const upTo = (taken: number) => `{${Math.max(0, least - taken)},${most === undefined ? "" : most - taken}}`;
  if (least === 0) return `^[\\s\\S]${upTo(0)}$`;
  return least === 1 ? `^\\S[\\s\\S]${upTo(1)}$` : `^\\S[\\s\\S]${upTo(2)}\\S$`;
}

/** The pattern of a whole text with space around it; one that is already such stays. */
function betweenSpace(pattern: string): string {
  if (pattern.startsWith(`^${SPACE}`)) return pattern;
  const [, body] = /^\^([^]*)\$$/.exec(pattern) ?? [];
  if (body === undefined) {
    throw new Error(`a trimmed text is described by whole patterns (^...$): ${pattern}`);
  }
  return `^${SPACE}${body.includes("|") ? `(?:${body})` : body}${SPACE}$`;
}

function addPattern(schema: Schema, pattern: string): void {
  if (schema.pattern === undefined) schema.pattern = pattern;
  else schema.allOf = [...schema.allOf as Schema[] | undefined ?? [], { type: "string", pattern }];
}
