import assert from "node:assert/strict";
import { CsvFault, readCsv } from "@/services/catalogue_data/format/read_csv.ts";
import { csvRow } from "@/services/catalogue_data/format/write_csv.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function rowsOf(text: string): Promise<string[][]> {
  return await Array.fromAsync(readCsv(ReadableStream.from([bytes(text)])));
}

Deno.test("a text that a spreadsheet would take for a formula is written as text, and read as it was", async () => {
  const formulas = [
    "=1+1",
    "@SUM(A1)",
    "+49 30 1",
    "-",
    "-a",
    "- cover",
    "\t=1",
    "'=1",
    "''-x",
    "=cmd|' /C calc'!A0",
  ];
  for (const text of formulas) {
    const written = csvRow([text, "x"]);
    assert.doesNotMatch(written, /^"?[=+\-@\t]/, text);
    assert.deepEqual(await rowsOf(`a,b\r\n${written}`), [["a", "b"], [text, "x"]]);
  }
  const others = ["-5", "+3.25", "-0.5", "'s", "'", "a=b", "5Q0-615", "\u00e9", "2026-11-23"];
  for (const text of others) {
    assert.equal(csvRow([text, "x"]), `${text},x\r\n`);
    assert.deepEqual(await rowsOf(`a,b\r\n${text},x\r\n`), [["a", "b"], [text, "x"]]);
  }
});

Deno.test("a file whose first line does not end is given up, and not gathered", async () => {
  let taken = 0;
  async function* endless() {
    for (; taken < 1000; taken++) yield await Promise.resolve(bytes("x,".repeat(32 * 1024)));
  }
  const read = Array.fromAsync(readCsv(endless()));
  await assert.rejects(read, (error) => error instanceof CsvFault && error.rule === "unreadable");
  assert.ok(taken < 20, `${taken} pieces of 64 KB`);
});
