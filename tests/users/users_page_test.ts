import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const { data } = await (await fetch(`${portal.origin}/oauth/login`, {
  method: "POST",
  body: new URLSearchParams({
    account: "administrator",
    password: DEMO_PASSWORD,
    consent: "true",
    lang: "en_US",
  }),
})).json();
const headers = { cookie: `tis_session=${data.token}`, accept: "text/html", origin: portal.origin };
const open = async (path: string) => await (await fetch(`${portal.origin}/tis/${path}`, { headers })).text();
const [person] = await portal.sql<
  { id: number }[]
>`select id from users where user_code = 'store-technician'`;

Deno.test("a person is not told of as of a record that can be restored", async () => {
  const asked = await open(`baseinfouser?delete=${person!.id}`);
  assert.match(asked, /Delete the account of 陈晓\?/);
  const dialog = asked.slice(asked.indexOf('id="register-dialog"'));
  assert.doesNotMatch(dialog.slice(0, dialog.indexOf("</dialog>")), /restore/i);
  assert.match(await open("LaborType?keyword="), /restore/i, "a record is");
});

Deno.test("what can be done with an account stands before its fields", async () => {
  const shown = await open(`baseinfouser?entry=${person!.id}`);
  const [freeze, fields] = ['action="/tis/users/freezing"', 'id="register-entry"'].map((one) =>
    shown.indexOf(one)
  );
  assert.ok(freeze! > 0 && fields! > 0, "both are there");
  assert.ok(freeze! < fields!, "freezing is not looked for below the fields");
});

Deno.test("no role is chosen for a person before somebody chooses one", async () => {
  const shown = await open(`baseinfouser?entry=${person!.id}`);
  const select = /<select[^>]*name="role"[^>]*>(.*?)<\/select>/s.exec(shown)![1]!;
  assert.match(select, /^<option value(="")?>Choose a role<\/option>/);
  assert.doesNotMatch(select, /selected/);
});

Deno.test("an account is not made without saying of which type its owner is", async () => {
  const answer = await fetch(`${portal.origin}/tis/users`, {
    method: "POST",
    headers: {
      cookie: headers.cookie,
      origin: portal.origin,
      "content-type": "application/json",
      language: "en_US",
    },
    body: JSON.stringify({ userCode: "no.type", fullName: "No Type" }),
  });
  const { data, code } = await answer.json();
  assert.equal(code, "000001");
  assert.deepEqual(data.errors.map(({ field, rule }: { field: string; rule: string }) => [field, rule]), [
    ["userType", "field-required"],
  ]);
});

Deno.test("an account is made by the form that the page draws, the boxes of its editions among it", async () => {
  const shown = await open("baseinfouser?add=1");
  const none = /<input type="hidden" name="editions" value(="")?\/?>/;
  assert.match(shown, none, "a list that nothing is ticked of is posted too");
  const answer = await fetch(`${portal.origin}/tis/users`, {
    method: "POST",
    headers: { ...headers, accept: "application/json", language: "en_US" },
    body: new URLSearchParams([
      ["userCode", "49107.werner"],
      ["fullName", "Lena Werner"],
      ["userType", "store"],
      ["orgCode", "49107"],
      ["editions", ""],
      ["editions", "overseas"],
    ]),
  });
  const { code, msg, data: made } = await answer.json();
  assert.equal(code, 200, msg);
  assert.deepEqual(made.values.editions, ["overseas"]);
});

Deno.test("roles that the portal brings along offer no delete, others do", async () => {
  const list = await open("baseinforole?pageSize=100");
  const rowOf = (code: string) => new RegExp(`<tr data-key="${code}".*?</tr>`, "s").exec(list)![0];
  assert.doesNotMatch(rowOf("store-manager"), /data-delete/);
  assert.match(rowOf("trial-store"), /data-delete/);
  assert.doesNotMatch(await open("baseinforole?entry=store-manager"), /delete=store-manager/);
  assert.doesNotMatch(
    await open("baseinforole?delete=store-manager"),
    /register-deletion/,
    "nor by its address",
  );
});
