import assert from "node:assert/strict";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { Pool } from "@/kernel/ctx.ts";
import { filmSample } from "../files/media_samples.ts";
import type { BreakingLine } from "./breaking_line.ts";

/** A phone beside the page's own browser, with a microphone. */
export async function phoneOf(page: Page): Promise<BrowserContext> {
  return await page.context().browser()!.newContext({
    permissions: ["microphone"],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  });
}

/** A film of so many bytes: a short one, with nothing behind it, as the form of MP4 allows. */
async function largeFilm(bytes: number): Promise<string> {
  const path = await Deno.makeTempFile({ suffix: ".mp4" });
  const film = await filmSample({ width: 640, height: 360, seconds: 2 });
  const size = bytes - film.length;
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, size);
  head.set(new TextEncoder().encode("free"), 4);
  using file = await Deno.open(path, { write: true });
  for (const piece of [film, head]) await file.write(piece);
  await file.truncate(bytes);
  return path;
}

/**
 * Gives a film to a field whose line breaks in the middle, again and again, and waits until it is there: gone on with after each break, not begun anew.
 *
 * @param section that the field stands in
 * @param input its file input, by the camera or not
 */
export async function sendFilm(
  { section, input, line, sql, bytes, breaks }: {
    section: Locator;
    input: string;
    line: BreakingLine;
    sql: Pool;
    bytes: number;
    breaks: number;
  },
): Promise<void> {
  const path = await largeFilm(bytes);
  const row = (state: string) => section.locator(`.upload-row[data-state=${state}]`);
  const apart = bytes / (breaks + 1);
  let broken = line.breakAfter(apart);
  await section.locator(input).setInputFiles(path);
  for (let nth = 1; nth <= breaks; nth++) {
    await broken;
    await row("retrying").waitFor();
    if (nth < breaks) broken = line.breakAfter(apart);
    line.mend();
  }
  await row("done").waitFor({ timeout: 120_000 });
  await Deno.remove(path);
  const went = await sql<{ size: number }[]>`select size from uploads where size = ${bytes}`;
  assert.equal(went.length, 1, "it went on, it did not begin anew");
}

/** Waits until the draft has so many attachments, as it is saved by itself. */
export async function attached(sql: Pool, id: string, count: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const there = await sql`
      select from document_attachments a join document_revisions r on r.id = a.revision_id where r.document_id = ${id}`;
    if (there.length === count) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the draft has not ${count} attachments`);
}
