import assert from "node:assert/strict";
import postgres, { type Fragment } from "postgres";
import { entryColumns } from "@/engines/registers/entry_columns.ts";
import { joined } from "@/engines/registers/fragments.ts";
import type { Ctx, Sql } from "@/kernel/ctx.ts";
import { toolRegister } from "@/services/tools/tool_register.ts";

/** A client that is never connected, and how many parts of statements it has made. */
function countingSql() {
  const inner = postgres("postgres://nobody@127.0.0.1:1/nothing");
  let made = 0;
  const sql = ((first: TemplateStringsArray, ...rest: never[]) => {
    if (Array.isArray(first.raw)) made++;
    return inner(first, ...rest);
  }) as unknown as Sql;
  return { sql: Object.assign(sql, inner) as Sql, made: () => made };
}

/** The text of a part, with those within it. */
function textOf(part: Fragment): string {
  const { strings, args } = part as unknown as { strings: string[]; args: unknown[] };
  return strings.map((text, place) => {
    const arg = args[place] as { strings?: unknown; value?: string } | undefined;
    return text + (arg === undefined ? "" : arg.strings ? textOf(arg as never) : arg.value ?? "$");
  }).join("").replaceAll('"', "");
}

Deno.test("parts are joined by one part more, however many they are, and one alone stays as it is", () => {
  const { sql, made } = countingSql();
  const parts = ["a", "b", "c", "d"].map((name) => sql`${sql(name)}`);
  const before = made();
  const texts = (["and", "or", ","] as const).map((between) => textOf(joined(sql, parts, between)));
  assert.deepEqual(texts, ["a and b and c and d", "(a or b or c or d)", "a, b, c, d"]);
  // Each asks for what stands where there are none, too.
  assert.equal(made() - before, 2 * texts.length);
  assert.equal(joined(sql, parts.slice(0, 1), "or"), parts[0]);
  assert.equal(textOf(joined(sql, [], "and", sql`true`)), "true");
});

Deno.test("many parts are joined in groups, in their order", () => {
  const { sql } = countingSql();
  const numbers = Array.from({ length: 5000 }, (_, at) => `n${at}`);
  const whole = textOf(joined(sql, numbers.map((name) => sql`${sql(name)}`), "or"));
  assert.equal(whole.replaceAll(/[()]/g, ""), numbers.join(" or "));
  const strings = (count: number) =>
    (joined(sql, numbers.slice(0, count).map((name) => sql`${sql(name)}`), ",") as unknown as {
      strings: unknown;
    }).strings;
  assert.equal(strings(200), strings(4 * 64));
});

Deno.test("the client is given the same template for as many parts, since it notes each for good", () => {
  const { sql } = countingSql();
  const templates = [1, 2].map(() =>
    (joined(sql, [sql`a`, sql`b`], ",") as unknown as { strings: unknown }).strings
  );
  assert.equal(templates[0], templates[1]);
});

Deno.test("columns of an entry that are the same for all readers are written once", () => {
  const { sql, made } = countingSql();
  const ctx = { sql, lang: "en_US", chain: ["en_US"], actor: { kind: "system" } } as unknown as Ctx;
  const parts = () => {
    const before = made();
    return { text: textOf(entryColumns(ctx, toolRegister)), made: made() - before };
  };
  const [first, second] = [parts(), parts()];
  assert.equal(second.text, first.text);
  assert.match(first.text, /^\s*e\.tool_code::text as entry_key,[^]*, e\.[a-z_]+ as value1/);
  assert.ok(second.made < first.made / 2, `${first.made} parts, then ${second.made}`);
});
