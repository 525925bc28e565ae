import { dirname } from "node:path";
import { type Asked, domainOf, free, type Recipe, requirePage, tagOf } from "../asked.ts";
import { faceOf, withAll, withImport } from "../domain_file.ts";
import { spelled, wordsOf } from "../names.ts";
import type { Plan } from "../plan.ts";
import { Refused } from "../refused.ts";

/** A call: its declaration in the domain's `calls.ts` and the service that it hands on to. */
export const callRecipe: Recipe = {
  usage: 'call DOMAIN operationId get|post /tis/PATH ROUTE:RIGHT "Summary"',
  async fill(asked) {
    const domain = domainOf(asked, asked.words[0]);
    const call: Declared = {
      id: spelled("operation", asked.words[1], "operation id"),
      method: spelled("method", asked.words[2], "method"),
      path: spelled("path", asked.words[3], "path"),
      need: spelled("right", asked.words[4], "right"),
      summary: spelled("words", asked.words[5], "summary"),
      tag: tagOf(asked, domain),
    };
    refuseTaken(asked, call);
    if (call.need !== "session") requirePage(asked, domain, call.need.split(":")[0]);
    const file = wordsOf(call.id).join("_");
    const calls = await callsFileOf(asked.plan, domain);
    await asked.plan.create(`${dirname(calls)}/${file}.ts`, serviceFile(call));
    await declare(asked.plan, domain, calls, call, file);
    return leftToSay(asked, domain, calls, call, file);
  },
};

/** Refuses an id or an address that is taken. */
function refuseTaken({ known }: Asked, { id, method, path }: Declared): void {
  free(id, known.calls.map(({ operationId }) => operationId), "the call");
  free(path, known.pages.map((page) => `/tis/${page.route}`), "the page");
  const shape = (one: string) => one.replace(/\{\w+\}/g, "{}").toLowerCase();
  const same = known.calls.find((call) => call.method === method && shape(call.path) === shape(path));
  if (same) throw new Refused(`${method} ${same.path} is there already: ${same.operationId}`);
}

/** `tools` as `tool`, `diagnosis` as it is. */
function one(domain: string): string {
  return domain.replace(/(?<![si])s$/, "");
}

/** What a list of all of a domain's calls is named. */
const listOf = (domain: string) => `${one(domain).toUpperCase()}_CALLS`;

/** Where a domain declares its calls: `calls.ts`, or the file out of which its face takes the list that is named after it. */
async function callsFileOf(plan: Plan, domain: string): Promise<string> {
  const face = await plan.read(faceOf(domain)) ?? "";
  const [, file] =
    new RegExp(`^import \\{[^}]*\\b${listOf(domain)}\\b[^}]*\\} from "\\./(.+)";`, "m").exec(face) ?? [];
  return `services/${domain}/${file ?? "calls.ts"}`;
}

/** Puts the declaration into that file, which is made where there is none. */
async function declare(
  plan: Plan,
  domain: string,
  calls: string,
  call: Declared,
  file: string,
): Promise<void> {
  if (await plan.read(calls) === null) {
    const list = listOf(domain);
    await plan.create(calls, callsFile(domain, list, file, call));
    await plan.change(
      faceOf(domain),
      "its calls",
      (text) => withAll(withImport(text, list, "./calls.ts"), "calls", list),
    );
    return;
  }
  await plan.change(calls, `the call ${call.id}`, (text) => {
    const end = text.search(/^\](?: as const)?(?: satisfies [^;]*)?;/m);
    if (end < 0) {
      throw new Refused(`${calls} has no list of calls that ends with \`];\` at a line's beginning`);
    }
    const declared = `${text.slice(0, end)}  ${callCode(call)},\n${text.slice(end)}`;
    const served = withImport(declared, call.id, `./${file}.ts`);
    return withImport(withImport(served, "z", "zod"), "defineCall", "@/engines/calls/define_call.ts");
  });
}

/** Domains of which tests/edge/calls_test.ts runs every call. */
const RUN_BY_TEST = ["epc", "favorites", "orders", "part_search"];

function leftToSay(
  { known }: Asked,
  domain: string,
  calls: string,
  { id, method, need }: Declared,
  file: string,
): string[] {
  const left = [
    `what it takes and answers: ${calls}; what it does: ${dirname(calls)}/${file}.ts`,
  ];
  if (method === "post") {
    left.push(
      "the scope of the rows it changes, its line in the log (`recordChange`) and its event, all in the transaction",
    );
  }
  if (RUN_BY_TEST.includes(domain)) {
    left.push(`what it is asked with in tests/edge/calls_test.ts: \`["${id}", { ... }],\``);
  }
  if (need === "session") {
    left.push(`its name in the operation log: \`deno task new text logs.op_${id} ...\``);
  } else if (![...known.calls, ...known.pages].some((one) => one.need === need)) {
    left.push(
      `the right ${need} is new: its name, \`deno task new text right.${need.replace(":", ".")} ...\`, ` +
        `and who has it, \`grants\` in ${faceOf(domain)}`,
    );
  }
  return left;
}

interface Declared {
  id: string;
  method: string;
  path: string;
  need: string;
  summary: string;
  tag: string;
}

/** Members of the path, which the input must have. */
function membersOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

function callCode({ id, method, path, need, summary, tag }: Declared): string {
  const members = membersOf(path).map((name) => `${name}: z.string().min(1).max(60)`).join(", ");
  const loggedAs = need === "session" ? "" : `\n    loggedAs: "${method === "get" ? "reads" : "changes"}",`;
  return `defineCall({
    operationId: "${id}",
    method: "${method}",
    path: "${path}",
    need: "${need}",${loggedAs}
    tag: ${JSON.stringify(tag)},
    summary: ${JSON.stringify(summary)},
    input: z.object({${members ? ` ${members} ` : ""}}),
    output: z.object({ count: z.int() }),
    run: ${id},
  })`;
}

function callsFile(domain: string, list: string, file: string, call: Declared): string {
  return `import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { ${call.id} } from "./${file}.ts";

/** Calls of ${wordsOf(domain).join(" ")}. */
export const ${list} = [
  ${callCode(call)},
];
`;
}

function serviceFile({ id, method, path, need, summary }: Declared): string {
  const members = membersOf(path);
  const given = members.length === 0
    ? ""
    : `, { ${members.join(", ")} }: { ${members.map((name) => `${name}: string`).join("; ")} }`;
  const query = (sql: string, indent: string) => {
    const where = members.map((name, index) =>
      `\n${indent}  ${index === 0 ? "where" : "  and"} \${${name}}::text <> ''`
    ).join("");
    return `${indent}const [row] = await ${sql}<[{ count: number }]>\`
${indent}  select count(*)::int as count${where}\`;
${indent}return row;`;
  };
  const head = `export async function ${id}(ctx: Ctx${given}): Promise<{ count: number }>`;
  const asks = method === "post" && need !== "session";
  const imports = [
    ...(asks ? ['import { requireRight } from "@/kernel/access/rights.ts";'] : []),
    'import type { Ctx } from "@/kernel/ctx.ts";',
  ];
  const [doc, body] = method === "get" ? [summary, query("ctx.sql", "  ")] : [
    `${summary}. The change, its line in the log and its event are one transaction`,
    `${asks ? `  requireRight(ctx, "${need}");\n` : ""}  return await ctx.tx(async ({ sql }) => {\n${
      query("sql", "    ")
    }\n  });`,
  ];
  return `${imports.join("\n")}\n\n/** ${doc}. */\n${head} {\n${body}\n}\n`;
}
