import assert from "node:assert/strict";
import { ownMs } from "@/bench/web/own_time.ts";
import { boundsOfBody, readBody } from "@/edge/read_body.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import "@/domains.ts";

const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=edge";

function callOf(operationId: string) {
  return CALLS.all.find((call) => call.operationId === operationId)!;
}

/** What a body is answered with: its kind, or the key of the refusal; and the milliseconds of processor time it took. */
async function read(
  operationId: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<[outcome: string, ms: number]> {
  const req = new Request("http://portal/", { method: "POST", body, headers: { "content-type": type } });
  const before = ownMs();
  try {
    const { kind } = await readBody(req, boundsOfBody(callOf(operationId)));
    return [kind, ownMs() - before];
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.key, ownMs() - before];
  }
}

function names(count: number): string {
  return Array.from({ length: count }, (_, place) => `${place.toString(36)}=`).join("&");
}

function parts(count: number): string {
  const part = (_: unknown, place: number) =>
    `--edge\r\nContent-Disposition: form-data; name="${place}"\r\n\r\n1\r\n`;
  return `${Array.from({ length: count }, part).join("")}--edge--\r\n`;
}

function members(count: number): string {
  return `{${Array.from({ length: count }, (_, place) => `"${place.toString(36)}":{}`).join(",")}}`;
}

const BODIES = [
  ["a form of names", FORM, names, "form"],
  ["a form of parts", PARTS, parts, "form"],
  ["JSON of members", "application/json", members, "json"],
] as const;

for (const [what, type, made, kind] of BODIES) {
  Deno.test(`${what} is read up to as many as a call takes, and no further`, async () => {
    assert.equal((await read("saveRoleRights", type, made(LIMITS.bodyValues)))[0], kind);
    assert.equal(
      (await read("saveRoleRights", type, made(LIMITS.bodyValues + 1)))[0],
      "body-too-many-values",
    );
    assert.equal((await read("logout", type, made(LIMITS.visitorBodyValues)))[0], kind);
    assert.equal((await read("logout", type, made(LIMITS.visitorBodyValues + 1)))[0], "body-too-many-values");
  });
}

Deno.test("commas and brackets within texts are no values", async () => {
  const text = JSON.stringify({ typed: `,{[\\",`.repeat(LIMITS.bodyValues) });
  assert.equal((await read("saveRoleRights", "application/json", text))[0], "json");
});

Deno.test("what is far too much is refused before it is taken apart", async () => {
  const much = [[FORM, names(300_000)], [PARTS, parts(25_000)], ["application/json", members(200_000)]];
  for (const [type, body] of much) {
    const [outcome, ms] = await read("saveRoleRights", type!, body!);
    assert.equal(outcome, "body-too-many-values");
    assert.ok(ms < 250, `took ${ms.toFixed(0)} ms`);
  }
});

Deno.test("only a call with files takes more than texts need, and a visitor's far less", async () => {
  const bytes = (count: number) => `typed=${"a".repeat(count - 6)}`;
  const file = (count: number) =>
    `--edge\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${
      "a".repeat(count)
    }\r\n--edge--\r\n`;
  assert.equal((await read("importXlsxRows", PARTS, file(LIMITS.bodyBytes)))[0], "form");
  assert.equal((await read("saveRoleRights", PARTS, file(LIMITS.bodyBytes)))[0], "too-large");
  assert.equal((await read("saveRoleRights", FORM, bytes(LIMITS.bodyBytes)))[0], "form");
  assert.equal((await read("logout", FORM, bytes(LIMITS.visitorBodyBytes)))[0], "form");
  assert.equal((await read("logout", FORM, bytes(LIMITS.visitorBodyBytes + 1)))[0], "too-large");
});

Deno.test("what is not written in UTF-8 is refused, and kept by nobody with its signs lost", async () => {
  const gbk = (before: string, after: string) => {
    const ends = [before, after].map((text) => new TextEncoder().encode(text));
    return Uint8Array.of(...ends[0]!, 0xb1, 0xf8, ...ends[1]!);
  };
  const outcome = async (type: string, body: string | Uint8Array<ArrayBuffer>) =>
    (await read("openJob", type, body))[0];
  assert.equal(await outcome("application/json", gbk('{"name":"', '"}')), "body-not-readable");
  assert.equal(await outcome(FORM, gbk("name=", "")), "body-not-readable");
  assert.equal(await outcome(FORM, "name=%B1%F8"), "body-not-readable");
  assert.equal(await outcome(FORM, "%B1%F8=name"), "body-not-readable");
  assert.equal(await outcome("application/json", '{"name":"\u5907 \ufffd"}'), "json");
  assert.equal(await outcome(FORM, "name=%E5%A4%87+%EF%BF%BD+100%"), "form");
});

Deno.test("a multipart body of another boundary, without one or without its end is refused, not taken for an empty form", async () => {
  const good = parts(2);
  assert.equal((await read("openJob", PARTS, good))[0], "form");
  assert.equal((await read("openJob", PARTS, "--edge--\r\n"))[0], "form");
  const bad = [
    [PARTS, good.replaceAll("edge", "other")],
    [PARTS, good.replace("--edge--", "")],
    [PARTS, good.replace("\r\n--edge--", "")],
    [PARTS, good.replace("\r\n--edge--", " --edge--")],
    [PARTS, "nothing of the kind"],
    [`multipart/form-data; boundary=${"e".repeat(71)}`, good.replaceAll("edge", () => "e".repeat(71))],
    ["multipart/form-data", good],
  ] as const;
  for (const [type, body] of bad) {
    assert.equal((await read("openJob", type, body))[0], "body-not-readable", body);
  }
});

Deno.test("a body that is nearly a boundary throughout costs its length, not that of the boundary for each byte", async () => {
  const nearly = "-".repeat(LIMITS.bodyBytes);
  const type = `multipart/form-data; boundary=${"-".repeat(69)}x`;
  assert.equal((await read("saveRoleRights", type, nearly))[0], "body-not-readable");
  // A longer one is not looked for at all.
  const [outcome, ms] = await read(
    "saveRoleRights",
    `multipart/form-data; boundary=${"-".repeat(4096)}x`,
    nearly,
  );
  assert.equal(outcome, "body-not-readable");
  assert.ok(ms < 1000, `took ${ms.toFixed(0)} ms`);
});
