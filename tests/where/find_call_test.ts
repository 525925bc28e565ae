import assert from "node:assert/strict";
import { findCalls } from "@/tools/where/find_call.ts";
import { findEvent } from "@/tools/where/find_event.ts";
import { walk } from "@/tools/where/walk.ts";
import { ROOT } from "../source_tree.ts";

const root = ROOT.endsWith("/") ? ROOT : `${ROOT}/`;
const FOLDERS = ["kernel", "engines", "services", "events"];
const sources = (await Promise.all(FOLDERS.map((folder) => walk(root, folder)))).flat();

const fileOf = (place: string) => place.split(":")[0]!;

/** Files of the calls that are found, by what they are to them. */
async function found(name: string): Promise<[string, Record<string, string[]>][]> {
  return (await findCalls(root, sources, name)).map(({ operationId, places }) => [
    operationId,
    Object.fromEntries(places.map(({ what, paths }) => [what, paths.map(fileOf)])),
  ]);
}

Deno.test("a call is found by its operation and by its path, with the service that does it", async () => {
  const sendOrder = [["sendOrder", {
    declared: ["services/orders/calls.ts"],
    does: ["services/orders/send_order.ts"],
    tests: ["tests/orders/"],
  }]];
  assert.deepEqual(await found("sendOrder"), sendOrder);
  assert.deepEqual(await found("POST /tis/orders"), sendOrder);
});

Deno.test("a call that follows from a register or a kind of documents is found where that is declared", async () => {
  assert.deepEqual(await found("listHomePictures"), [["listHomePictures", {
    declared: ["services/home/home_picture_register.ts"],
    "made by": ["engines/registers/calls.ts"],
    tests: ["tests/home/", "tests/registers/"],
  }]]);
  assert.deepEqual(await found("post /tis/bulletins/{any}/submission"), [["submitBulletin", {
    declared: ["services/bulletins/bulletin_document.ts"],
    "made by": ["engines/documents/calls.ts"],
    tests: ["tests/bulletins/", "tests/documents/"],
  }]]);
  const [[, published]] = await found("listPublishedBulletins") as [[string, Record<string, string[]>]];
  assert.deepEqual(published.declared, ["services/bulletins/bulletin_document.ts"]);
  assert.deepEqual(await found("Send order"), []);
});

Deno.test("an event is found where it is sent and where somebody listens", () => {
  const places = findEvent(sources, "qa.asked").map(({ what, places }) => [what, places.map(fileOf)]);
  assert.deepEqual(places, [
    ["sent", ["services/qa/ask_question.ts"]],
    ["used", ["services/qa/notifications.ts"]],
  ]);
});
