import type { Ctx } from "@/kernel/ctx.ts";
import { addressKey } from "@/kernel/access/address_key.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { enforceRates } from "@/kernel/access/rate_limit.ts";
import type { SlideTone } from "./captcha_drawing.ts";
import { drawSlide, gapPlaces } from "./captcha_picture.ts";

/** Letters and digits of the code as text; those that look alike are left out. */
const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;

/** A picture with a gap and the piece that belongs into it, both as `data:` addresses of PNG, with their places in px. */
export interface SlidePuzzle {
  captchaId: string;
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  /** Where the piece stands from the top; where it belongs from the left is known to the server alone. */
  top: number;
  expiresAt: string;
}

/** A code shown as real text, to be copied or typed (WCAG 2.2, 3.3.8: no test of memory or dexterity). */
export interface TextCode {
  captchaId: string;
  code: string;
  expiresAt: string;
}

/** Draws a new picture for slide-to-verify: 2 minutes, single use, the answer stays here. */
export async function newSlide(ctx: Ctx, tone: SlideTone): Promise<SlidePuzzle> {
  await allow(ctx);
  const places = gapPlaces(ctx.randomBytes);
  const drawn = await drawSlide(places, tone);
  const { captchaId, expiresAt } = await keep(ctx, "slide", String(places.left));
  return { captchaId, ...drawn, top: places.top, expiresAt };
}

/** A new code as text: the way without dragging and without script. */
export async function newCode(ctx: Ctx): Promise<TextCode> {
  await allow(ctx);
  const code = [...ctx.randomBytes(CODE_LENGTH)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .join("");
  return { ...await keep(ctx, "code", code), code };
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

async function allow(ctx: Ctx): Promise<void> {
  if (!ctx.address) return;
  await enforceRates(ctx, [
    {
      bucket: "captcha-address",
      key: addressKey(ctx.address),
      perMinute: LIMITS.captchasPerAddressPerMinute,
    },
  ]);
}

async function keep(
  ctx: Ctx,
  kind: "slide" | "code",
  answer: string,
): Promise<{ captchaId: string; expiresAt: string }> {
  const now = ctx.clock();
  const expiresAt = new Date(now.getTime() + LIMITS.captchaSeconds * 1000);
  const captchaId = ctx.newId();
  await ctx.sql`
    with gone as (
      delete from captchas where expires_at < ${now}
    )
    insert into captchas ${ctx.sql({ id: captchaId, kind, answer, expiresAt })}`;
  return { captchaId, expiresAt: expiresAt.toISOString() };
}
