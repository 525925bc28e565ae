import assert from "node:assert/strict";
import { cellsOf, headsOf } from "@/services/catalogue_data/format/write_cell.ts";
import { readCsv } from "@/services/catalogue_data/format/read_csv.ts";
import { readHeads, readRow } from "@/services/catalogue_data/format/read_row.ts";
import { readValidity, writeValidity } from "@/services/catalogue_data/format/validity.ts";
import { csvTemplate } from "@/services/catalogue_data/template.ts";
import { kindOfFile, KINDS } from "@/services/catalogue_data/kinds.ts";
import { DOCS, docsText } from "./write_docs.ts";

async function rowsOf(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of readCsv(new Blob([text]).stream())) rows.push(row);
  return rows;
}

Deno.test("docs/catalogue-data.md has every kind and column as it is declared (write_docs.ts)", async () => {
  assert.equal(await Deno.readTextFile(DOCS), await docsText());
});

Deno.test("the examples of docs/catalogue-data.md are files that can be read", async () => {
  const text = await Deno.readTextFile(DOCS);
  const examples = [...text.matchAll(/```csv file=(\S+)\n([\s\S]*?)```/g)];
  assert.ok(examples.length >= 2);
  for (const [, name, content] of examples) {
    const kind = kindOfFile(name!)!;
    const [head, ...rows] = await rowsOf(content!);
    const heads = readHeads(kind, head!);
    assert.deepEqual(heads.faults, [], name!);
    for (const row of rows) assert.deepEqual(readRow(kind, heads, row).faults, [], `${name}: ${row}`);
  }
});

for (const kind of KINDS) {
  Deno.test(`the template of ${kind.name} is a good file, and what is read is written the same again`, async () => {
    const [head, row] = await rowsOf(csvTemplate(kind));
    const heads = readHeads(kind, head!);
    assert.deepEqual(heads.faults, []);
    const read = readRow(kind, heads, row!);
    assert.deepEqual(read.faults, []);
    const written = cellsOf(kind, headsOf(kind, ["zh_CN", "en_US", "de_DE"]), read.data);
    assert.deepEqual(readRow(kind, heads, written).data, read.data);
  });
}

Deno.test("a CSV is read the same however it is cut, with every line end and separator", async () => {
  const text = '\ufeffa;b\r\n"x ""y""\r\nz";1\n;\rlast;"2"';
  const expected = [["a", "b"], ['x "y"\r\nz', "1"], ["", ""], ["last", "2"]];
  const bytes = new TextEncoder().encode(text);
  for (let size = 1; size < bytes.length; size++) {
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, at) => bytes.slice(at * size, (at + 1) * size),
    );
    const rows: string[][] = [];
    for await (const row of readCsv(ReadableStream.from(pieces))) rows.push(row);
    assert.deepEqual(rows, expected, `pieces of ${size}`);
  }
});

Deno.test("validity is read and written in one writing, and what cannot be read is named", () => {
  const text = "models=T160,T200; all=HP1; from=2024-01-01 | plant=P1; serials=100-";
  assert.equal(writeValidity(readValidity(text) as never), text);
  const faults: [string, string, string][] = [
    ["models=A; colour=red", "colour=red", "validity-name"],
    ["serials=1-2", "serials=1-2", "validity-plant"],
    ["plant=P; serials=9-2", "plant=P; serials=9-2", "validity-order"],
    ["from=2024-02-30", "from=2024-02-30", "validity-day"],
    ["from=2024-02-01; to=2023-02-01", "from=2024-02-01; to=2023-02-01", "validity-order"],
    ["models=A; all=H1,S1; none=H1", "models=A; all=H1,S1; none=H1", "validity-never"],
    ["models=A | ", "models=A |", "validity"],
  ];
  for (const [text, piece, rule] of faults) assert.deepEqual(readValidity(text), { piece, rule });
});
