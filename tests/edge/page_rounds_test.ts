import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { freshDatabase } from "../database.ts";
import { serveDemo } from "../demo_portal.ts";
import { holdAnswers } from "./held_answers.ts";

/** A page waits for the database so often at most: what does not need an answer is asked together. */
const ROUNDS = 3;
/** A page is read again when it took more: beside it the process also does things by itself. */
const READINGS = 4;

/** A search by a word of the workshop, 刹车 for 制动. */
const REPLACED = `SearchPage?q=${encodeURIComponent("刹车")}`;

/** Pages with what they are for, beside those as the navigation leads to them. */
const ASKED = [
  "SearchPage?q=brake",
  // A number, a word that no title has in another form, and one that the workshop alone has.
  "SearchPage?q=34116",
  `SearchPage?q=${encodeURIComponent("制动")}`,
  REPLACED,
  "EPC2D?vin=GVAT2RE79RA613520&figure=34-11-02-C",
  "EPCPage?vin=GVAT2RE79RA613520&figure=34-11-02-C",
  // For the vehicle that the figure's page has put into context.
  "SearchPage?q=screw",
];

/** Pages that wait more often, and why. */
const MORE: Record<string, number> = {
  // What the workshop calls otherwise, and what names hold it inside, is looked up before the search.
  "SearchPage?q=brake": 4,
  "SearchPage?q=screw": 4,
  [REPLACED]: 4,
};

Deno.test("every page waits for the database three times at most, but for those that say why", async () => {
  await using portal = await serveDemo();
  const { pool, take } = holdAnswers(portal.sql);
  await using web = await portal.another(pool);
  const login = await fetch(`${web.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account: "administrator", password: DEMO_PASSWORD, consent: "true" }),
  });
  const cookie = `tis_session=${(await login.json()).data.token}`;
  const shown = new Set<string>();
  const roundsOf = async (route: string) => {
    let fewest = Infinity;
    for (let reading = 0; reading < READINGS && fewest > ROUNDS; reading++) {
      take();
      const answer = await fetch(`${web.origin}/tis/${route}`, {
        headers: { cookie, accept: "text/html" },
        redirect: "manual",
      });
      await answer.text();
      if (answer.status === 200) shown.add(route);
      fewest = Math.min(fewest, take());
    }
    return fewest;
  };
  const found: Record<string, number> = {};
  for (const route of [...PAGES.all.map(({ route }) => route), ...ASKED]) {
    const rounds = await roundsOf(route);
    if (rounds > ROUNDS) found[route] = rounds;
  }
  assert.deepEqual(found, MORE);
  assert.ok(shown.size >= 90, `${shown.size} pages were shown`);
});

Deno.test("statements that wait for each other are rounds of their own, others go together", async () => {
  await using db = await freshDatabase();
  const { pool, take } = holdAnswers(db.sql);
  const one = async () => void await pool`select 1`;
  take();
  await Promise.all([one(), one(), one()]);
  assert.equal(take(), 1);
  await one();
  await one();
  assert.equal(take(), 2);
  await Promise.all([one(), one().then(one)]);
  assert.equal(take(), 2);
  await assert.rejects(async () => await pool`select nothing`);
  await pool.begin(async (tx) => void await tx`select 1`);
  assert.equal(take(), 2);
});
