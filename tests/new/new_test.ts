import assert from "node:assert/strict";
import { add } from "@/tools/new/add.ts";
import { Plan } from "@/tools/new/plan.ts";
import { withAll, withEntry, withImport, withNamed } from "@/tools/new/domain_file.ts";
import { columnTypeOf } from "@/tools/new/migrations.ts";
import { withSortedLine } from "@/tools/new/tables.ts";
import { Refused } from "@/tools/new/refused.ts";
import { ROOT } from "../source_tree.ts";
import { scratchTree } from "./scratch_tree.ts";

const FACE = `import { a } from "./a.ts";

export const tools = defineDomain({
  name: "tools",
  pages: [
    page("Two", { icon: "x" }),
  ],
  calls: TOOL_CALLS,
});
`;

Deno.test("a face gets an entry in a list that is there, that has a name, and that is not there", () => {
  assert.match(withEntry(FACE, "pages", "three"), /"x" \}\),\nthree,\n\]/);
  assert.match(withAll(FACE, "calls", "MORE"), /calls: \[\.\.\.TOOL_CALLS, \.\.\.MORE\],/);
  assert.match(withAll(FACE, "jobs", "JOBS"), /jobs: JOBS,\n\}\);\n$/);
  assert.match(withEntry(FACE, "calls", "...MORE"), /calls: \[\.\.\.TOOL_CALLS, \.\.\.MORE\],/);
  assert.match(withEntry(FACE, "registers", "one"), /registers: \[one\],\n\}\);\n$/);
  assert.match(withNamed(FACE, "messages", '"new": {}'), /messages: \{"new": \{\}\},\n\}\);\n$/);
});

Deno.test("an import joins what its module already gives, or stands in the order of the others", () => {
  assert.match(withImport(FACE, "b", "./a.ts"), /^import \{ a, b \} from "\.\/a\.ts";\n\n/);
  assert.equal(withImport(FACE, "a", "./a.ts"), FACE);
  const three = withImport(withImport(withImport(FACE, "c", "./c.ts"), "z", "zod"), "d", "@/kernel/d.ts");
  assert.deepEqual([...three.matchAll(/^import .* from "(.+)";$/gm)].map(([, from]) => from), [
    "zod",
    "@/kernel/d.ts",
    "./a.ts",
    "./c.ts",
  ]);
  assert.ok(three.endsWith(FACE.slice(FACE.indexOf("\n\n"))));
});

Deno.test("a line comes where the order of its table wants it", () => {
  const put = (line: string) => withSortedLine("T = `\na\nc\n`;", /T = `\n([^`]*)\n`;/, line, (one) => one);
  assert.equal(put("b"), "T = `\na\nb\nc\n`;");
  assert.equal(put("d"), "T = `\na\nc\nd\n`;");
});

Deno.test("the type of a key is read where its table is made, whatever stands in the comments beside it", async () => {
  assert.equal(await columnTypeOf(ROOT, "question_replies", "id"), "bigint");
  assert.equal(await columnTypeOf(ROOT, "question_replies", "adopter_id"), "bigint");
  assert.equal(await columnTypeOf(ROOT, "tools", "tool_code"), "text");
  assert.equal(await columnTypeOf(ROOT, "lift_checks", "code"), null);
});

Deno.test("a fault while it is written leaves everything as it was", async () => {
  const root = await Deno.makeTempDir();
  await Deno.writeTextFile(`${root}/kept.json`, "before");
  const plan = new Plan(root);
  await plan.change("kept.json", "a line", () => "after");
  await plan.create("made/new.json", "new");
  // A file stands where a folder would have to be.
  await plan.create("kept.json/below.json", "cannot be");
  await assert.rejects(plan.write((_path, text) => Promise.resolve(text)));
  assert.equal(await Deno.readTextFile(`${root}/kept.json`), "before");
  await assert.rejects(Deno.stat(`${root}/made/new.json`), Deno.errors.NotFound);
  await Deno.remove(root, { recursive: true });
});

/** One of each kind; files that it writes or changes. */
const ADDED: [words: string[], files: number][] = [
  [[
    "page",
    "tools",
    "LiftPlan",
    "Lift plan",
    "举升机计划",
    "Hebebühnenplan",
    "--icon=wrench",
    "--roles=store-manager",
  ], 6],
  [
    ["register", "tools", "LiftManage", "WorkshopLift", "WorkshopLifts", "举升机", "Hebebühne", "Hebebühnen"],
    7,
  ],
  [[
    "list",
    "tools",
    "ToolCodes",
    "ToolCode",
    "ToolCodes",
    "tools",
    "tool_code",
    "Codes of tools",
    "工具编码",
    "Werkzeugnummern",
  ], 7],
  [[
    "list",
    "users",
    "AccountNumbers",
    "AccountNumber",
    "AccountNumbers",
    "users",
    "id",
    "Numbers of accounts",
    "账号编号",
    "Nummern der Konten",
  ], 7],
  [
    ["call", "tools", "countLifts", "get", "/tis/lift-counts", "ToolManage:view", "How many lifts there are"],
    3,
  ],
  [["call", "tools", "markLift", "post", "/tis/lifts/{code}/marks", "ToolManage:edit", "Mark a lift"], 2],
  // The lists of calls of these stand in a folder, and under another name.
  [[
    "call",
    "diagnosis",
    "countRuns",
    "get",
    "/tis/vds/run-counts",
    "VDSDiagnose:view",
    "How many runs there are",
  ], 2],
  [[
    "call",
    "roles",
    "countRoles",
    "get",
    "/tis/role-counts",
    "baseinforole:view",
    "How many roles there are",
  ], 2],
  // Its kind is told on the topic of all documents.
  [[
    "event",
    "laws",
    "law.repealed",
    "lawId",
    "A legal standard was repealed.",
    "法规标准已废止。",
    "Ein Rechtsstandard wurde aufgehoben.",
  ], 6],
  [[
    "event",
    "orders",
    "epc.order-withdrawn",
    "orderNumber",
    "An order was withdrawn.",
    "订单已撤回。",
    "Eine Bestellung wurde zurückgezogen.",
  ], 7],
  [[
    "message",
    "orders",
    "order-withdrawn",
    "epc.order-withdrawn",
    "EPCCart:view",
    "Order withdrawn",
    "订单已撤回",
    "Bestellung zurückgezogen",
  ], 5],
];
const ADDED_ALONE: [words: string[], files: number][] = [
  [["refusal", "lift-in-use", "The lift is in use", "举升机正在使用", "Die Hebebühne wird benutzt"], 4],
  [["text", "tools.lift_hint", "Two posts or four", "双柱或四柱", "Zwei oder vier Säulen"], 3],
];

/** What is refused, and a word of the sentence that says why. */
const REFUSED: [words: string[], why: RegExp][] = [
  [["pages"], /nothing is called 'pages'/],
  [["page", "tolls", "Lift", "Lift", "举升机", "Lift"], /no domain 'tolls'; there are account,/],
  [["page", "tools", "ToolManage", "Tools", "工具", "Werkzeuge"], /page 'ToolManage' is there already/],
  [["page", "tools", "Lift-Plan", "Lift plan", "计划", "Plan"], /'Lift-Plan' is no route/],
  [["page", "tools", "LiftPlan", "Lift plan"], /Chinese title is missing/],
  [["page", "tools", "Lift", "Lift", "举升机", "Lift", "--icon=lift"], /lucide has no icon/],
  [["page", "tools", "Lift", "Lift", "举升机", "Lift", "--roles=boss"], /'boss' is none of factory-manager,/],
  [
    ["register", "tools", "LiftManage", "Tool", "Tools", "工具", "Werkzeug", "Werkzeuge"],
    /table 'tools' is there already/,
  ],
  [
    ["call", "tools", "readCart", "get", "/tis/x", "ToolManage:view", "x"],
    /call 'readCart' is there already/,
  ],
  [
    ["call", "tools", "countX", "get", "/tis/x", "Nowhere:view", "x"],
    /there is no page Nowhere,[^]*; tools has ToolManage\n/,
  ],
  [
    ["event", "orders", "epc.order-sent", "orderNumber", "x", "x", "x"],
    /event 'epc.order-sent' is there already/,
  ],
  [
    ["event", "tools", "tool.broken", "orderNumber", "x", "x", "x"],
    /--topic-en, the name of the new topic tis.tool.v1/,
  ],
  [
    ["event", "tools", "tool.broken", "toolNumber", "x", "x", "x"],
    /--member-en, what the new member toolNumber is, is missing/,
  ],
  [["refusal", "not-found", "x", "x", "x"], /refusal 'not-found' is there already/],
  [["text", "tolls.lift_hint", "x", "x", "x"], /no texts are called 'tolls'; there are account,.* tools,/],
  [
    ["page", "lifts", "LiftPlan", "Lift plan", "计划", "Plan"],
    /domains\.ts does not read services\/lifts\/domain\.ts yet/,
  ],
  [["text", "orders.send", "x", "x", "x"], /text orders.send is there already: Send order/],
];

Deno.test("a new page, register, list, call, event, message, refusal and text", async (t) => {
  await using tree = await scratchTree();
  // A domain that was begun and not named in domains.ts yet.
  await Deno.mkdir(`${tree.root}/services/lifts`);
  await Deno.writeTextFile(`${tree.root}/services/lifts/domain.ts`, "");

  await t.step(
    "what cannot be is refused with the reason and an example, and nothing is written",
    async () => {
      const before = await tree.texts();
      for (const [words, why] of REFUSED) {
        const refused = (error: unknown) => error instanceof Refused && why.test(error.message);
        await assert.rejects(add(tree.root, words), refused, words.join(" "));
      }
      assert.deepEqual(await tree.texts(), before);
    },
  );

  const touched = new Set<string>();
  const write = async ([words, files]: [string[], number]) => {
    const { written, left } = await add(tree.root, words);
    assert.equal(written.length, files, JSON.stringify(written));
    assert.ok(left.length > 0);
    for (const { path } of written) touched.add(path);
  };

  await t.step("each is written, and the tests of declarations and texts find nothing missing", async () => {
    for (const one of ADDED) await write(one);
    const recorded = await tree.deno(...["run", "-A", "--no-check", "tests/events/write_stable_schemas.ts"]);
    assert.ok(recorded.ok, recorded.out);
    const { ok, out } = await tree.deno(
      ...["test", "-A", "--no-check", "tests/locales_test.ts", "tests/edge/declarations_test.ts"],
      ...["tests/events/catalogue_test.ts", "tests/roles/roles_pages_test.ts", "tests/look/icons_test.ts"],
      ...["tests/events/stable_events_test.ts", "tests/terms_test.ts"],
    );
    assert.ok(ok, out);
  });

  await t.step("the command tells what it wrote, or why it wrote nothing", async () => {
    const command = [
      "run",
      "-A",
      "--lock=deno.lock",
      "tools/new/main.ts",
      "text",
      "tools.lift_note",
      "A note",
      "备注",
      "Ein Hinweis",
    ];
    const first = await tree.deno(...command);
    assert.match(first.out, /written:\n {2}locales\/en_US\/tools\.json: tools\.lift_note\n[^]*left to say:/);
    const second = await tree.deno(...command);
    assert.ok(first.ok && !second.ok, second.out);
    assert.match(second.out, /tools\.lift_note is there already: A note[^]*nothing was written/);
  });

  await t.step("the files that were touched are formatted, lint and type-check", async () => {
    for (const one of ADDED_ALONE) await write(one);
    const code = [...touched].filter((path) => /\.tsx?$/.test(path));
    await tree.examine(code);
  });

  await t.step("each of them works", async () => {
    const { ok, out } = await tree.deno("run", "-A", "--no-check", "tests/new/works.ts");
    assert.ok(ok, out);
  });
});
