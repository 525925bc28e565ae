import assert from "node:assert/strict";
import type { User } from "@/kernel/access/user.ts";
import { cardHashesOf } from "@/kernel/ports/card_hash.ts";
import { maskedCard, newCardString, readCardString } from "@/services/cards/card_string.ts";
import { cardRegister } from "@/services/cards/card_register.ts";
import { cardSeriesRegister } from "@/services/cards/card_series_register.ts";
import { generateCard } from "@/services/cards/generate_card.ts";
import { revokeCard } from "@/services/cards/revoke_card.ts";
import { verifyCard } from "@/services/cards/verify_card.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { listEntries } from "@/engines/registers/read_entries.ts";
import { openCatalogue } from "../epc/catalogue_builder.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";

const cardHashes = cardHashesOf([new Uint8Array(32).fill(7)]);

/** A catalogue with series that have cards, its engineer and two stores' people as keepers of cards. */
async function openCards() {
  const catalogue = await openCatalogue();
  await fillRegister(catalogue.system, cardSeriesRegister, [{ seriesCode: "TESSA", validDays: 30 }]);
  const rights = new Set(["SecretCard:view", "SecretCard:add", "SecretCard:verify", "SecretCard:revoke"]);
  const keeper = (user: User, hashes = cardHashes) =>
    catalogue.ctxOf({ ...user, assignments: [{ role: "keeper", market: null, org: null, rights }] }, {
      cardHashes: hashes,
    });
  return {
    ...catalogue,
    factory: keeper(catalogue.users.engineer),
    store: keeper(catalogue.users.technician),
    other: keeper(catalogue.users.stranger),
    /** The store's people where the portal has these keys. */
    storeUnder: (...fills: number[]) =>
      keeper(
        catalogue.users.technician,
        cardHashesOf(fills.map((fill) => new Uint8Array(32).fill(fill))),
      ),
    [Symbol.asyncDispose]: () => catalogue[Symbol.asyncDispose](),
  };
}
type Cards = Awaited<ReturnType<typeof openCards>>;

const make = ({ factory }: Cards) => generateCard(factory, { orgCode: "20417", seriesCode: "TESSA" });

const outcomes = async ({ sql }: Cards) =>
  (await sql<{ outcome: string }[]>`
    select after ->> 'outcome' as outcome from operation_log where operation = 'verifyPasswordCard' order by id`)
    .map(({ outcome }) => outcome);

Deno.test("a card's string has 100 bits in groups that cannot be misread, and is read in any writing", () => {
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const made = new Set(Array.from({ length: 500 }, () => newCardString({ randomBytes })));
  assert.equal(made.size, 500);
  for (const one of made) assert.match(one, /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  assert.equal(readCardString(" 7kq2m 0xj4t-9v8pdーー3hw5c"), null);
  assert.equal(readCardString("7kq2m 0xj4t 9v8pd-3hw5c"), "7KQ2M0XJ4T9V8PD3HW5C");
  assert.equal(readCardString("７KQ2M-OXJ4T-9V8PD-3HWSI"), "7KQ2M0XJ4T9V8PD3HWS1");
  assert.equal(readCardString("7KQ2M-0XJ4T"), null);
  assert.equal(maskedCard("3HW5C"), "•••••-•••••-•••••-3HW5C");
});

Deno.test("a card is verified once; the second time and an unknown one are refused alike, and every try is logged", async () => {
  await using cards = await openCards();
  const { cardString, id } = await make(cards);
  const verified = await verifyCard(cards.store, cardString.toLowerCase().replaceAll("-", " "));
  assert.deepEqual([verified.id, verified.orgCode, verified.seriesCode], [id, "20417", "TESSA"]);
  const again = await refusalOf(verifyCard(cards.store, cardString));
  const unknown = await refusalOf(verifyCard(cards.store, "00000-00000-00000-00000"));
  const noCard = await refusalOf(verifyCard(cards.store, "open sesame"));
  assert.equal(cards.store.t("refusal.card-invalid"), "Invalid password card");
  for (const refusal of [again, unknown, noCard]) {
    assert.equal(refusal?.key, "card-invalid");
    assert.deepEqual(refusal?.fields, again!.fields);
  }
  assert.deepEqual(await outcomes(cards), ["verified", "verified-before", "unknown", "unknown"]);
});

Deno.test("two who verify the same card at once: one of them", async () => {
  await using cards = await openCards();
  const { cardString } = await make(cards);
  const both = await Promise.all([1, 2].map(() => refusalOf(verifyCard(cards.store, cardString))));
  assert.deepEqual(both.map((refusal) => refusal?.key ?? "verified").sort(), ["card-invalid", "verified"]);
});

Deno.test("another dealer's card, one out of date and a revoked one are invalid", async () => {
  await using cards = await openCards();
  const foreign = await make(cards);
  await assertRefused(verifyCard(cards.other, foreign.cardString), "card-invalid");
  const gone = await make(cards);
  await revokeCard(cards.factory, gone.id, 1);
  await assertRefused(verifyCard(cards.store, gone.cardString), "card-invalid");
  await assertRefused(revokeCard(cards.factory, gone.id, 2), "state-changed");
  cards.setDay("2026-04-11");
  await assertRefused(verifyCard(cards.store, foreign.cardString), "card-invalid");
  assert.deepEqual(await outcomes(cards), ["other-dealer", "revoked", "expired"]);
});

Deno.test("nothing that is stored lets a string be found: neither row nor log has it, and hashes need the key", async () => {
  await using cards = await openCards();
  const { cardString, id } = await make(cards);
  const plain = readCardString(cardString)!;
  const [row] = await cards.sql<{ all: string; hash: Uint8Array }[]>`
    select c::text as all, hash from secret_cards c where id = ${id}`;
  const logs = await cards.sql<{ all: string }[]>`select l::text as all from operation_log l`;
  for (const { all } of [row!, ...logs]) {
    assert.ok(!all.includes(cardString) && !all.includes(plain) && !all.includes(plain.slice(0, 10)));
  }
  const unkeyed = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(plain)));
  assert.notDeepEqual(new Uint8Array(row!.hash), unkeyed);
  assert.notDeepEqual(new Uint8Array(row!.hash), (await cardHashesOf([new Uint8Array(32)])(plain))[0]);
  assert.deepEqual(new Uint8Array(row!.hash), (await cardHashes(plain))[0]);
});

Deno.test("a card that was made under an older key is verified while that key is kept", async () => {
  await using cards = await openCards();
  const [{ cardString }, lost] = [await make(cards), await make(cards)];
  await assertRefused(verifyCard(cards.storeUnder(8), lost.cardString), "card-invalid");
  assert.equal((await verifyCard(cards.storeUnder(8, 7), cardString)).orgCode, "20417");
});

Deno.test("tries are limited by person", async () => {
  await using cards = await openCards();
  const { cardString } = await make(cards);
  for (let tries = 0; tries < LIMITS.cardTriesPerUserPerMinute; tries++) {
    await assertRefused(verifyCard(cards.store, "guess"), "card-invalid");
  }
  await assertRefused(verifyCard(cards.store, cardString), "too-many-requests");
  assert.equal((await outcomes(cards)).length, LIMITS.cardTriesPerUserPerMinute);
});

Deno.test("cards are made for open dealers and series that have them; a store lists its own, masked", async () => {
  await using cards = await openCards();
  const { factory, store, other } = cards;
  const { cardString } = await make(cards);
  const refused = async (orgCode: string, seriesCode: string) =>
    (await refusalOf(generateCard(factory, { orgCode, seriesCode })))?.key;
  assert.equal(await refused("20417", "RIG"), "card-series-none");
  assert.equal(await refused("F1", "TESSA"), "choice-unknown");
  const query = { pageNo: 1, pageSize: 20 };
  const { records } = await listEntries(store, cardRegister, query);
  assert.deepEqual(records.map(({ values }) => values.masked), [maskedCard(cardString.slice(-5))]);
  assert.equal((await listEntries(other, cardRegister, query)).total, 0);
});
