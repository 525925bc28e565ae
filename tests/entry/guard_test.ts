import assert from "node:assert/strict";
import { editionOfHost } from "@/services/entry/edition_of_host.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { gateRulesOfPage } from "@/edge/gate_rules.ts";
import { gate } from "@/edge/gate.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { guard, type GuardAnswer, isOldIe } from "@/services/entry/guard.ts";
import { caller } from "../edge/caller.ts";

const on: GuardAnswer = { go: "on" };
const to = (redirect: string): GuardAnswer => ({ redirect });

interface Visit {
  edition: Edition;
  route: string;
  hasSession: boolean;
  known: boolean;
  /** The person has the page's right. */
  permitted?: boolean;
  firstLogin?: boolean;
  oldIe?: boolean;
  oldIeRefusal?: RefusalKey;
}

/** What the gate and the guard behind it say to a visit. */
async function sent(visit: Visit): Promise<GuardAnswer> {
  const { edition, route, hasSession, known, permitted, firstLogin, oldIe, oldIeRefusal } = visit;
  const from = caller({
    as: hasSession ? "person" : "visitor",
    rights: permitted ? [`${route}:view`] : [],
    firstLogin,
  });
  const rules = gateRulesOfPage(known ? { route, need: `${route}:view` } : undefined);
  const refusal = await gate(from, rules, new Headers());
  return guard({ edition, route, known, refusal: refusal?.key ?? null, oldIe, oldIeRefusal });
}

/** Specification section 2, route guard, line by line: [edition, route, session, answer]. */
const TABLE: [edition: Edition, route: string, hasSession: boolean, answer: GuardAnswer][] = [
  ["domestic", "", false, to("login")],
  ["domestic", "", true, to("login")],
  ["overseas", "", false, to("os")],
  ["overseas", "", true, to("os")],
  // With a token, overseas: the login and brand entry pages lead to /os.
  ["overseas", "login", true, to("os")],
  ["overseas", "com", true, to("os")],
  ["overseas", "yw", true, to("os")],
  ["overseas", "fcb", true, to("os")],
  ["overseas", "denza", true, to("os")],
  ["overseas", "os", true, on],
  // With a token, domestic: /os leads to /login.
  ["domestic", "os", true, to("login")],
  ["domestic", "login", true, on],
  ["domestic", "denza", true, on],
  // Without a token: the password reset is open.
  ["domestic", "RePassPage", false, on],
  ["overseas", "RePassPage", false, on],
  // Without a token, overseas: everything leads to /os.
  ["overseas", "os", false, on],
  ["overseas", "login", false, to("os")],
  ["overseas", "com", false, to("os")],
  ["overseas", "index", false, to("os")],
  ["overseas", "nowhere", false, to("os")],
  ["overseas", "error", false, to("os")],
  // Without a token, domestic: only /login and the brand entries.
  ["domestic", "login", false, on],
  ["domestic", "com", false, on],
  ["domestic", "yw", false, on],
  ["domestic", "fcb", false, on],
  ["domestic", "denza", false, on],
  ["domestic", "os", false, to("login")],
  ["domestic", "index", false, to("login")],
  ["domestic", "EPC2D", false, to("login")],
  ["domestic", "error", false, to("login")],
  ["domestic", "404", false, to("login")],
  ["domestic", "PrintPage", false, to("login")],
  ["domestic", "nowhere", false, to("login")],
  // An unknown path is told as an error at its own address, once there is a session.
  ["domestic", "nowhere", true, { refuse: "not-found" }],
  ["overseas", "nowhere", true, { refuse: "not-found" }],
  ["domestic", "LOGIN", true, { refuse: "not-found" }],
  ["domestic", "index", true, on],
  ["domestic", "RePassPage", true, on],
  ["domestic", "Privacy", false, on],
];

const KNOWN = new Set(["index", "EPC2D", "error", "404", "PrintPage", "RePassPage", "Privacy", "FirstLogin"]);

Deno.test("the guard answers as the specification's table says", async () => {
  for (const [edition, route, hasSession, answer] of TABLE) {
    const given = await sent({ edition, route, hasSession, known: KNOWN.has(route), permitted: true });
    assert.deepEqual(given, answer, `${edition} /${route} ${hasSession ? "with" : "without"} token`);
  }
});

Deno.test("a page without the right is refused, whatever the browser", async () => {
  const question = { edition: "domestic", route: "EPC2D", hasSession: true, known: true } as const;
  assert.deepEqual(await sent({ ...question, permitted: false }), { refuse: "no-right" });
  assert.deepEqual(await sent({ ...question }), { refuse: "no-right" });
  assert.deepEqual(await sent({ ...question, permitted: false, oldIe: true, oldIeRefusal: "ie-editor" }), {
    refuse: "no-right",
  });
});

Deno.test("editor and print pages are refused in old Internet Explorer, with a token only", async () => {
  const question = { edition: "domestic", route: "PrintPage", known: true, permitted: true } as const;
  const oldIe = { oldIe: true, oldIeRefusal: "ie-print" } as const;
  assert.deepEqual(await sent({ ...question, hasSession: true, ...oldIe }), { refuse: "ie-print" });
  assert.deepEqual(await sent({ ...question, hasSession: true, ...oldIe, oldIe: false }), on);
  assert.deepEqual(await sent({ ...question, hasSession: false, ...oldIe }), to("login"));
  assert.ok(isOldIe("Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko"));
  assert.ok(isOldIe("Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)"));
  assert.ok(!isOldIe("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36"));
});

Deno.test("until the first login is finished only its page opens", async () => {
  const question = {
    edition: "domestic",
    hasSession: true,
    firstLogin: true,
    known: true,
    permitted: true,
  } as const;
  assert.deepEqual(await sent({ ...question, route: "index" }), to("FirstLogin"));
  assert.deepEqual(await sent({ ...question, route: "FirstLogin" }), on);
  assert.deepEqual(await sent({ ...question, route: "nowhere", known: false }), to("FirstLogin"));
  assert.deepEqual(await sent({ ...question, route: "RePassPage" }), on);
});

Deno.test("a page that exists in the demo only is unknown elsewhere", async () => {
  const question = { edition: "domestic", route: "DemoMail", hasSession: true, permitted: true } as const;
  assert.deepEqual(await sent({ ...question, known: true }), on);
  assert.deepEqual(await sent({ ...question, known: false }), { refuse: "not-found" });
});

Deno.test("the edition follows the host, and a wish counts in demo mode alone", () => {
  const overseasHosts = ["tis.example.com", "*.overseas.example"];
  const edition = (host: string, more: { demo?: boolean; asked?: string; kept?: string } = {}) =>
    editionOfHost({ host, overseasHosts, demo: false, ...more });
  assert.equal(edition("tis.example.com"), "overseas");
  assert.equal(edition("TIS.example.com:8443"), "overseas");
  assert.equal(edition("de.overseas.example"), "overseas");
  assert.equal(edition("overseas.example.evil.test"), "domestic");
  assert.equal(edition("tis.example.cn"), "domestic");
  assert.equal(edition("tis.example.cn", { asked: "overseas", kept: "overseas" }), "domestic");
  assert.equal(edition("localhost:8000", { demo: true, asked: "overseas" }), "overseas");
  assert.equal(edition("localhost:8000", { demo: true, kept: "overseas" }), "overseas");
  assert.equal(edition("localhost:8000", { demo: true, asked: "domestic", kept: "overseas" }), "domestic");
  assert.equal(edition("localhost:8000", { demo: true, asked: "elsewhere" }), "domestic");
});
