import { domainOf, free, iconLeft, type Recipe, tagOf } from "../asked.ts";
import { faceOf, withEntry, withImport } from "../domain_file.ts";
import { columnTypeOf } from "../migrations.ts";
import { camel, spelled, wordsOf } from "../names.ts";
import { addTexts } from "../texts.ts";
import {
  freeRoute,
  grantViewing,
  helpLeft,
  PAGE_ICON,
  pageOptions,
  purposeLeft,
  purposeText,
  titled,
} from "./page.ts";

/** A list of a table's rows: declaration and page. Filters, chips, sorting, pages, saved views, call and sheet come from the declaration. */
export const listRecipe: Recipe = {
  usage:
    'list DOMAIN ROUTE LiftCheck LiftChecks TABLE KEY_COLUMN "English title" "Chinese title" "German title"',
  options: ["module", "icon", "nav", "roles"],
  async fill(asked) {
    const { plan, known } = asked;
    const domain = domainOf(asked, asked.words[0]);
    const route = spelled("route", asked.words[1], "route");
    const one = spelled("noun", asked.words[2], "noun for one");
    const noun = spelled("noun", asked.words[3], "noun for many");
    const table = spelled("column", asked.words[4], "table");
    const key = spelled("column", asked.words[5], "column that is its key");
    const en = spelled("words", asked.words[6], "English title");
    const zh = spelled("words", asked.words[7], "Chinese title");
    const de = spelled("words", asked.words[8], "German title");
    const words = wordsOf(one);
    const path = `/tis/${wordsOf(noun).join("-")}`;
    freeRoute(asked, route);
    free(`list${noun}`, known.calls.map(({ operationId }) => operationId), "the call");
    free(
      path,
      [...known.calls.map((call) => call.path), ...known.pages.map((page) => `/tis/${page.route}`)],
      "the path",
    );
    const file = `${words.join("_")}_list`;
    const variable = `${camel(words)}List`;
    const texts = `${domain}.${camel(words)}`;
    const keyType = await columnTypeOf(asked.root, table, key);
    const isNumber = /^(big|small)?int/.test(keyType ?? "");
    const tag = tagOf(asked, domain);
    const made = { route, noun, table, key, isNumber, path, variable, texts, domain, tag, en };
    await plan.create(`services/${domain}/${file}.ts`, declaration(made));
    await plan.create(`routes/(${domain})/${route}.tsx`, pageFile(made, file));
    await plan.change(faceOf(domain), `the list ${route} and its page`, (text) => {
      const options = pageOptions(
        asked,
        domain,
        ...titled(asked, texts),
        'rightTitle: "right.register.view"',
      );
      const imported = withImport(
        withImport(text, "page", "@/kernel/access/pages.ts"),
        variable,
        `./${file}.ts`,
      );
      return withEntry(withEntry(imported, "pages", `page("${route}", { ${options} })`), "lists", variable);
    });
    const begin = camel(words);
    await addTexts(plan, domain, {
      [`${begin}.title`]: { en, zh, de },
      [`${begin}.key`]: { en: "Code", zh: "编码", de: "Code" },
      ...purposeText(asked, begin, {
        en: `See here: ${en}.`,
        zh: `在此查看：${zh}。`,
        de: `Hier sehen Sie: ${de}.`,
      }),
    });
    return [
      ...purposeLeft(asked, texts),
      ...(keyType ? [] : [
        `its table: no migration makes one with ${key} yet, and until then page and call fail (docs/adding.md, A register)`,
      ]),
      `records for the tests that walk over every list, where the demo has none: tests/lists/fill_lists.ts`,
      `its scope: without one whoever has the right sees the rows of every store and market`,
      `its columns and filters (docs/lists.md): services/${domain}/${file}.ts`,
      ...iconLeft(asked, PAGE_ICON),
      ...await grantViewing(asked, domain, route),
      ...helpLeft(asked, domain, route),
    ];
  },
};

interface Made {
  route: string;
  noun: string;
  table: string;
  key: string;
  /** Whether the database numbers it: it is no text then, and words are found in how it is written. */
  isNumber: boolean;
  path: string;
  variable: string;
  texts: string;
  domain: string;
  tag: string;
  en: string;
}

function declaration({ route, noun, table, key, isNumber, path, variable, texts, tag, en }: Made): string {
  const member = camel(wordsOf(key));
  const found = isNumber
    ? `where: ({ sql }, words) => () => sql\`position(\${words.trim()} in x.${key}::text) > 0\``
    : `on: "x.${key}"`;
  // A code stands in the order of its characters, a number in its own.
  const sort = isNumber ? `({ sql }) => sql\`x.${key}\`` : `"x.${key}"`;
  return `import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { keyword } from "@/engines/lists/filters.ts";

/** ${en}. */
export const ${variable} = defineList({
  kind: "${wordsOf(noun).join("-")}",
  page: "${route}",
  need: "${route}:view",
  call: {
    operationId: "list${noun}",
    path: "${path}",
    tag: ${JSON.stringify(tag)},
    summary: ${JSON.stringify(en)},
  },
  record: z.object({ ${member}: z.${isNumber ? "int" : "string"}() }),
  filter: {
    keyword: keyword("${texts}.key", { ${found}, mono: true }),
  },
  columns: {
    ${member}: { text: "${texts}.key", kind: "code", sort: ${sort}, title: true },
  },
  order: "${member}",
  id: (record) => record.${member},
  query: {
    key: "x.${key}",
    from: ({ sql }) => sql\`${table} x\`,
    select: ({ sql }) => sql\`x.${key}\`,
  },
});
`;
}

function pageFile({ domain, variable, en }: Made, file: string): string {
  return `import { page } from "fresh";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { ${variable} } from "@/services/${domain}/${file}.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    return page(await readListPage(${variable}, ctx, url));
  },
});

/** ${en}. */
export default define.page<typeof handler>(({ data, state }) => (
  <ListPage list={${variable}} data={data} state={state} />
));
`;
}
