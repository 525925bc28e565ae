import assert from "node:assert/strict";
import { ConverterDied, convertInSubprocess } from "@/engines/files/convert/convert_in_subprocess.ts";
import { findOffice, makePdf } from "@/engines/files/convert/office.ts";
import { OFFICE } from "@/engines/files/convert/kinds.ts";
import { folderWith, reasonOf } from "./convert_here.ts";
import { docx, pngDrawing, zip } from "./convert_samples.ts";

const DOCX = Object.keys(OFFICE).find((type) => OFFICE[type] === "docx")!;
const OFFICE_PATH = await findOffice();
const noOffice = OFFICE_PATH === null;
if (noOffice) {
  const said = "LibreOffice is not installed: documents are not converted in this run";
  if (Deno.env.get("CI") === "true") throw new Error(said);
  console.warn(said);
}

Deno.test("a conversion runs in a process of its own and answers with what it made", async () => {
  await using folder = await folderWith(await pngDrawing());
  const made = await convertInSubprocess(folder.path, { kind: "thumbnail", mediaType: "image/png" });
  assert.equal(made.mediaType, "image/webp");
  assert.equal((await Deno.stat(`${folder.path}/result`)).size, made.facts.size);
});

Deno.test("what takes too long or too much memory is ended, with its reason", async () => {
  await using folder = await folderWith(await pngDrawing(1200));
  const task = { kind: "svg", mediaType: "image/png" } as const;
  const slow = convertInSubprocess(folder.path, task, undefined, { seconds: 0.02, memory: Infinity });
  assert.equal(await reasonOf(slow), "too-slow");
  const large = convertInSubprocess(folder.path, task, undefined, { seconds: 60, memory: 1024 * 1024 });
  assert.equal(await reasonOf(large), "too-much-memory");
});

Deno.test("nobody waits any more: the conversion is ended and throws what it was ended by", async () => {
  await using folder = await folderWith(await pngDrawing(1200));
  const controller = new AbortController();
  const work = convertInSubprocess(folder.path, { kind: "svg", mediaType: "image/png" }, controller.signal);
  controller.abort(new Error("the process stops"));
  await assert.rejects(work, /the process stops/);
});

Deno.test("a converter that dies by itself is told from a file at fault, so that it is tried again", async () => {
  await using folder = await folderWith(new Uint8Array());
  await Deno.remove(`${folder.path}/source`);
  await assert.rejects(
    convertInSubprocess(folder.path, { kind: "web", mediaType: "image/png" }),
    ConverterDied,
  );
});

Deno.test("office documents that are none are refused before LibreOffice sees them", async () => {
  const convert = async (bytes: Uint8Array, mediaType = DOCX) => {
    await using folder = await folderWith(bytes);
    return await makePdf({ path: `${folder.path}/source`, out: `${folder.path}/result`, mediaType }, null);
  };
  assert.equal(await reasonOf(convert(new TextEncoder().encode("plain text"))), "office-broken");
  assert.equal(await reasonOf(convert(docx().slice(0, 700))), "office-broken");
  assert.equal(await reasonOf(convert(zip({ "word/else.xml": "<a/>" }))), "office-broken");
  assert.equal(
    await reasonOf(convert(new TextEncoder().encode("text"), "application/msword")),
    "office-broken",
  );
  const bomb = docx({ "word/media/a.xml": new Uint8Array(520 * 1024 * 1024) });
  assert.ok(bomb.length < 1024 * 1024);
  assert.equal(await reasonOf(convert(bomb)), "archive-too-large");
  const locked = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
  assert.equal(await reasonOf(convert(locked)), "office-encrypted");
});

Deno.test("without LibreOffice a whole document says so", async () => {
  await using folder = await folderWith(docx());
  assert.equal(await findOffice(""), null);
  const source = { path: `${folder.path}/source`, out: `${folder.path}/result`, mediaType: DOCX };
  assert.equal(await reasonOf(makePdf(source, null)), "office-missing");
});

Deno.test({
  name: "a Word document becomes a PDF of two pages, and nothing of LibreOffice is left",
  ignore: noOffice,
  async fn() {
    await using folder = await folderWith(docx());
    const made = await convertInSubprocess(folder.path, { kind: "pdf", mediaType: DOCX });
    assert.equal(made.facts.pages, 2);
    const head = (await Deno.readFile(`${folder.path}/result`)).subarray(0, 5);
    assert.equal(new TextDecoder().decode(head), "%PDF-");
    const left = [...Deno.readDirSync(folder.path)].map(({ name }) => name).sort();
    assert.deepEqual(left, ["outcome.json", "result", "source", "task.json"]);
  },
});

Deno.test({
  name: "LibreOffice that runs out of time is ended with all that it started",
  ignore: noOffice || Deno.build.os !== "linux",
  async fn() {
    await using folder = await folderWith(docx());
    const slow = convertInSubprocess(folder.path, { kind: "pdf", mediaType: DOCX }, undefined, {
      seconds: 0.8,
      memory: Infinity,
    });
    assert.equal(await reasonOf(slow), "too-slow");
    const deadline = Date.now() + 5000;
    while (running(folder.path).length > 0 && Date.now() < deadline) {
      await new Promise((done) => setTimeout(done, 20));
    }
    assert.deepEqual(running(folder.path), []);
  },
});

/** Command lines of processes that name the folder. */
function running(folder: string): string[] {
  return [...Deno.readDirSync("/proc")].filter(({ name }) => /^\d+$/.test(name)).flatMap(({ name }) => {
    try {
      const line = Deno.readTextFileSync(`/proc/${name}/cmdline`).replaceAll("\0", " ");
      return line.includes(folder) ? [line] : [];
    } catch {
      return [];
    }
  });
}
