import { type Asked, domainOf, free, iconLeft, iconOf, optionOf, type Recipe } from "../asked.ts";
import { faceOf, withEntry, withImport } from "../domain_file.ts";
import { camel, spelled, wordsOf } from "../names.ts";
import { Refused } from "../refused.ts";
import { withSortedLine } from "../tables.ts";
import { addTexts, type Words } from "../texts.ts";

/** A page of its own: route file, its line in the domain, its title. */
export const pageRecipe: Recipe = {
  usage: 'page DOMAIN ROUTE "English title" "Chinese title" "German title"',
  options: ["module", "icon", "nav", "roles"],
  async fill(asked) {
    const [name, typed, en, zh, de] = asked.words;
    const domain = domainOf(asked, name);
    const route = spelled("route", typed, "route");
    const title = {
      en: spelled("words", en, "English title"),
      zh: spelled("words", zh, "Chinese title"),
      de: spelled("words", de, "German title"),
    };
    freeRoute(asked, route);
    const begin = camel(wordsOf(route));
    const texts = `${domain}.${begin}`;
    await asked.plan.create(`routes/(${domain})/${route}.tsx`, pageFile(texts, title.en));
    await asked.plan.change(faceOf(domain), `the page ${route}`, (text) => {
      const line = `page("${route}", { ${pageOptions(asked, domain, ...titled(asked, texts), VIEW)} })`;
      return withEntry(withImport(text, "page", "@/kernel/access/pages.ts"), "pages", line);
    });
    await addTexts(asked.plan, domain, {
      [`${begin}.title`]: title,
      ...purposeText(asked, begin, {
        en: `See here: ${title.en}.`,
        zh: `在此查看：${title.zh}。`,
        de: `Hier sehen Sie: ${title.de}.`,
      }),
    });
    const roles = await grantViewing(asked, domain, route);
    return [
      `what the page shows: routes/(${domain})/${route}.tsx`,
      ...purposeLeft(asked, texts),
      ...iconLeft(asked, PAGE_ICON),
      ...roles,
      ...helpLeft(asked, domain, route),
    ];
  },
};

/** Until it says another. */
export const PAGE_ICON = "file-text";

/** The right to open it is called as that of every register: 'View'. */
const VIEW = 'rightTitle: "right.register.view"';

/** Title and, of a page of the navigation, what it is for, as members of its declaration: texts of its own domain. */
export function titled({ options }: Asked, texts: string): string[] {
  return [`title: "${texts}.title"`, ...(options.nav === "none" ? [] : [`purpose: "${texts}.purpose"`])];
}

/** The sentence that tells what a page of the navigation is for, to be written anew by whoever knows the page. */
export function purposeText({ options }: Asked, begin: string, words: Words): Record<string, Words> {
  return options.nav === "none" ? {} : { [`${begin}.purpose`]: words };
}

/** What is left to say of it. */
export function purposeLeft({ options }: Asked, texts: string): string[] {
  if (options.nav === "none") return [];
  const [file, begin] = texts.split(".");
  return [`what people do on the page, in a sentence: \`${begin}.purpose\` in locales/*/${file}.json`];
}

/** The help document with its picture that every screen behind the login has in the demo (tests/help/every_screen_test.ts). */
export function helpLeft({ known }: Asked, domain: string, route: string): string[] {
  const like = known.pages.filter(({ module }) => module === known.moduleOf.get(domain));
  const near = [...known.pagesOf.get(domain) ?? [], ...like.map((page) => page.route)];
  const file = near.map((one) => known.helpOf.get(one)).find((one) => one !== undefined);
  return [
    `its help document, two paragraphs or more in the three languages: \`route: "${route}"\` in ${
      file ?? "demo/help"
    }, beside those of the like`,
    `the picture of its help, once it shows something: \`deno task pictures ${route}\``,
  ];
}

/** Refuses a route that a page or a call's path has. */
export function freeRoute({ known }: Asked, route: string): void {
  free(route, known.pages.map((page) => page.route), "the page");
  free(`/tis/${route}`, known.calls.map(({ path }) => path), "the call");
}

/** Members of a page's declaration, as code. */
export function pageOptions(asked: Asked, domain: string, ...more: string[]): string {
  const { known } = asked;
  const module = optionOf(asked, "module", known.modules, known.moduleOf.get(domain) ?? "home");
  const nav = optionOf(asked, "nav", ["below", "module", "none"], "below");
  const icon = iconOf(asked, PAGE_ICON);
  return [
    `module: "${module}"`,
    `icon: "${icon}"`,
    ...(nav === "none" ? [] : [`nav: "${nav}"`]),
    ...more,
  ].join(", ");
}

/**
 * Lets roles open a page: a grant of the domain, and the line in the table that tests/roles/roles_pages_test.ts holds literally.
 *
 * @returns what is left to say
 */
export async function grantViewing(asked: Asked, domain: string, route: string): Promise<string[]> {
  const { plan, known, options } = asked;
  const roles = options.roles?.split(",") ?? [];
  const unknown = roles.find((role) => role === "administrator" || !known.roles.includes(role));
  if (unknown) {
    throw new Refused(
      `--roles: '${unknown}' is none of ${known.roles.filter((role) => role !== "administrator").join(", ")}`,
    );
  }
  if (roles.length > 0) {
    await plan.change(faceOf(domain), `who may open it`, (text) => {
      const names = roles.map((role) => `"${role}"`).join(", ");
      const grant = `{ roles: [${names}], rights: [...viewing("${route}")] }`;
      return withEntry(withImport(text, "viewing", "@/kernel/access/grants.ts"), "grants", grant);
    });
  }
  const letters = Object.entries(known.letters).map(([role, letter]) =>
    role === "administrator" || roles.includes(role) ? letter : "."
  );
  await plan.change(
    "tests/roles/roles_pages_test.ts",
    `the line of ${route} in the table of roles`,
    (text) =>
      withSortedLine(text, /const TABLE = `\n([^`]*)\n`;/, `${letters.join("")} ${route}`, (line) => {
        return line.slice(line.indexOf(" ") + 1);
      }),
  );
  return roles.length > 0 ? [] : [
    `who may open it beside the administrator: \`grants\` in ${
      faceOf(domain)
    } and its line in tests/roles/roles_pages_test.ts`,
  ];
}

function pageFile(texts: string, title: string): string {
  return `import { page } from "fresh";
import { z } from "zod";
import { PageHead } from "@/components/PageHead.tsx";
import { define } from "@/define.ts";

/** What the address may say; whatever is wrong in it counts as left out. */
const asked = z.object({ keyword: z.string().optional().catch(undefined) });

export const handler = define.handlers({
  GET({ url }) {
    return page({ query: asked.parse(Object.fromEntries(url.searchParams)) });
  },
});

/** ${title}. */
export default define.page<typeof handler>(({ data, state: { ctx } }) => {
  const { t } = ctx;
  return (
    <>
      <PageHead title={t("${texts}.title")} note={data.query.keyword} />
      <div class="page-fill"></div>
    </>
  );
});
`;
}
