import assert from "node:assert/strict";
import { pairsOf } from "./schema_pairs.ts";
import { type Source, sources } from "./source_tree.ts";

/** Where a type may have the members of a schema, and why. */
const ONLY_ALIKE = [
  // What is kept says true and false and null, what the form of the page says is 'on' and 'off' and left out.
  "services/settings/module_settings.ts ModuleSetting",
  // A dealer management system that is configured may need no token, the simulated one has one.
  "platform/push/dms_place.ts DmsPlace",
  // Whoever has a password: not who asks for a link by mail.
  "services/entry/password_policy.ts PasswordOwner",
];

async function inFolders(...folders: string[]): Promise<Source[]> {
  return [...(await sources()).values()].filter(({ path }) => folders.includes(path.split("/")[0]!));
}

const written = (path: string, code: string): Source => ({ path, code, imports: [] });

Deno.test("a type that says the members of a schema is found, in whatever order and through spreads", () => {
  const type =
    `export interface LiftCheck {\n  at: string;\n  lift: { code: string };\n  note?: string;\n}\n`;
  const schema = [
    `const when = { at: z.iso.datetime() };`,
    `export const liftCheck = z.object({`,
    `  lift: z.object({ code: z.string(), name: z.string() }),`,
    `  ...when,`,
    `  note: z.string().optional().describe("of who checked it; or none"),`,
    `});`,
  ].join("\n");
  const [one, other] = [written("services/tools/lift.ts", type), written("services/tools/calls.ts", schema)];
  assert.deepEqual(pairsOf([one, other]), [
    "services/tools/lift.ts LiftCheck = services/tools/calls.ts line 2",
  ]);
  const more = { ...one, code: type.replace("note?", "checkedBy: string;\n  note?") };
  assert.deepEqual(pairsOf([more, other]), []);
  // Three members are too few to tell a pair between two domains.
  assert.deepEqual(pairsOf([one, { ...other, path: "services/qa/calls.ts" }]), []);
});

Deno.test("what has a schema has its type from it: no type repeats the members of one", async () => {
  const found = pairsOf(await inFolders("services", "engines", "kernel", "events", "platform"));
  const wrong = found.filter((pair) => !ONLY_ALIKE.some((alike) => pair.startsWith(`${alike} `)));
  assert.deepEqual(wrong, []);
  assert.deepEqual(ONLY_ALIKE.filter((alike) => !found.some((pair) => pair.startsWith(`${alike} `))), []);
});

Deno.test("no schema is held to a type that stands beside it", async () => {
  const held = (await inFolders("services", "engines", "kernel", "events"))
    .filter(({ code }) => /satisfies z\.ZodType</.test(code)).map(({ path }) => path);
  assert.deepEqual(held, []);
});
