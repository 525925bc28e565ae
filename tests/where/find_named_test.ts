import assert from "node:assert/strict";
import { findNamed, findWords } from "@/tools/where/find_named.ts";
import { findPart } from "@/tools/where/find_part.ts";
import { walk } from "@/tools/where/walk.ts";
import { ROOT } from "../source_tree.ts";

const root = ROOT.endsWith("/") ? ROOT : `${ROOT}/`;
const FOLDERS = ["kernel", "engines", "services", "components", "routes", "demo"];
const sources = (await Promise.all(FOLDERS.map((folder) => walk(root, folder)))).flat();

/** Files that are found under a name, by what they are to it. */
async function found(name: string): Promise<Record<string, string[]>> {
  const all = await findNamed(root, sources, name);
  return Object.fromEntries(
    all.map(({ what, places }) => [what, places.map((place) => place.split(":")[0]!)]),
  );
}

Deno.test("what is declared under a name is found by it: a job, a kind of message, a refusal, an operation", async () => {
  assert.deepEqual((await found("sync-all-users")).declared, ["services/user_sync/sync_all_users_job.ts"]);
  assert.deepEqual((await found("order-rejected")).declared, ["services/orders/domain.ts"]);
  assert.deepEqual((await found("not-found")).declared, ["kernel/refusals/catalogue.ts"]);
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
  assert.deepEqual(button.texts, ["locales/en_US/orders.json"]);
  assert.deepEqual(button.said, ["components/orders/SendOrder.tsx"]);
  assert.deepEqual((await found("提交订单")).texts, ["locales/zh_CN/orders.json"]);
  const filledIn = await found("VIN X1234 does not exist, or is not in the production database.");
  assert.deepEqual(filledIn.texts, ["locales/en_US/refusal.json"]);
  assert.ok(filledIn.said!.includes("kernel/refusals/catalogue.ts"));
  assert.deepEqual((await found("card can be verified once")).texts, ["locales/en_US/cards.json"]);
});

Deno.test("words are found in the names of files; where no file has all, those of each", async () => {
  assert.deepEqual((await found("bar chart")).files, ["components/charts/BarChart.tsx"]);
  assert.deepEqual(await found("mail template"), {});
  const [mail, ...others] = findWords(sources, "mail template");
  assert.equal(mail!.what, "mail");
  assert.ok(mail!.places.includes("engines/mails/message_html.ts"));
  assert.ok(others.every(({ what }) => what === "template"));
});

Deno.test("a domain and an engine are found with all of their folders, however the name is written", async () => {
  const orders = await findPart(root, "orders");
  assert.ok(orders!.places.some(({ what, paths }) => what === "demo" && paths.includes("demo/orders.ts")));
  assert.equal((await findPart(root, "mail log"))!.name, "mail_log");
  assert.equal((await findPart(root, "mailLog"))!.name, "mail_log");
  assert.deepEqual((await findPart(root, "mails"))!.places.find(({ what }) => what === "services")!.paths, [
    "engines/mails/",
  ]);
  assert.equal(await findPart(root, "../tests"), null);
});
