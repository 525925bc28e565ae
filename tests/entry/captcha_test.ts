import assert from "node:assert/strict";
import sharp from "sharp";
import { newCode, newSlide, requireCaptcha } from "@/services/entry/captcha.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

const TONE = {
  dark: false,
  ground: "#F8F9FA",
  face: "#FFFFFF",
  ink: "#12161C",
  inner: "#626C7A",
  accent: "#1450B8",
};

Deno.test("a picture is answered once, within two minutes, up to five pixels off", async () => {
  await using portal = await openTestPortal();
  const answerOf = async (id: string) =>
    Number((await portal.sql`select answer from captchas where id = ${id}`)[0]!.answer);
  const tries: [off: number, refusal: string | null][] = [
    [0, null],
    [5, null],
    [-5, null],
    [6, "captcha-wrong"],
    [-6, "captcha-wrong"],
  ];
  for (const [off, refusal] of tries) {
    const puzzle = await newSlide(portal.ctx, TONE);
    const answer = String(await answerOf(puzzle.captchaId) + off);
    const first = await refusalOf(requireCaptcha(portal.ctx, puzzle.captchaId, answer));
    assert.equal(first?.key ?? null, refusal, `${off} px off`);
    const again = await refusalOf(requireCaptcha(portal.ctx, puzzle.captchaId, answer));
    assert.equal(again?.key, "captcha-expired", "used up, right or wrong");
  }
  const late = await newSlide(portal.ctx, TONE);
  const answer = String(await answerOf(late.captchaId));
  portal.pass(2.1);
  await assertRefused(requireCaptcha(portal.ctx, late.captchaId, answer), "captcha-expired");
});

Deno.test("the code as text is taken in any case, once", async () => {
  await using portal = await openTestPortal();
  const { captchaId, code } = await newCode(portal.ctx);
  assert.match(code, /^[A-Z2-9]{6}$/);
  assert.equal(await refusalOf(requireCaptcha(portal.ctx, captchaId, ` ${code.toLowerCase()} `)), null);
  await assertRefused(requireCaptcha(portal.ctx, captchaId, code), "captcha-expired");
  const other = await newCode(portal.ctx);
  await assertRefused(requireCaptcha(portal.ctx, other.captchaId, "WRONG1"), "captcha-wrong");
});

Deno.test("two answers at one moment use one captcha once", async () => {
  await using portal = await openTestPortal();
  const { captchaId, code } = await newCode(portal.ctx);
  const answers = await Promise.all(
    [1, 2, 3].map(() => refusalOf(requireCaptcha(portal.ctx, captchaId, code))),
  );
  assert.equal(answers.filter((answer) => answer === null).length, 1);
});

Deno.test("the piece fits the gap: drawn there, the picture is whole", async () => {
  await using portal = await openTestPortal();
  const puzzle = await newSlide(portal.ctx, TONE);
  const bytes = (address: string) => Uint8Array.fromBase64(address.slice(address.indexOf(",") + 1));
  const picture = await sharp(bytes(puzzle.picture)).metadata();
  const piece = await sharp(bytes(puzzle.piece)).metadata();
  assert.deepEqual([picture.width, picture.height], [puzzle.width * 2, puzzle.height * 2]);
  assert.deepEqual([piece.width, piece.height], [puzzle.pieceWidth * 2, puzzle.pieceHeight * 2]);
  const [row] = await portal.sql`select answer from captchas where id = ${puzzle.captchaId}`;
  const left = Number(row!.answer);
  assert.ok(left >= 96 && left + puzzle.pieceWidth <= puzzle.width, `gap at ${left}`);
  // The gap is darker than the sheet around it: the middle of its body is grey.
  const { data, info } = await sharp(bytes(puzzle.picture)).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const grey = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  const inGap: number[] = [];
  for (let y = 20; y < 50; y++) {
    for (let x = 4; x < 36; x++) inGap.push(grey((left + x) * 2, (puzzle.top + y) * 2));
  }
  const middle = inGap.sort((a, b) => a - b)[Math.floor(inGap.length / 2)]!;
  assert.ok(middle > 160 && middle < 215, `grey of the gap: ${middle}`);
});

Deno.test("the answer of a picture does not leave the server", async () => {
  await using portal = await openTestPortal();
  const puzzle = await newSlide(portal.ctx, TONE);
  assert.deepEqual(Object.keys(puzzle).sort(), [
    "captchaId",
    "expiresAt",
    "height",
    "picture",
    "piece",
    "pieceHeight",
    "pieceWidth",
    "top",
    "width",
  ]);
});

Deno.test("a login without a right captcha is refused before the password is looked at", async () => {
  await using portal = await openTestPortal();
  const captcha = { id: crypto.randomUUID(), answer: "120" };
  const refused = await refusalOf(
    login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026", captcha })),
  );
  assert.equal(refused?.key, "captcha-expired");
  assert.equal((await portal.sql`select 1 from login_tries`).length, 0);
  const { captchaId, code } = await newCode(portal.ctx);
  const done = await login(
    portal.ctx,
    loginAs("store-manager", { captcha: { id: captchaId, answer: code } }),
  );
  assert.equal(done.userCode, "store-manager");
});
