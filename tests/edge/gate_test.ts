import assert from "node:assert/strict";
import {
  DESCRIPTIONS,
  FIGURE_FILES,
  gateRulesOfAnswer,
  gateRulesOfCall,
  gateRulesOfPage,
} from "@/edge/gate_rules.ts";
import { type Caller, gate, type GateRules } from "@/edge/gate.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import type { Need } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import "@/domains.ts";
import { caller } from "./caller.ts";

const RIGHT = "EPC2D:view";
const HERE = new Headers({ "sec-fetch-site": "same-origin" });
const ELSEWHERE = new Headers({ "sec-fetch-site": "cross-site" });

const call = (method: "get" | "post", need: Need, more: Partial<Call> = {}) =>
  gateRulesOfCall({ method, need, ...more } as Call);
const answer = (method: string, need: Need, counted?: "export") =>
  gateRulesOfAnswer({ need, counted }, method);

/** Every kind of entry. */
const RULES: Record<string, GateRules> = {
  "call that reads": call("get", RIGHT),
  "call that changes": call("post", RIGHT),
  "call that reads by POST": call("post", RIGHT, { onlyReads: true }),
  "call of any person": call("post", "session"),
  "call of the first login": call("post", "session", { duringFirstLogin: true }),
  "call of the factor's setup": call("post", "session", { duringFactorSetup: true }),
  "call that confirms reading": call("post", RIGHT, { duringReading: true }),
  "call that asks again": call("post", RIGHT, { asksAgain: true }),
  "open call that reads": call("get", "public"),
  "open call that changes": call("post", "public"),
  "file or stream": answer("GET", "session"),
  "upload": answer("PATCH", "session"),
  "preview": answer("HEAD", RIGHT),
  "form of a file": answer("POST", RIGHT),
  "open answer": answer("GET", "public"),
  "open answer that changes": answer("POST", "public"),
  "page": gateRulesOfPage(pageOf("EPC2D")),
  "page of any person": gateRulesOfPage(pageOf("Account")),
  "page of the first login": gateRulesOfPage(pageOf("FirstLogin")),
  "page of the second factor": gateRulesOfPage(pageOf("SecondFactor")),
  "page that asks again": gateRulesOfPage(pageOf("ConfirmIdentity")),
  "page of what must be read": gateRulesOfPage(pageOf("BulletinDetail")),
  "unknown page": gateRulesOfPage(undefined),
  "drawing": FIGURE_FILES,
  "description": DESCRIPTIONS,
};

/** Who comes, and whether a page of another site sent them. */
const CALLERS: Record<string, [Caller, Headers]> = {
  visitor: [caller({ as: "visitor", tokenFrom: "none" }), HERE],
  replaced: [caller({ as: "visitor", noSession: "logged-in-elsewhere" }), HERE],
  machine: [caller({ as: "machine", tokenFrom: "header", rights: [RIGHT] }), HERE],
  "machine without": [caller({ as: "machine", tokenFrom: "header" }), HERE],
  person: [caller({ rights: [RIGHT] }), HERE],
  "person without": [caller(), HERE],
  "first login": [caller({ rights: [RIGHT], firstLogin: true }), HERE],
  "page off": [caller({ rights: [RIGHT], off: ["EPC2D"] }), HERE],
  trying: [caller({ rights: [RIGHT], trying: true }), HERE],
  "other site": [caller({ rights: [RIGHT] }), ELSEWHERE],
  "other site, token in header": [caller({ rights: [RIGHT], tokenFrom: "header" }), ELSEWHERE],
  "too often": [caller({ rights: [RIGHT], hits: LIMITS.callsPerUserPerMinute + 1 }), HERE],
  "factor due": [caller({ rights: [RIGHT], factorDue: true }), HERE],
  "long ago": [caller({ rights: [RIGHT], provedBefore: LIMITS.confirmedMinutes }), HERE],
  "must read": [caller({ rights: [RIGHT, "BulletinList:view"], mustRead: true }), HERE],
};

const ANSWERS = {
  "in": null,
  login: "session-expired",
  again: "logged-in-elsewhere",
  first: "password-must-change",
  off: "page-switched-off",
  right: "no-right",
  tried: "trying-role",
  site: "cross-site",
  rate: "too-many-requests",
  factor: "second-factor-must",
  confirm: "confirmation-needed",
  read: "document-must-read",
} as const;

/** What the gate says to each of `CALLERS`, in their order, under each set of rules. */
const TABLE: Record<string, string> = {
  "call that reads": "login again in right in right first off in in in rate factor in read",
  "call that changes": "login again in right in right first off tried site in rate factor in read",
  "call that reads by POST": "login again in right in right first off in site in rate factor in read",
  "call of any person": "login again login login in in first in tried site in rate factor in in",
  "call of the first login": "login again login login in in in in tried site in rate in in in",
  "call of the factor's setup": "login again login login in in first in tried site in rate in in in",
  "call that confirms reading": "login again in right in right first off tried site in rate factor in in",
  "call that asks again": "login again in right in right first off tried site in rate factor confirm read",
  "open call that reads": "in in in in in in in in in in in rate in in in",
  "open call that changes": "in in in in in in in in in site in rate in in in",
  "file or stream": "login again login login in in first in in in in rate factor in in",
  "upload": "login again login login in in first in tried site in rate factor in read",
  "preview": "login again in right in right first off in in in rate factor in in",
  "form of a file": "login again in right in right first off tried site in rate factor in read",
  "open answer": "in in in in in in in in in in in rate in in in",
  "open answer that changes": "in in in in in in in in in site in rate in in in",
  "page": "login again login login in right first off in in in rate factor in read",
  "page of any person": "login again login login in in first in in in in rate factor in read",
  "page of the first login": "login again login login in in in in in in in rate in in in",
  "page of the second factor": "login again login login in in first in in in in rate in in in",
  "page that asks again": "login again login login in in first in in in in rate in in in",
  "page of what must be read":
    "login again login login right right first right right right right rate factor right in",
  "unknown page": "login again login login in in first in in in in rate factor in read",
  "drawing": "login again in right in right first right in in in rate factor in in",
  "description": "login again in in in in in in in in in rate in in in",
};

Deno.test("the gate says the same to whoever comes, at every kind of entry", async () => {
  assert.deepEqual(Object.keys(TABLE), Object.keys(RULES));
  for (const [kind, rules] of Object.entries(RULES)) {
    const wanted = TABLE[kind]!.split(" ");
    assert.equal(wanted.length, Object.keys(CALLERS).length, kind);
    for (const [place, [who, [from, headers]]] of Object.entries(CALLERS).entries()) {
      const refusal = await gate(from, rules, headers);
      assert.equal(refusal?.key ?? null, ANSWERS[wanted[place] as keyof typeof ANSWERS], `${kind}, ${who}`);
    }
  }
});

Deno.test("of several reasons the gate tells the first, always in one order", async () => {
  const rules = call("post", RIGHT);
  const tooOften = { hits: LIMITS.callsPerUserPerMinute + 1 };
  const known = { firstLogin: true, off: ["EPC2D"], trying: true };
  const told: (string | undefined)[] = [];
  const ask = async (parts: Parameters<typeof caller>[0], headers: Headers) =>
    void told.push((await gate(caller(parts), rules, headers))?.key);
  await ask({ ...known, ...tooOften }, ELSEWHERE);
  await ask({ as: "visitor" }, ELSEWHERE);
  await ask({ as: "visitor", off: ["EPC2D"] }, HERE);
  await ask(known, HERE);
  await ask({ ...known, firstLogin: false }, HERE);
  await ask({ trying: true }, HERE);
  await ask({ trying: true, rights: [RIGHT] }, HERE);
  assert.deepEqual(told, [
    "too-many-requests",
    "cross-site",
    "session-expired",
    "password-must-change",
    "page-switched-off",
    "no-right",
    "trying-role",
  ]);
});

Deno.test("a browser tells where a request began by Sec-Fetch-Site, an older one by Origin", async () => {
  const rules = call("post", RIGHT);
  const from = async (headers: Record<string, string>, tokenFrom: Caller["tokenFrom"] = "cookie") =>
    (await gate(caller({ rights: [RIGHT], tokenFrom }), rules, new Headers(headers)))?.key ?? null;
  assert.equal(await from({}), "cross-site", "with our cookie, whoever tells nothing is no browser");
  assert.equal(await from({}, "header"), null);
  assert.equal(await from({}, "none"), null);
  assert.equal(await from({ "sec-fetch-site": "none" }), null);
  assert.equal(await from({ "sec-fetch-site": "same-site" }), "cross-site");
  assert.equal(await from({ origin: "https://tis.example.com" }), null);
  assert.equal(await from({ origin: "https://elsewhere.example" }), "cross-site");
  assert.equal(await from({ "sec-fetch-site": "same-origin", origin: "null" }), null);
});
