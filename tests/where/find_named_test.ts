import assert from "node:assert/strict";
import { findByWords, indexOf } from "@/tools/where/find_by_words.ts";
import { findNamed } from "@/tools/where/find_named.ts";
import { findTextsByWords } from "@/tools/where/find_texts.ts";
import { findPart } from "@/tools/where/find_part.ts";
import { walk } from "@/tools/where/walk.ts";
import { ROOT } from "../source_tree.ts";

const root = ROOT.endsWith("/") ? ROOT : `${ROOT}/`;
const FOLDERS = ["kernel", "engines", "services", "components", "routes", "demo"];
const sources = (await Promise.all(FOLDERS.map((folder) => walk(root, folder)))).flat();

const pathOf = (place: string) => place.split(":")[0]!;

/** Files that are found under a name, by what they are to it. */
async function found(name: string): Promise<Record<string, string[]>> {
  const all = await findNamed(root, sources, name);
  return Object.fromEntries(
    all.map(({ what, places }) => [what, places.map(pathOf)]),
  );
}

Deno.test("what is declared under a name is found by it: a job, a kind of message, a refusal, an operation", async () => {
  assert.deepEqual((await found("sync-all-users")).declared, ["services/user_sync/sync_all_users_job.ts"]);
  assert.deepEqual((await found("order-rejected")).declared, ["services/orders/domain.ts"]);
  assert.deepEqual((await found("epc-too-many-parts")).declared, ["kernel/refusals/catalogue.ts"]);
  assert.ok((await found("sendOrder")).exported!.includes("services/orders/send_order.ts"));
});

Deno.test("a right is found with its page, what needs it and who is given it; a role with its grants", async () => {
  const right = await found("ToolManage:edit");
  assert.deepEqual(
    right.page,
    ["services/tools/domain.ts", "services/tools/tool_register.ts"].filter((path) =>
      right.page!.includes(path)
    ),
  );
  assert.ok(right.granted!.includes("services/tools/domain.ts"));
  assert.ok((await found("store-manager")).named!.includes("services/orders/domain.ts"));
});

Deno.test("a sentence is found with its key and with what says it", async () => {
  const button = await found("Send order");
  assert.deepEqual(button.texts, [
    "locales/en_US/orders.json",
    "locales/zh_CN/orders.json",
    "locales/de_DE/orders.json",
  ]);
  assert.deepEqual(button.said, ["components/orders/review/ReviewView.tsx"]);
  assert.ok((await found("提交订单")).texts!.slice(0, 3).every((path) => button.texts!.includes(path)));
  assert.ok((await found("Bestellung senden")).texts!.includes("locales/de_DE/orders.json"));
  const filledIn = await found("VIN X1234 does not exist, or is not in the production database.");
  assert.deepEqual(filledIn.texts, [
    "locales/en_US/refusal.json",
    "locales/zh_CN/refusal.json",
    "locales/de_DE/refusal.json",
  ]);
  assert.ok(filledIn.said!.includes("kernel/refusals/catalogue.ts"));
  assert.deepEqual(
    (await found("card can be verified only once")).texts,
    ["locales/en_US/cards.json", "locales/zh_CN/cards.json", "locales/de_DE/cards.json"],
  );
});

Deno.test("a text is found by its key or by words of it in any order, and told in each complete language", async () => {
  const byKey =
    (await findNamed(root, sources, "account-locked")).find(({ what }) => what === "texts")!.places;
  for (const texts of [byKey, await findTextsByWords(root, "locked account")]) {
    assert.ok(
      texts.some((text) => text.startsWith("locales/zh_CN/refusal.json: refusal.account-locked '账号")),
    );
  }
  assert.deepEqual(await findTextsByWords(root, "account"), []);
});

Deno.test("a right is the page's own alone, and each grant says to which roles", async () => {
  const right = await findNamed(root, sources, "DTCManage:edit");
  assert.deepEqual(right.find(({ what }) => what === "page")!.places.map(pathOf), [
    "services/diagnosis/domain.ts",
    "services/diagnosis/dtc_register.ts",
  ]);
  const granted = right.find(({ what }) => what === "granted")!.places;
  assert.deepEqual(granted.map((place) => place.replace(/:\d+/, "")), [
    "services/diagnosis/domain.ts: factory-engineer",
  ]);
});

Deno.test("words are found in the names of files", async () => {
  assert.deepEqual((await found("bar chart")).files, ["components/charts/BarChart.tsx"]);
  assert.deepEqual(await found("mail template"), {});
});

/** What somebody looks for in words of their own, and a place that is among the first five answers. */
const MEANT: [words: string, place: string][] = [
  ["dealer order page", "routes/(orders)/EPCCart.tsx"],
  ["mail template of a new message", "engines/mails/message_html.ts"],
  ["mail template", "engines/mails/message_html.ts"],
  ["columns of the XLSX sheet of users", "services/users/user_fields.ts"],
  ["consumer that hands orders to the dealer management system", "services/orders/push_consumer.ts"],
  ["right to edit DTCs", "services/diagnosis/domain.ts"],
  ["clock job that deletes old logs", "services/logs/retire_logs_job.ts"],
  ["order page", "routes/(orders)/EPCCart.tsx"],
  ["cart island", "islands/orders/Cart.tsx"],
  ["carts", "migrations/0025_orders.sql"],
  ["migration of the table carts", "migrations/0025_orders.sql"],
  ["event order sent", "events/orders.ts"],
  ["maximum upload size", "kernel/limits.ts"],
  ["metric http requests", "platform/telemetry/metrics.ts"],
  ["alert parked events", "deploy/prometheus/alerts.yaml"],
  ["draw a figure", "drawing/figure.ts"],
  ["setting dms url", "platform/environment.ts"],
  ["css class button", "styles/button.css"],
  ["session cookie", "edge/cookies.ts"],
  ["only a store with a price list orders", "tests/orders/order_test.ts"],
];

Deno.test("what no name says is found by words of its name, its place or what is said of it", async () => {
  const naming = /\.(?:tsx?|sql|css|yaml|md)$/;
  const folders = [
    "islands",
    "events",
    "edge",
    "platform",
    "migrations",
    "styles",
    "deploy",
    "drawing",
    "tests",
    "docs",
  ];
  const all = indexOf([
    ...sources,
    ...(await Promise.all(folders.map((folder) => walk(root, folder, naming)))).flat(),
  ]);
  for (const [words, place] of MEANT) {
    const first = findByWords(all, words).slice(0, 5).map(({ path }) => path);
    assert.ok(first.includes(place), `${words}: ${first.join(", ")}`);
  }
  assert.deepEqual(findByWords(all, "xyzzy"), []);
});

Deno.test("a domain and an engine are found with all of their folders, however the name is written", async () => {
  const orders = await findPart(root, "orders");
  assert.ok(orders!.places.some(({ what, paths }) => what === "demo" && paths.includes("demo/orders.ts")));
  assert.equal((await findPart(root, "mail log"))!.name, "mail_log");
  assert.equal((await findPart(root, "mailLog"))!.name, "mail_log");
  assert.equal((await findPart(root, "mail logs"))!.name, "mail_log");
  assert.equal((await findPart(root, "order"))!.name, "orders");
  assert.deepEqual((await findPart(root, "mails"))!.places.find(({ what }) => what === "services")!.paths, [
    "engines/mails/",
  ]);
  assert.equal(await findPart(root, "../tests"), null);
});
