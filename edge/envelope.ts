import type { Ctx } from "@/kernel/ctx.ts";
import { REFUSALS } from "@/kernel/refusals/catalogue.ts";
import type { FieldRefusal, Refusal } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { FieldError } from "./flash.ts";

/** What every JSON call answers (specification section 3, response envelope). */
export interface Envelope<T = unknown> {
  code: number | string;
  data: T;
  msg: string;
}

/** A success with its data. */
export function success<T>(data: T, msg = ""): Envelope<T> {
  return { code: 200, data, msg };
}

/** A refusal in the reader's language: its code, sentence and refused fields. */
export function refused(ctx: Pick<Ctx, "t">, refusal: Refusal): { envelope: Envelope; http: number } {
  const { code, http } = REFUSALS[refusal.key];
  const errors = refusal.fields.map((field) => fieldErrorOf(ctx, field));
  return { envelope: { code, data: { ...refusal.data, errors }, msg: sentenceOf(ctx, refusal) }, http };
}

function fieldErrorOf(ctx: Pick<Ctx, "t">, field: FieldRefusal): FieldError {
  const key = field.rule in REFUSALS ? `refusal.${field.rule}` : field.rule;
  return { field: field.field, rule: field.rule, message: ctx.t(key, field.params) };
}

/** When to come back after 503, seconds: what is away is looked for again and again. */
export const RETRY_AFTER = "5";

/** An envelope as a response. `429` tells when to come back (specification section 8: one minute), and so does `503`. */
export function json(envelope: Envelope, http: number): Response {
  const headers = new Headers({
    "content-type": "application/json; charset=UTF-8",
    "cache-control": "no-store",
  });
  if (http === 429) headers.set("retry-after", "60");
  if (http === 503) headers.set("retry-after", RETRY_AFTER);
  return new Response(JSON.stringify(envelope), { status: http, headers });
}
