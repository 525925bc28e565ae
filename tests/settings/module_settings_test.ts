import { type Need, pageOfNeed } from "@/kernel/access/rights.ts";
import "@/domains.ts";
import assert from "node:assert/strict";
import { PAGES } from "@/kernel/access/pages.ts";
import {
  isFixed,
  type StoredSetting,
  switchedModules,
  switchesOf,
} from "@/services/settings/module_settings.ts";
import { saveModuleSettings } from "@/services/settings/save_module_settings.ts";
import { withoutPages } from "@/services/settings/module_switches.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { User } from "@/kernel/access/user.ts";
import { assertRefused } from "../refusal_of.ts";

function stored(subject: string, given: Partial<StoredSetting>): StoredSetting {
  return {
    edition: null,
    brandCode: null,
    isOn: null,
    sort: null,
    tile: null,
    pageSize: null,
    ...given,
    subject,
  };
}

Deno.test("nothing set: every page is on, in the order of the catalogue", () => {
  const { off, pages, tiles, pageSizes } = switchesOf([], "domestic", "velaro");
  assert.equal(off.size + tiles.size + pageSizes.size, 0);
  for (const module of new Set(PAGES.all.map((page) => page.module))) {
    const of = (list: typeof pages) =>
      list.filter((page) => page.module === module).map(({ route }) => route);
    assert.deepEqual(of(pages), of(PAGES.all), module);
  }
});

Deno.test("the narrowest scope that says something counts, member by member", () => {
  const rows = [
    stored("page:EPCCart", { isOn: false, pageSize: 50 }),
    stored("page:EPCCart", { edition: "overseas", isOn: true }),
    stored("page:EPCCart", { brandCode: "norda", isOn: false, tile: true }),
    stored("page:EPCCart", { edition: "overseas", brandCode: "norda", isOn: true, pageSize: 100 }),
  ];
  const table = [
    ["domestic", "velaro", "off", undefined, 50],
    ["overseas", "velaro", "on", undefined, 50],
    ["domestic", "norda", "off", true, 50],
    ["overseas", "norda", "on", true, 100],
  ] as const;
  for (const [edition, brand, state, tile, size] of table) {
    const { off, tiles, pageSizes } = switchesOf(rows, edition, brand);
    assert.deepEqual(
      [off.has("EPCCart") ? "off" : "on", tiles.get("EPCCart"), pageSizes.get("EPCCart")],
      [state, tile, size],
      `${edition} ${brand}`,
    );
  }
});

Deno.test("a module takes its pages with it, but for what must stay", () => {
  const { off } = switchesOf([stored("module:settings", { isOn: false })], "domestic", "velaro");
  const pages = PAGES.all.filter(({ module }) => module === "settings");
  assert.deepEqual([...off].sort(), pages.filter((page) => !isFixed(page)).map(({ route }) => route).sort());
  assert.equal(off.has("moduleSettings"), false);
  assert.equal(switchedModules().includes("entry"), false);
});

Deno.test("what must stay is on, whatever a row of the database says", () => {
  const rows = PAGES.all.map(({ route }) => stored(`page:${route}`, { isOn: false }));
  const { off } = switchesOf(rows, "domestic", "velaro");
  for (const route of ["index", "error", "Account", "login", "moduleSettings"]) {
    assert.equal(off.has(route), false, route);
  }
  assert.equal(off.has("EPCCart"), true);
});

Deno.test("modules and pages stand in the order that is set", () => {
  const { modules, pages } = switchesOf(
    [stored("module:logs", { sort: 1 }), stored("page:EPCCart", { sort: 5 })],
    "domestic",
    "velaro",
  );
  assert.equal(modules[0], "logs");
  assert.equal(pages.filter(({ module }) => module === "parts")[0]!.route, "EPCCart");
});

Deno.test("the rights of a page that is off go with it, in every assignment", () => {
  const rights = new Set(["EPCCart:view", "EPCCart:order", "EPCIndex:view"]);
  const user = {
    assignments: [{ role: "a", market: "cn", org: null, rights }, {
      role: "a",
      market: "eu",
      org: null,
      rights,
    }],
  } as unknown as User;
  const left = withoutPages(user, new Set(["EPCCart"]));
  assert.deepEqual(left.assignments.map((one) => [...one.rights]), [["EPCIndex:view"], ["EPCIndex:view"]]);
  assert.equal(withoutPages(user, new Set()), user);
  const switches = { ...switchesOf([], "domestic", ""), off: new Set(["EPCCart"]) };
  const isOff = (need: Need) => switches.off.has(pageOfNeed(need) ?? "");
  assert.equal(isOff("EPCCart:view"), true);
  assert.equal(isOff("EPCIndex:view"), false);
  assert.equal(isOff("session"), false);
});

Deno.test("a subject that there is not is refused by its name, also where nothing is set for it", async () => {
  const ctx = { t: (key: string) => key } as unknown as Ctx;
  const save = (subject: string, isOn: boolean | null) =>
    saveModuleSettings(ctx, { edition: null, brandCode: null }, 0, { [subject]: { isOn } });
  for (const isOn of [true, null]) {
    const refusal = await assertRefused(save("module:part", isOn), "portal-module-unknown");
    assert.deepEqual(refusal.params, { module: "part" });
    await assertRefused(save("page:EpcCart", isOn), "portal-page-unknown");
    await assertRefused(save("page:EPCCart:x", isOn), "portal-page-unknown");
    await assertRefused(save("parts", isOn), "portal-page-unknown");
  }
});
