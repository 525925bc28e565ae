import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { addressKey } from "@/kernel/access/address_key.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { countHits, enforceRates, overRate, type Rate } from "@/kernel/access/rate_limit.ts";
import type { SlideTone } from "./captcha_drawing.ts";
import { drawSlide, gapPlaces } from "./captcha_picture.ts";

/** Letters and digits of the code as text; those that look alike are left out. */
const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;

export const slidePuzzle = z.object({
  captchaId: z.string(),
  picture: z.string().describe("data: address of a PNG"),
  piece: z.string().describe("data: address of a PNG"),
  width: z.int(),
  height: z.int(),
  pieceWidth: z.int(),
  pieceHeight: z.int(),
  /** Where it belongs from the left is known to the server alone. */
  top: z.int().describe("of the piece, px"),
  expiresAt: z.iso.datetime(),
});
/** A picture with a gap and the piece that belongs into it, with their places in px. */
export type SlidePuzzle = z.infer<typeof slidePuzzle>;

export const textCode = z.object({ captchaId: z.string(), code: z.string(), expiresAt: z.iso.datetime() });
/** A code shown as real text, to be copied or typed (WCAG 2.2, 3.3.8: no test of memory or dexterity). */
export type TextCode = z.infer<typeof textCode>;

/** Draws a new picture for slide-to-verify: 2 minutes, single use, the answer stays here. */
export async function newSlide(ctx: Ctx, tone: SlideTone): Promise<SlidePuzzle> {
  const rate = rateOf(ctx);
  await enforceRates(ctx, rate ? [rate] : []);
  const places = gapPlaces(ctx.randomBytes);
  const drawn = await drawSlide(places, tone);
  const { captchaId, expiresAt } = await keep(ctx, "slide", String(places.left), null);
  return { captchaId, ...drawn, top: places.top, expiresAt };
}

/** A new code as text: the way without dragging and without script. */
export async function newCode(ctx: Ctx): Promise<TextCode> {
  const code = [...ctx.randomBytes(CODE_LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .join("");
  return { ...await keep(ctx, "code", code, rateOf(ctx)), code };
}

/**
 * Checks an answer and uses the captcha up, right or wrong. Refuses `captcha-expired` for one that is gone, used or too
 * old and `captcha-wrong` for an answer that is off: more than 5 px for a slide.
 */
export async function requireCaptcha(ctx: Ctx, captchaId: string, answer: string): Promise<void> {
  const expired = () => refuseField("captcha", "captcha-expired");
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(captchaId)) throw expired();
  const [row] = await ctx.sql<{ kind: "slide" | "code"; answer: string; expiresAt: Date }[]>`
    delete from captchas
    where id = ${captchaId}
    returning kind, answer, expires_at`;
  if (!row || row.expiresAt < ctx.clock()) throw expired();
  const right = row.kind === "code"
    ? answer.replace(/\s/g, "").toUpperCase() === row.answer
    : /^\d+(\.\d+)?$/.test(answer.trim()) &&
      Math.abs(Number(answer) - Number(row.answer)) <= LIMITS.captchaTolerancePx;
  if (!right) throw refuseField("captcha", "captcha-wrong");
}

/** The rate at which an address is given captchas; without an address there is none. */
function rateOf({ address }: Ctx): Rate | null {
  if (!address) return null;
  return {
    bucket: "captcha-address",
    key: addressKey(address),
    perMinute: LIMITS.captchasPerAddressPerMinute,
  };
}

/** @param rate counted in the same statement, which keeps nothing once it is over; null: it was counted before, or there is none */
async function keep(
  ctx: Ctx,
  kind: "slide" | "code",
  answer: string,
  rate: Rate | null,
): Promise<{ captchaId: string; expiresAt: string }> {
  const { sql } = ctx;
  const now = ctx.clock();
  const expiresAt = new Date(now.getTime() + LIMITS.captchaSeconds * 1000);
  const captchaId = ctx.newId();
  const kept = await sql`
    with gone as (
      delete from captchas where expires_at < ${now}
    )
    ${rate ? sql`, counted as (${countHits(ctx, [rate])})` : sql``}
    insert into captchas (id, kind, answer, expires_at)
    select ${captchaId}::uuid, ${kind}, ${answer}, ${expiresAt}::timestamptz
    ${rate ? sql`where not exists (select from counted where hits > ${rate.perMinute})` : sql``}
    returning id`;
  if (rate && kept.length === 0) throw overRate(rate);
  return { captchaId, expiresAt: expiresAt.toISOString() };
}
