import assert from "node:assert/strict";
import sharp from "sharp";
import { mayReadFile } from "@/engines/files/readers.ts";
import type { User } from "@/kernel/access/user.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { readPart } from "@/services/epc/part.ts";
import { addPartPhoto, keepPartPhoto, removePartPhoto } from "@/services/epc/photos/part_photos.ts";
import "@/domains.ts";
import { testFolder } from "../files/stores.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { figure, openCatalogue, part } from "./catalogue_builder.ts";

/** A catalogue with two parts, and somebody who keeps drawings. */
async function openPhotos() {
  const catalogue = await openCatalogue();
  const folder = await testFolder();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await figure(catalogue, [{ partNumber: "A1" }, { partNumber: "B1" }]);
  const rights = new Set(["EPC2D:view", "EPC2DImage:draw"]);
  const engineer: User = {
    ...catalogue.users.engineer,
    assignments: [{ role: "keeper", market: null, org: null, rights }],
  };
  const clerk: User = {
    ...catalogue.users.technician,
    assignments: [{ role: "clerk", market: null, org: null, rights: new Set(["EPC2D:view"]) }],
  };
  return {
    ...catalogue,
    reader: catalogue.ctxOf(clerk),
    keeper: catalogue.ctxOf(engineer, { files: folder.store }),
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]();
      await catalogue[Symbol.asyncDispose]();
    },
  };
}

/** A picture of one colour: each another file. */
async function picture(red: number): Promise<File> {
  const background = { r: red, g: 0, b: 0 };
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background } }).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], "part.jpg");
}

Deno.test("photos of a part are told in its details in their order, and read by whoever reads the part", async () => {
  await using photos = await openPhotos();
  const { keeper, reader } = photos;
  const first = await addPartPhoto(keeper, { partNumber: "a-1", file: await picture(1) });
  const second = await addPartPhoto(keeper, { partNumber: "A1", file: await picture(2) });
  assert.deepEqual((await readPart(reader, "A1")).photos, [first, second]);
  assert.deepEqual((await readPart(reader, "B1")).photos, []);
  const [file] = await photos.sql`select id, place, owner_id, made_from from files where id = ${first}`;
  assert.equal(await mayReadFile(reader, file as never), true);
  await photos.sql`update parts set deleted_at = now() where number = 'A1'`;
  assert.equal(await mayReadFile(reader, file as never), false);
  const [log] = await photos.sql`
    select fun_link, after from operation_log where operation = 'addPartPhoto' and subject_id = 'A1' order by id limit 1`;
  assert.deepEqual([log!.funLink, log!.after], ["EPC2DImage", { file: first }]);
});

Deno.test("a photo taken away is free to go, unless another part is shown by it", async () => {
  await using photos = await openPhotos();
  const { keeper } = photos;
  const file = await addPartPhoto(keeper, { partNumber: "A1", file: await picture(1) });
  await keeper.tx((tx) => keepPartPhoto(tx, "B1", file));
  await removePartPhoto(keeper, { partNumber: "A1", file });
  assert.deepEqual((await readPart(keeper, "A1")).photos, []);
  assert.deepEqual((await readPart(keeper, "B1")).photos, [file]);
  assert.deepEqual([...await photos.sql`select id from file_uses where file_id = ${file}`], [{ id: "B1" }]);
  await assertRefused(removePartPhoto(keeper, { partNumber: "A1", file }), "part-photo-gone");
});

Deno.test("an unknown part, one photo too many, and what is no picture are refused and leave nothing", async () => {
  await using photos = await openPhotos();
  const { keeper } = photos;
  const key = async (partNumber: string, file: File) =>
    (await refusalOf(addPartPhoto(keeper, { partNumber, file })))?.key;
  assert.equal(await key("NOPE", await picture(1)), "part-unknown");
  assert.equal(await key("A1", new File(["no picture"], "part.jpg")), "file-content");
  for (let place = 0; place < LIMITS.partPhotos; place++) {
    await addPartPhoto(keeper, { partNumber: "A1", file: await picture(place) });
  }
  assert.equal(await key("A1", await picture(99)), "part-photos-too-many");
  const [left] = await photos.sql`select count(*)::int as files from files where place = 'part-photo'`;
  assert.equal(left!.files, LIMITS.partPhotos);
});
