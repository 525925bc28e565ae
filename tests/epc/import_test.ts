import assert from "node:assert/strict";
import { SYSTEM } from "@/kernel/access/actor.ts";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { cartSummary, readCart } from "@/services/orders/cart.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { importCart } from "@/services/orders/import_cart.ts";
import { cartTemplate, readPastedRows, readXlsxRows } from "@/services/orders/read_rows.ts";
import { openCatalogue, part, refusalOf, vehicle } from "./catalogue_builder.ts";

async function xlsx(rows: (string | number | null)[][]): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: "Parts", rows }] });
  return new File([new Uint8Array(bytes)], "parts.xlsx");
}

Deno.test("pasted rows are read by tabs, semicolons, commas, two spaces or a times sign", () => {
  const text = "3411 6872 014\t2\tleft\tLVAE\r\n\nA1;3\nB1, 4, note\nC1  5\nD1 × 6\n3411 6888 459";
  assert.deepEqual(
    readPastedRows(text).map((row) => [row.row, row.partNumber, row.quantity, row.note, row.vin]),
    [
      [1, "3411 6872 014", "2", "left", "LVAE"],
      [3, "A1", "3", "", ""],
      [4, "B1", "4", "note", ""],
      [5, "C1", "5", "", ""],
      [6, "D1", "6", "", ""],
      [7, "3411 6888 459", "", "", ""],
    ],
  );
});

Deno.test("what parts the first cell of a line parts all of it, so that a note keeps its commas", () => {
  const text = "A1;2;left side, with paste\nA1\t2\tleft; with paste, twice\nA1，2，左侧；涂膏";
  assert.deepEqual(
    readPastedRows(text).map(({ note, vin }) => [note, vin]),
    [["left side, with paste", ""], ["left; with paste, twice", ""], ["左侧；涂膏", ""]],
  );
});

Deno.test("good rows go into the cart, rows of one part add up, no quantity is one pack", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1", packQuantity: 10 });
  const vin = await vehicle(catalogue);
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  const rows = readPastedRows(`A1;2\na-1;3\nB1\nA1;1;hood;${vin.slice(-8)}`);
  assert.deepEqual(await importCart(catalogue.ctx, rows), { imported: 3, left: [] });
  const { lines } = await readCart(catalogue.ctx);
  assert.deepEqual(lines.map((line) => [line.partNumber, line.quantity, line.vin, line.note]), [
    ["A1", 6, null, ""],
    ["B1", 10, null, ""],
    ["A1", 1, vin, "hood"],
  ]);
});

Deno.test("every bad row is told with its number and nothing is written", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1", packQuantity: 10 });
  await part(catalogue, { number: "GONE1", discontinuedOn: "2026-01-01" });
  const text = "A1;1\nNOPE1;1\nA1;0\nA1;two\nB1;12\nGONE1;1\n;4\nA1;1;;XXXXXXXX\nA1;1;<b>x";
  const refusal = await refusalOf(importCart(catalogue.ctx, readPastedRows(text)));
  assert.deepEqual([refusal.key, refusal.params.count], ["import-rows", 8]);
  assert.deepEqual(refusal.data.rows, [
    { row: 2, typed: "NOPE1", message: "Part number NOPE1 does not exist.", misfit: false, successor: null },
    {
      row: 3,
      typed: "A1",
      message: "Quantity “0” is not a whole number from 1 to 99,999.",
      misfit: false,
      successor: null,
    },
    {
      row: 4,
      typed: "A1",
      message: "Quantity “two” is not a whole number from 1 to 99,999.",
      misfit: false,
      successor: null,
    },
    { row: 5, typed: "B1", message: "Sold in packs of 10: order 20.", misfit: false, successor: null },
    {
      row: 6,
      typed: "GONE1",
      message: "Cannot be ordered: no longer available.",
      misfit: false,
      successor: null,
    },
    { row: 7, typed: "", message: "Part number is missing.", misfit: false, successor: null },
    { row: 8, typed: "A1", message: "VIN XXXXXXXX does not exist.", misfit: false, successor: null },
    {
      row: 9,
      typed: "A1",
      message: "The note contains markup or invisible characters that are not allowed.",
      misfit: false,
      successor: null,
    },
  ]);
  assert.deepEqual(refusal.fields.map((field) => field.field).slice(0, 2), ["rows.2", "rows.3"]);
  assert.equal((await cartSummary(catalogue.ctx)).lineCount, 0);
});

Deno.test("good rows only: the others are left and told; when none is good nothing is imported", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const result = await importCart(catalogue.ctx, readPastedRows("A1;1\nNOPE1;1"), { goodRowsOnly: true });
  assert.deepEqual([result.imported, result.left.map((fault) => fault.row)], [1, [2]]);
  assert.equal(
    (await refusalOf(importCart(catalogue.ctx, readPastedRows("NOPE1;1"), { goodRowsOnly: true }))).key,
    "import-rows",
  );
  assert.equal(
    (await refusalOf(() => importCart(catalogue.ctx, [], { goodRowsOnly: true }))).key,
    "import-empty",
  );
});

Deno.test("an XLSX file is read with and without a heading, numbers as text", async () => {
  const rows = [["3411 6872 014", 2, "left", null], [34116888459, "3", null, "LVAE"]];
  const expected = [["3411 6872 014", "2", "left", ""], ["34116888459", "3", "", "LVAE"]];
  const cells = async (file: File) =>
    (await readXlsxRows({ actor: SYSTEM }, file)).map((
      row,
    ) => [row.partNumber, row.quantity, row.note, row.vin]);
  assert.deepEqual(await cells(await xlsx(rows)), expected);
  assert.deepEqual(await cells(await xlsx([["Part number", "Quantity", "Note", "VIN"], ...rows])), expected);
  assert.equal((await readXlsxRows({ actor: SYSTEM }, await xlsx([["备件号"], ...rows])))[0]!.row, 2);
});

Deno.test("what is no XLSX, or over 1 MB, is refused", async () => {
  const refused: [File, string][] = [
    [new File(["A1;2"], "parts.xlsx"), "import-not-readable"],
    [new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], "parts.xlsx"), "import-not-readable"],
    [new File([new Uint8Array(1024 * 1024 + 1)], "parts.xlsx"), "too-large"],
  ];
  for (const [file, key] of refused) {
    assert.equal((await refusalOf(readXlsxRows({ actor: SYSTEM }, file))).key, key);
  }
});

Deno.test("over 500 rows are refused", async () => {
  await using catalogue = await openCatalogue();
  const rows = readPastedRows(Array.from({ length: 501 }, (_, place) => `N${place};1`).join("\n"));
  assert.equal((await refusalOf(() => importCart(catalogue.ctx, rows))).key, "cart-full");
});

Deno.test("the template has its headings in the reader's language and is read back as no rows", async () => {
  await using catalogue = await openCatalogue();
  const chinese = catalogue.ctxOf(catalogue.users.technician, { lang: "zh_CN" });
  const bytes = new Uint8Array(await cartTemplate(chinese));
  const sheet = (await readXlsx(bytes)).sheets[0]!;
  assert.deepEqual([sheet.name, sheet.rows[0]], ["备件", ["备件号", "数量", "备注", "VIN"]]);
  assert.deepEqual(await readXlsxRows({ actor: SYSTEM }, new File([bytes], "template.xlsx")), []);
});

Deno.test("an archive that unpacks to more than any list could is refused before it is read", async () => {
  // 40 MB of blanks are 40 KB packed.
  const bomb = new File([await packed("xl/sharedStrings.xml", 40 * 1024 * 1024)], "bomb.xlsx");
  assert.ok(bomb.size < 1024 * 1024);
  assert.equal((await refusalOf(readXlsxRows({ actor: SYSTEM }, bomb))).key, "import-unpacks-too-much");
});

/** A ZIP archive of one file of blanks, which says of itself that it unpacks to one byte. */
async function packed(name: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const blanks = new Blob([new Uint8Array(size).fill(0x20)]).stream();
  const body = new Uint8Array(
    await new Response(blanks.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  const file = header(0x04034b50, 30, {
    4: [2, 20],
    8: [2, 8],
    18: [4, body.length],
    22: [4, 1],
    26: [2, name.length],
  });
  const entry = header(0x02014b50, 46, {
    6: [2, 20],
    10: [2, 8],
    20: [4, body.length],
    24: [4, 1],
    28: [2, name.length],
  });
  const begins = file.length + name.length + body.length;
  const end = header(0x06054b50, 22, {
    8: [2, 1],
    10: [2, 1],
    12: [4, entry.length + name.length],
    16: [4, begins],
  });
  const bytes = new TextEncoder().encode(name);
  return new Uint8Array(await new Blob([file, bytes, body, entry, bytes, end]).arrayBuffer());
}

/** A record of a ZIP archive: its signature, then numbers by place, each with its bytes. */
function header(signature: number, length: number, numbers: Record<number, [bytes: number, value: number]>) {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  for (const [place, [bytes, value]] of Object.entries(numbers)) {
    if (bytes === 2) view.setUint16(Number(place), value, true);
    else view.setUint32(Number(place), value, true);
  }
  return new Uint8Array(view.buffer);
}

Deno.test("a note cut at its longest loses no half of a character, and an unsafe one is told", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  const long = `${"n".repeat(199)}\u{1f527}`;
  await importCart(catalogue.ctx, readPastedRows(`A1;1;${long}`));
  assert.equal((await readCart(catalogue.ctx)).lines[0]!.note, "n".repeat(199));
  const unsafe = { row: 1, partNumber: "A1", quantity: "1", vin: "" };
  for (const note of ["a\u0000b", "<b>", "javascript:x", "half \ud83d"]) {
    const refusal = await refusalOf(() => importCart(catalogue.ctx, [{ ...unsafe, note }]));
    assert.equal(refusal.fields[0]?.rule, "orders.import.note-unsafe", JSON.stringify(note));
  }
});
