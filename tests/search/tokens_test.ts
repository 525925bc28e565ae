import assert from "node:assert/strict";
import { looksLikePartNumber, normalPartNumber } from "@/services/epc/part_number.ts";
import { foldedHead, queryOf, tokensOf, wantedOf } from "@/engines/search/tokens.ts";

Deno.test("words are found in lower case without accents, as they stand", () => {
  assert.deepEqual(tokensOf("Brake disc, ventilated 330 × 28"), ["brake", "disc", "ventilated", "330", "28"]);
  assert.deepEqual(tokensOf("Kühlerschlauch ÉTRIER"), ["kuhlerschlauch", "etrier"]);
  assert.deepEqual(tokensOf("Ёлка ё"), ["елка", "е"]);
});

Deno.test("scripts without spaces are found by each character and each two neighbours", () => {
  assert.deepEqual(tokensOf("制动盘"), ["制", "动", "盘", "制动", "动盘"]);
  assert.deepEqual(tokensOf("ブレーキ"), ["ブ", "レ", "ー", "キ", "ブレ", "レー", "ーキ"]);
  assert.deepEqual(tokensOf("브레이크"), ["브", "레", "이", "크", "브레", "레이", "이크"]);
  assert.ok(tokensOf("ผ้าเบรก").includes("เบ"));
});

Deno.test("a change of script parts words", () => {
  assert.deepEqual(tokensOf("EV电池M8"), ["ev", "电", "池", "电池", "m8"]);
});

Deno.test("full-width letters and digits are the same as narrow ones", () => {
  assert.deepEqual(tokensOf("Ｍ８"), tokensOf("M8"));
  assert.equal(normalPartNumber("３４１１ 6872-014"), "34116872014");
});

Deno.test("what is typed in Chinese wants its neighbours, a single character itself", () => {
  assert.deepEqual(wantedOf("制动盘").map((one) => one.token), ["制动", "动盘"]);
  assert.deepEqual(wantedOf("盘").map((one) => one.token), ["盘"]);
  assert.equal(queryOf("制动 pad"), "'制动' & 'pad':*");
});

Deno.test("every part of what is typed is among the lexemes of the text it was typed from", () => {
  for (
    const text of [
      "前制动盘总成",
      "Brake pad set, front",
      "ヘッドランプ左",
      "ไฟหน้า",
      "전조등 조립체",
      "M8 × 16 螺栓",
    ]
  ) {
    const tokens = new Set(tokensOf(text));
    for (const { token } of wantedOf(text)) assert.ok(tokens.has(token), `${token} of ${text}`);
  }
});

Deno.test("nothing to look for is no query", () => {
  assert.equal(queryOf(" --- '!& "), null);
  assert.equal(queryOf("o'ring & !x | (y)"), "'o' & 'ring':* & 'x' & 'y'");
});

Deno.test("a text looks like a part number when it has a digit and no other signs than separators", () => {
  for (const text of ["3411 6872 014", "34-11/6872.014", "a1"]) assert.ok(looksLikePartNumber(text), text);
  for (const text of ["brake", "制动 330", "330 × 28", ""]) assert.ok(!looksLikePartNumber(text), text);
});

Deno.test("measures are found in any writing, ß as ss", () => {
  for (const written of ["M8x60", "m8 X 60", "M8*60", "M8 × 60"]) {
    assert.deepEqual(tokensOf(written).filter((token) => token !== "x"), ["m8", "60"], written);
  }
  assert.deepEqual(tokensOf("650mm"), tokensOf("650 mm"));
  assert.deepEqual(tokensOf("Stoßdämpfer"), tokensOf("Stossdämpfer"));
});

Deno.test("where a part sits is looked for by itself: 前制动盘 is 制动盘，前", () => {
  assert.deepEqual(wantedOf("左前制动盘").map((one) => one.token), ["左", "前", "制动", "动盘"]);
  assert.deepEqual(wantedOf("前轮").map((one) => one.token), ["前轮"]);
});

Deno.test("what a name is a name of ends before its sizes and grades, in any writing, and nowhere else", () => {
  const heads: [name: string, head: string][] = [
    ["Brake fluid DOT 4 LV, 1 l", "brake fluid"],
    ["Coolant -40 °C, 1.5 l", "coolant"],
    ["Getriebeöl E-GO 1", "getriebeol"],
    ["冷却液 -40 °C，1.5 L", "冷却液"],
    ["BRAKE DISC 330X28", "brake disc"],
    ["HEAT PUMP", "heat pump"],
    ["Control unit ABS", "control unit abs"],
    ["LED module, front", "led module"],
    ["M8 nut", "m8 nut"],
    ["12 V battery", "12 v battery"],
    ["Wheel hub with bearing, front", "wheel hub"],
    ["Halter für Scheinwerfer", "halter"],
    ["Set of screws", "set of screws"],
    ["Paar Bremsbeläge", "paar bremsbelage"],
    ["For use with ABS", "for use"],
  ];
  assert.deepEqual(heads.map(([name]) => [name, foldedHead(name)]), heads);
});
