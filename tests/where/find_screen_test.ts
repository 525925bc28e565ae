import "@/domains.ts";
import assert from "node:assert/strict";
import { PAGES } from "@/kernel/access/pages.ts";
import { findScreens } from "@/tools/where/find_screen.ts";
import { ROOT } from "../source_tree.ts";

const root = ROOT.endsWith("/") ? ROOT : `${ROOT}/`;

Deno.test("a screen is found by its route, with its domain and every place that is there", async () => {
  const [screen, ...more] = await findScreens(root, "pushlog");
  assert.deepEqual(more, []);
  assert.deepEqual([screen!.route, screen!.domain], ["PushLog", "pushes"]);
  const places = Object.fromEntries(screen!.places.map(({ what, paths }) => [what, paths]));
  assert.deepEqual(places.page, ["routes/(pushes)/PushLog.tsx"]);
  assert.ok(places.declared!.includes("services/pushes/push_list.ts"));
  assert.ok(places.texts!.includes("locales/en_US/pushes.json"));
  assert.ok(places.tests!.includes("tests/pushes/") && places.tests!.includes("tests/browser/push_test.ts"));
});

Deno.test("a screen is its own domain's, not of those that lead to it", async () => {
  const [dtcs] = await findScreens(root, "DTCManage");
  assert.equal(dtcs!.domain, "diagnosis");
});

Deno.test("a screen without a file of its own is told with what draws it", async () => {
  const pageOf = async (route: string) => {
    const [screen] = await findScreens(root, route);
    return screen!.places.find(({ what }) => what === "page")?.paths;
  };
  assert.deepEqual(await pageOf("ToolManage"), ["edge/register_route.ts"]);
  assert.deepEqual(await pageOf("BulletinWorkDetail"), ["edge/document_route.ts"]);
  assert.deepEqual(await pageOf("TSBPreview"), ["routes/(tsb)/TSBPreview.tsx"]);
  const [notices] = await findScreens(root, "BulletinList");
  assert.deepEqual(
    notices!.places.find(({ what }) => what === "parts")?.paths,
    ["components/documents/", "islands/documents/"],
  );
});

Deno.test("words of a title find it in each complete language; what no page is called finds none", async () => {
  for (const words of ["password card", "密码卡", "Codekarten"]) {
    assert.ok((await findScreens(root, words)).some(({ route }) => route === "SecretCard"), words);
  }
  // The title may be broken within the word.
  assert.deepEqual((await findScreens(root, "Fehlercodeverzeichnis")).map(({ route }) => route), [
    "DTCManage",
  ]);
  for (const words of ["vehicle page", "vehicle screen"]) {
    assert.deepEqual((await findScreens(root, words)).map(({ route }) => route), ["EPCVehicle"]);
  }
  assert.deepEqual(await findScreens(root, "no such page"), []);
});

Deno.test("every page that is declared is found", async () => {
  const found = new Set((await findScreens(root, "")).map(({ route }) => route));
  assert.deepEqual(PAGES.all.map(({ route }) => route).filter((route) => !found.has(route)), []);
});
