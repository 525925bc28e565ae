import assert from "node:assert/strict";
import { ownMs } from "@/bench/web/own_time.ts";
import { cleanName } from "@/engines/files/clean_name.ts";

Deno.test("a name is kept without folders, dots and blanks at its ends, and signs that systems refuse", () => {
  assert.equal(cleanName("C:\\fakepath\\ . a<b>:\t c.pdf . "), "a_b__ c.pdf");
  assert.equal(cleanName("../../etc/passwd"), "passwd");
  assert.equal(cleanName(" .. "), "");
});

Deno.test("a name of one long row of dots is read in time with its length", () => {
  const began = ownMs();
  assert.equal(cleanName(`a${".".repeat(300_000)}b.png`).length, 200);
  assert.ok(ownMs() - began < 2000, "its square would be minutes");
});
