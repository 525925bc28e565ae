import assert from "node:assert/strict";
import { ALL_HELP } from "@/demo/help/all_help.ts";
import { HELP_PICTURE_LANGUAGES, helpPictureFile } from "@/demo/help/pictures.ts";
import "@/domains.ts";
import { PAGES } from "@/kernel/access/pages.ts";

/** Screens that say all of it themselves. */
const WITHOUT_HELP = ["404", "ConfirmIdentity", "FirstLogin", "error"];

/** Screens of the specification whose help is written when they are built. */
const BEING_BUILT = `
  Blank ManualManage Manual3D MaintenancePage ManualPage DocumentCenter CommercialVehicleDocuments AdministrationDocument`
  .trim().split(/\s+/);

Deno.test("every screen behind the login has a help document of the demo, in three languages, and no other has", () => {
  const screens = PAGES.all.filter(({ need }) => need !== "public").map(({ route }) => route);
  const written = ALL_HELP.map(({ route }) => route);
  assert.deepEqual(written.filter((route, place) => written.indexOf(route) !== place), []);
  assert.deepEqual(written.filter((route) => !screens.includes(route)), []);
  const lacking = screens.filter((route) => !written.includes(route));
  assert.deepEqual(
    lacking.filter((route) => !WITHOUT_HELP.includes(route) && !BEING_BUILT.includes(route)),
    [],
  );
  for (const { route, text } of ALL_HELP) {
    assert.ok(text.length >= 2, route);
    for (const said of text) {
      assert.ok(said.length === 3 && said.every((words) => words.trim() !== ""), route);
    }
  }
});

/** Bytes of all pictures together at most. */
const ALL_PICTURES = 3_000_000;

Deno.test("every help document of the demo has a picture of its screen in both languages, all of them in 3 MB", async () => {
  let bytes = 0;
  const lacking: string[] = [];
  for (const { route } of ALL_HELP) {
    for (const lang of HELP_PICTURE_LANGUAGES) {
      const { size } = await Deno.stat(helpPictureFile(route, lang)).catch(() => ({ size: 0 }));
      if (size === 0) lacking.push(route);
      bytes += size;
    }
  }
  assert.deepEqual(
    [...new Set(lacking)],
    [],
    "`deno task pictures ROUTE` takes one",
  );
  assert.ok(bytes <= ALL_PICTURES, `${bytes} bytes`);
});
