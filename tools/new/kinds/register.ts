import { type Asked, domainOf, free, iconLeft, type Recipe } from "../asked.ts";
import { faceOf, withEntry, withImport } from "../domain_file.ts";
import { camel, sentence, spelled, wordsOf } from "../names.ts";
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

/** A register: table, declaration, page, texts. List, dialog, calls, import, export, log and rights come from the declaration. */
export const registerRecipe: Recipe = {
  usage: 'register DOMAIN ROUTE WorkshopLift WorkshopLifts "Chinese name" "German name" "German names"',
  options: ["module", "icon", "nav", "roles"],
  async fill(asked) {
    const { plan } = asked;
    const domain = domainOf(asked, asked.words[0]);
    const route = spelled("route", asked.words[1], "route");
    const one = spelled("noun", asked.words[2], "noun for one");
    const many = spelled("noun", asked.words[3], "noun for many");
    const zh = spelled("words", asked.words[4], "Chinese name");
    const de = spelled("words", asked.words[5], "German name for one");
    const deMany = spelled("words", asked.words[6], "German name for many");
    const made = namesOf(domain, route, one, many);
    freeRoute(asked, route);
    refuseTaken(asked, made);
    const number = await nextMigration(asked.root);
    await plan.create(`migrations/${number}_${made.table}.sql`, migration(made));
    await plan.create(`services/${domain}/${made.file}.ts`, declaration(made));
    await plan.change(faceOf(domain), `the register ${route} and its page`, (text) => {
      const options = pageOptions(asked, domain, ...titled(asked, made.texts));
      const imported = withImport(
        withImport(text, "registerPage", "@/engines/registers/register_page.ts"),
        made.variable,
        `./${made.file}.ts`,
      );
      const paged = withEntry(imported, "pages", `registerPage(${made.variable}, { ${options} })`);
      return withEntry(paged, "registers", made.variable);
    });
    const name = wordsOf(one);
    const begin = camel(name);
    await addTexts(plan, domain, {
      [`${begin}.title`]: { en: sentence(wordsOf(many)), zh, de: deMany },
      [`${begin}.one`]: { en: sentence(name), zh, de },
      [`${begin}.code`]: { en: "Code", zh: "编码", de: "Code" },
      [`${begin}.names`]: { en: "Name", zh: "名称", de: "Name" },
      [`${begin}.sort`]: { en: "Sort order", zh: "顺序", de: "Reihenfolge" },
      ...purposeText(asked, begin, {
        en: `Keep ${wordsOf(many).join(" ")}.`,
        zh: `维护${zh}。`,
        de: `Pflegen Sie hier: ${deMany}.`,
      }),
    });
    return [
      ...purposeLeft(asked, made.texts),
      `its own fields, a column, a line and a text for each: migrations/${number}_${made.table}.sql, ` +
      `services/${domain}/${made.file}.ts, locales/*/${domain}.json`,
      ...iconLeft(asked, PAGE_ICON),
      ...await grantViewing(asked, domain, route),
      ...(asked.options.roles ? [`who may change entries: \`writing("${route}")\` in \`grants\``] : []),
      `entries for the demo, if it is to have some: fillRegister in demo/${domain}.ts, \`demo\` in ${
        faceOf(domain)
      }`,
      ...helpLeft(asked, domain, route),
    ];
  },
};

/** What the names of a register's parts are. */
interface Made {
  route: string;
  one: string;
  many: string;
  table: string;
  path: string;
  file: string;
  variable: string;
  texts: string;
}

function namesOf(domain: string, route: string, one: string, many: string): Made {
  const words = wordsOf(one);
  return {
    ...{ route, one, many },
    table: wordsOf(many).join("_"),
    path: `/tis/${wordsOf(many).join("-")}`,
    file: `${words.join("_")}_register`,
    variable: `${camel(words)}Register`,
    texts: `${domain}.${camel(words)}`,
  };
}

function refuseTaken({ known }: Asked, { table, path, one, many }: Made): void {
  free(table, known.registers.map((register) => register.table), "the table");
  free(path, known.calls.map((call) => call.path), "the call");
  for (const noun of [one, many]) {
    free(
      noun,
      known.registers.flatMap((register) => register.noun),
      "the noun",
    );
  }
}

/** The number behind the last migration's. */
async function nextMigration(root: string): Promise<string> {
  const numbers = (await Array.fromAsync(Deno.readDir(`${root}/migrations`))).map(({ name }) =>
    parseInt(name, 10)
  );
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, "0");
}

function migration({ table, many }: Made): string {
  return `-- ${sentence(wordsOf(many))}.
create table ${table} (
  code text primary key,
  names jsonb not null,
  sort int not null default 0
);
select register_columns('${table}');
`;
}

function declaration({ route, path, one, many, texts, table, variable }: Made): string {
  return `import { code, defineRegister, names, whole } from "@/engines/registers/declare.ts";

/** ${sentence(wordsOf(many))}. */
export const ${variable} = defineRegister({
  route: "${route}",
  path: "${path}",
  noun: ["${one}", "${many}"],
  texts: "${texts}",
  table: "${table}",
  key: "code",
  fields: {
    code: code({ max: 40 }),
    names: names(),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
`;
}
