import "@/domains.ts";
import { navigationFor } from "@/components/shell/navigation.ts";
import { MODULES, NAV_GROUPS } from "@/kernel/access/modules.ts";
import { pageOf, PAGES } from "@/kernel/access/pages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { assert, assertEquals } from "./assert.ts";
import { technician } from "./site/sample.ts";

const t = (key: string) => key;
const only = (...rights: string[]) => ({
  ...technician,
  assignments: [{ role: "some", market: null, org: null, rights: new Set(rights) }],
});
const routes = (actor: typeof technician, page = "index") =>
  navigationFor({ actor, t, basePath: "/tis", page: pageOf(page) ?? null }).flatMap((group) =>
    group.items.map((item) => `${item.route}${item.current ? " now" : ""}`)
  );

Deno.test("the navigation shows only pages the user may open", () => {
  assertEquals(routes(only("EPCCart:view")), ["index now", "EPCCart"]);
});

Deno.test("a page outside the navigation marks its module's own entry", () => {
  assertEquals(routes(only("EPCIndex:view", "EPC2D:view"), "EPC2D"), ["index", "EPCIndex now"]);
});

Deno.test("a page outside the navigation marks the entry that it says it belongs to", () => {
  const both = only("EPCSeries:view", "EpcModel:view");
  assertEquals(routes(both, "EpcConfigMatrix"), ["index", "EPCSeries", "EpcModel now"]);
  assertEquals(routes(only("EPCSeries:view"), "EpcConfigMatrix"), ["index", "EPCSeries now"]);
});

Deno.test("a page belongs to an entry that stands in the navigation, and only where it does not itself", () => {
  const wrong = PAGES.all.filter(({ nav, under }) =>
    under !== undefined && (nav !== "none" || (pageOf(under)?.nav ?? "none") === "none")
  );
  assertEquals(wrong.map(({ route, under }) => `${route} under ${under}`), []);
});

Deno.test("links stand below the base path", () => {
  const [home] = navigationFor({ actor: technician, t, basePath: "/demo", page: null });
  assertEquals(home?.items[0]?.href, "/demo/index");
});

Deno.test("every page has a title and every entry of the navigation a word, in both complete languages", async () => {
  const dictionaries = await shippedTexts();
  for (const lang of ["zh_CN", "en_US"] as const) {
    const texts = dictionaries.get(lang)!;
    for (const page of PAGES.all) {
      assert(texts.has(page.title), `${lang} lacks ${page.title}`);
      if (page.short !== undefined) assert(texts.has(page.short), `${lang} lacks ${page.short}`);
    }
    for (
      const module of new Set(PAGES.all.filter((page) => page.nav !== "none").map((page) => page.module))
    ) {
      assert(texts.has(`nav.${module}`), `${lang} lacks nav.${module}`);
    }
    for (const { group } of NAV_GROUPS) {
      assert(texts.has(`nav.group_${group}`), `${lang} lacks group ${group}`);
    }
  }
});

Deno.test("every module stands in one group of the navigation", () => {
  assertEquals(NAV_GROUPS.flatMap(({ modules }) => modules).toSorted(), [...MODULES].toSorted());
});

Deno.test("the navigation goes by groups, each with what it holds by module, and shows no empty one", () => {
  const rights = [
    "EPCIndex",
    "EPCSeries",
    "LaborType",
    "CaseDescription",
    "agency",
    "baseinfouser",
    "PushLog",
  ];
  const some = only(...rights.map((route) => `${route}:view`));
  const groups = navigationFor({ actor: some, t, basePath: "/tis", page: null });
  assertEquals(
    groups.map(({ label, sections }) => `${label}: ${sections.map(({ module }) => module).join(", ")}`),
    [
      "nav.group_home: home",
      "nav.group_catalogue: parts, catalogue",
      "nav.group_service: labor, cases",
      "nav.group_organisation: organisation, people",
      "nav.group_system: admin",
    ],
  );
});

Deno.test("groups and what they hold follow the order that is set for modules", () => {
  const some = only("EPCIndex:view", "LaborType:view", "CaseDescription:view", "agency:view");
  const modules = ["home", "cases", "organisation", "labor", "parts"] as const;
  const groups = navigationFor({ actor: some, t, basePath: "/tis", page: null, modules });
  assertEquals(
    groups.map(({ group, sections }) => `${group}: ${sections.map(({ module }) => module).join(", ")}`),
    ["home: home", "service: cases, labor", "organisation: organisation", "catalogue: parts"],
  );
});
