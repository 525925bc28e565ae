import { demoOf, there } from "./find_part.ts";
import { type SourceFile, walk } from "./walk.ts";

/** A screen and where all of it lies; paths from the root, those that are there. */
export interface Screen {
  route: string;
  title: string;
  domain: string;
  places: { what: string; paths: string[] }[];
}

/** What stands before the route of a page, of a register, and of the four pages of a kind of document. */
const BEFORE = String.raw`(?:\bpage\(|^ {2}route: |\b(?:reading|preview|working|editor): )`;

const LANGS = ["en_US", "zh_CN", "de_DE"];

/** What says that a page or register is a domain's; a `route` further in leads to another one's. */
const DECLARES = (route: string) => new RegExp(`${BEFORE}"${route}"`, "m");

/**
 * Screens of a name: the route, part of it, or words of the title in a complete language.
 *
 * @param root folder of the project, with a slash at its end
 */
export async function findScreens(root: string, name: string): Promise<Screen[]> {
  const pageTitles = await Promise.all(LANGS.map((lang) => textsOf(root, lang, "page")));
  const wanted = name.toLowerCase();
  const services = await walk(root, "services");
  const routes = new Map<string, { domain: string; path: string }>();
  for (const { path, text } of services) {
    for (const [, route] of text.matchAll(new RegExp(`${BEFORE}"(\\w+)"`, "gm"))) {
      if (!routes.has(route!) || path.endsWith("register.ts")) {
        routes.set(route!, { domain: path.split("/")[1]!, path });
      }
    }
  }
  // A title may stand among the texts of its domain.
  const ofDomains = await ownTitles(root, services);
  const titles = pageTitles.map((all, at) => ({ ...all, ...ofDomains[at] }));
  const titleOf = (route: string) =>
    [...new Set(titles.map((all) => all[route]).filter(Boolean))].join(" · ");
  const exact = [...routes.keys()].filter((route) => route.toLowerCase() === wanted);
  const called = (words: string) =>
    [...routes.keys()].filter((route) => `${route} ${titleOf(route)}`.toLowerCase().includes(words));
  const titled = (words: string) =>
    [...routes.keys()].filter((route) => titles.some((all) => all[route]?.toLowerCase() === words));
  // 'vehicle page' is the page that is called 'Vehicle', unless a title has these words.
  const bare = wanted.replace(/ (?:page|screen)$/, "");
  const found = [exact, called(wanted), titled(bare)].find((some) => some.length > 0) ?? called(bare);
  const [tests, pages] = await Promise.all([walk(root, "tests"), walk(root, "routes")]);
  return await Promise.all(found.map(async (route) => {
    const { domain } = routes.get(route)!;
    const own = services.filter(({ path, text }) =>
      path.startsWith(`services/${domain}/`) && (DECLARES(route).test(text) || text.includes(`"${route}:`))
    );
    const places = [
      {
        what: "page",
        paths: drawnBy(route, pages, own),
      },
      { what: "declared", paths: own.map(({ path }) => path) },
      { what: "parts", paths: await there(root, partsOf(domain, own)) },
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

/** Where the parts of a screen may lie: its domain's, and those of all kinds of documents where it is a page of one. */
function partsOf(domain: string, declared: readonly SourceFile[]): string[] {
  const isDocument = declared.some(({ text }) => /^export const \w+ = defineDocument\(/m.test(text));
  return [domain, ...(isDocument ? ["documents"] : [])].flatMap((
    one,
  ) => [`components/${one}/`, `islands/${one}/`]);
}

/** What draws pages that have no file of their own, by what declares them. */
const DRAWN_WITHOUT_FILE: [declaration: RegExp, by: string][] = [
  [/^export const \w+ = defineRegister\(/m, "edge/register_route.ts"],
  [/^export const \w+ = defineDocument\(/m, "edge/document_route.ts"],
];

/** The file of a page, or what draws it as every other of its kind. */
function drawnBy(route: string, pages: readonly SourceFile[], declared: readonly SourceFile[]): string[] {
  const files = pages.map(({ path }) => path).filter((path) => path.endsWith(`/${route}.tsx`));
  if (files.length > 0) return files;
  const by = DRAWN_WITHOUT_FILE.find(([declaration]) =>
    declared.some(({ text }) => DECLARES(route).test(text) && declaration.test(text))
  );
  return by ? [by[1]] : [];
}

/** Titles that stand among the texts of domains, by route, in each language. */
async function ownTitles(root: string, services: readonly SourceFile[]): Promise<Record<string, string>[]> {
  const keys = new Map<string, string>();
  for (const { text } of services) {
    for (const [, route, key] of text.matchAll(/\bpage\("(\w+)", \{[^}]*?\btitle: "(\w+\.[\w.]+)"/g)) {
      keys.set(route!, key!);
    }
    // A register's stands behind its own texts.
    const [, route, texts] = /^ {2}route: "(\w+)",[^]*?^ {2}texts: "(\w+\.[\w.]+)",/m.exec(text) ?? [];
    if (route && !keys.has(route)) keys.set(route, `${texts}.title`);
  }
  const files = [...new Set([...keys.values()].map((key) => key.split(".")[0]!))];
  return await Promise.all(LANGS.map(async (lang) => {
    const texts = new Map(
      await Promise.all(files.map(async (file) => [file, await textsOf(root, lang, file)] as const)),
    );
    return Object.fromEntries(
      [...keys].flatMap(([route, key]) => {
        const [file, ...rest] = key.split(".");
        const title = texts.get(file!)![rest.join(".")];
        return title === undefined ? [] : [[route, title]];
      }),
    );
  }));
}

async function textsOf(root: string, lang: string, file: string): Promise<Record<string, string>> {
  const text = await Deno.readTextFile(`${root}locales/${lang}/${file}.json`).catch(() => "{}");
  // Where a long word may be broken nobody types.
  return JSON.parse(text.replaceAll("\u00ad", ""));
}
