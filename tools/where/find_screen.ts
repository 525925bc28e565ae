import { demoOf, there } from "./find_part.ts";
import { walk } from "./walk.ts";

/** A screen and where all of it lies; paths from the root, those that are there. */
export interface Screen {
  route: string;
  title: string;
  domain: string;
  places: { what: string; paths: string[] }[];
}

/** What stands before the route of a page, of a register, and of the four pages of a kind of document. */
const BEFORE = String.raw`(?:\bpage\(|^ {2}route: |\b(?:reading|preview|working|editor): )`;

/** What says that a page or register is a domain's; a `route` further in leads to another one's. */
const DECLARES = (route: string) => new RegExp(`${BEFORE}"${route}"`, "m");

/**
 * Screens of a name: the route, part of it, or words of the title in either complete language.
 *
 * @param root folder of the project, with a slash at its end
 */
export async function findScreens(root: string, name: string): Promise<Screen[]> {
  const titles = await Promise.all(["en_US", "zh_CN"].map((lang) => textsOf(root, lang)));
  const wanted = name.toLowerCase();
  const titleOf = (route: string) => titles.map((all) => all[route]).filter(Boolean).join(" · ");
  const services = await walk(root, "services");
  const routes = new Map<string, { domain: string; path: string }>();
  for (const { path, text } of services) {
    for (const [, route] of text.matchAll(new RegExp(`${BEFORE}"(\\w+)"`, "gm"))) {
      if (!routes.has(route!) || path.endsWith("register.ts")) {
        routes.set(route!, { domain: path.split("/")[1]!, path });
      }
    }
  }
  const exact = [...routes.keys()].filter((route) => route.toLowerCase() === wanted);
  const found = exact.length > 0
    ? exact
    : [...routes.keys()].filter((route) => `${route} ${titleOf(route)}`.toLowerCase().includes(wanted));
  const [tests, pages] = await Promise.all([walk(root, "tests"), walk(root, "routes")]);
  return await Promise.all(found.map(async (route) => {
    const { domain } = routes.get(route)!;
    const own = services.filter(({ path, text }) =>
      path.startsWith(`services/${domain}/`) && (DECLARES(route).test(text) || text.includes(`"${route}:`))
    );
    const places = [
      {
        what: "page",
        paths: pages.map(({ path }) => path).filter((path) => path.endsWith(`/${route}.tsx`)),
      },
      { what: "declared", paths: own.map(({ path }) => path) },
      { what: "parts", paths: await there(root, [`components/${domain}/`, `islands/${domain}/`]) },
      { what: "events", paths: await there(root, [`events/${domain}.ts`]) },
      {
        what: "texts",
        paths: await there(root, [`locales/en_US/${domain}.json`, "locales/en_US/page.json"]),
      },
      { what: "demo", paths: await there(root, demoOf(domain)) },
      {
        what: "tests",
        paths: [
          ...await there(root, [`tests/${domain}/`]),
          ...tests.filter(({ path, text }) =>
            !path.startsWith(`tests/${domain}/`) && new RegExp(`\\b${route}\\b`).test(text)
          )
            .map(({ path }) => path),
        ],
      },
    ];
    return { route, title: titleOf(route), domain, places: places.filter(({ paths }) => paths.length > 0) };
  }));
}

async function textsOf(root: string, lang: string): Promise<Record<string, string>> {
  return JSON.parse(await Deno.readTextFile(`${root}locales/${lang}/page.json`));
}
