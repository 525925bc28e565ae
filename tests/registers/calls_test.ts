import assert from "node:assert/strict";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };
const LIST = "/tis/power-types";

const token = await logIn("administrator");

async function logIn(account: string): Promise<string> {
  const response = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await response.json()).data.token;
}

interface Answered {
  code: number | string;
  // deno-lint-ignore no-explicit-any -- what calls of many shapes answer
  data: any;
  msg: string;
}

async function ask(path: string, body?: unknown, lang = "en_US"): Promise<Answered> {
  const isForm = body instanceof FormData;
  const response = await fetch(portal.origin + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      accept: "application/json",
      authorization: token,
      Language: lang,
      ...(body !== undefined && !isForm ? { "content-type": "application/json" } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return await response.json();
}

/** As a browser sends a form without script; answers where it goes to. */
async function send(path: string, fields: [string, string][]): Promise<string> {
  const response = await fetch(portal.origin + path, {
    method: "POST",
    headers: { accept: "text/html", authorization: token },
    body: new URLSearchParams([...fields, ["_back", "/tis/EPCEnerge?keyword=walk"]]),
    redirect: "manual",
  });
  await response.body?.cancel();
  assert.equal(response.status, 303);
  return response.headers.get("location")!;
}

async function entry(key: string) {
  return (await ask(`${LIST}/${encodeURIComponent(key)}`)).data;
}

Deno.test(
  "an entry is added, changed and read by calls, its names in the caller's language",
  quiet,
  async () => {
    const added = await ask(LIST, { code: "call-1", names: { zh_CN: "走", en_US: "Walk" }, sort: 7 });
    assert.equal(added.code, 200);
    assert.equal(added.msg, "Added: Walk");
    assert.deepEqual(added.data.values, { code: "call-1", names: { zh_CN: "走", en_US: "Walk" }, sort: 7 });
    assert.equal((await ask(`${LIST}/call-1`, undefined, "zh_CN")).data.labels.names, "走");
    const changed = await ask(`${LIST}/call-1`, { version: 1, sort: 8 });
    assert.equal(changed.data.version, 2);
    assert.equal(changed.data.values.names.en_US, "Walk", "what is left out stays");
    assert.equal((await ask(`${LIST}/call-1`, { version: 1, sort: 9 })).code, 8080997);
    assert.equal((await ask(LIST, { code: "call-1", names: { en_US: "Again" } })).code, 8080998);
  },
);

Deno.test("a refusal names the fields, in the caller's language", quiet, async () => {
  const english = await ask(LIST, { code: "no code", names: {}, sort: -1 });
  assert.equal(english.code, "000001");
  assert.deepEqual(english.data.errors.map((error: { field: string }) => error.field).sort(), [
    "code",
    "sort",
  ]);
  const chinese = await ask(LIST, { code: "call-2", names: {} }, "zh_CN");
  assert.deepEqual(chinese.data.errors, [{
    field: "names",
    rule: "field-required",
    message: "此字段不能为空",
  }]);
  const reserved = await ask(LIST, { code: "deletions", names: { en_US: "No" } });
  assert.equal(reserved.data.errors[0].rule, "key-reserved");
  const markup = await ask(LIST, { code: "call-3", names: { en_US: "<b>bold</b>" } });
  assert.equal(markup.data.errors[0].rule, "unsafe-content");
});

Deno.test(
  "plain forms do the same: they go back to their page, an emptied field is cleared",
  quiet,
  async () => {
    const to = await send(LIST, [["code", "form-1"], ["names.zh_CN", "表单"], ["names.en_US", "Form"], [
      "sort",
      "3",
    ]]);
    assert.equal(to, "/tis/EPCEnerge?keyword=walk");
    await send(`${LIST}/form-1`, [["version", "1"], ["names.zh_CN", "表单"], ["names.en_US", ""], [
      "sort",
      "4",
    ]]);
    assert.deepEqual((await entry("form-1")).values, { code: "form-1", names: { zh_CN: "表单" }, sort: 4 });
    await send(`${LIST}/form-1`, [["version", "2"], ["names.zh_CN", ""]]);
    assert.equal((await entry("form-1")).version, 2, "a name that must be there was refused");
    await send(`${LIST}/changes`, [["entries", "2:form-1"], ["fields", "sort"], ["sort", "5"]]);
    assert.equal((await entry("form-1")).values.sort, 5);
    await send(`${LIST}/changes`, [["entries", "3:form-1"], ["sort", "6"]]);
    assert.equal((await entry("form-1")).values.sort, 5, "no field was ticked");
    await send(`${LIST}/deletions`, [["entries", "3:form-1"]]);
    assert.ok((await entry("form-1")).deletedAt);
    await send(`${LIST}/restorations`, [["keys", "form-1"]]);
    assert.equal((await entry("form-1")).deletedAt, null);
  },
);

Deno.test(
  "the list is narrowed, searched, sorted and paged; a filter that it does not have is passed over",
  quiet,
  async () => {
    const all = (await ask(`${LIST}?pageSize=500`)).data;
    assert.equal(all.records.length, all.total);
    const found = (await ask(`${LIST}?keyword=form`)).data.records.map((one: { key: string }) => one.key);
    assert.deepEqual(found, ["form-1"]);
    const back = (await ask(`${LIST}?pageSize=500&sort=-code`)).data.records.map((one: { key: string }) =>
      one.key
    );
    assert.deepEqual(back, back.toSorted().reverse());
    assert.equal((await ask(`${LIST}?sort=password`)).code, "000001");
    assert.equal((await ask(`${LIST}?colour=red`)).data.total, all.total);
  },
);

Deno.test("the template is filled in, checked and imported", quiet, async () => {
  const response = await fetch(`${portal.origin}/tis/file/template/TIS-EPCEnerge.xlsx`, {
    headers: { authorization: token, Language: "zh_CN" },
  });
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const heads = sheets[0]!.rows[0]!.map(String);
  assert.equal(sheets.length, 2);
  assert.ok(heads.some((head) => head.endsWith("*")));
  const rows = [heads, ["sheet-1", "表", "Sheet", 1], ["sheet-1", "表", "Sheet", 1], ["", "无", "", 1]];
  const form = async () => {
    const data = new FormData();
    const bytes = await writeXlsx({ sheets: [{ name: "x", rows }] });
    data.set("file", new File([bytes as Uint8Array<ArrayBuffer>], "x.xlsx"));
    return data;
  };
  const check = await ask(`${LIST}/import-checks`, await form());
  assert.deepEqual(check.data.counts, { new: 1, changed: 0, same: 0, refused: 2 });
  assert.deepEqual(check.data.rows.map((row: { row: number; state: string }) => [row.row, row.state]), [
    [2, "new"],
    [3, "refused"],
    [4, "refused"],
  ]);
  const refused = await ask(`${LIST}/imports`, await form());
  assert.equal(refused.code, "000001");
  assert.equal(refused.data.rows.length, 2);
  const good = await form();
  good.set("goodRowsOnly", "true");
  const done = await ask(`${LIST}/imports`, good);
  assert.equal(done.data.added, 1);
  assert.equal((await entry("sheet-1")).values.names.zh_CN, "表");
  const noSheet = new FormData();
  noSheet.set("file", new File(["no sheet"], "x.xlsx"));
  assert.equal((await ask(`${LIST}/import-checks`, noSheet)).data.errors[0].rule, "import-not-readable");
});

Deno.test("choices are found by words, and told again by their keys", quiet, async () => {
  const { data } = await ask("/tis/series-entries/choices/brandCode?limit=3");
  assert.ok(data.records.length > 0);
  const [first] = data.records;
  assert.deepEqual((await ask(`/tis/series-entries/choices/brandCode?keys=${first.value}`)).data.records, [
    first,
  ]);
});
