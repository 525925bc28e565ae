import assert from "node:assert/strict";
import { cardHashesOf } from "@/kernel/ports/card_hash.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { cookieOfDevice, knownDevice } from "@/services/entry/known_device.ts";
import { giveOneTimePassword } from "@/services/users/reset_by_staff.ts";
import { unlockUser } from "@/services/users/unlock_user.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { refusalOf } from "../refusal_of.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

type Portal = Awaited<ReturnType<typeof openTestPortal>>;
const DEVICE = "0197d3c2-0000-7000-8000-000000000001";

async function guess(portal: Portal, address: string, device: string | null = null) {
  const how = loginAs("store-manager", { password: "Wrong!2026", device });
  return (await refusalOf(login(portal.ctxWith({ address }), how)))?.key;
}

function enter(portal: Portal, address: string, device: string | null = null) {
  return refusalOf(login(portal.ctxWith({ address }), loginAs("store-manager", { device })));
}

async function lockOut(portal: Portal, address: string, device: string | null = null): Promise<void> {
  for (let tries = 0; tries < LIMITS.loginTries; tries++) await guess(portal, address, device);
}

/** An administrator, and the number of the account that is guessed. */
async function staff(portal: Portal) {
  const actor = (await loadUser(portal.ctx, "administrator"))!;
  const { id } = (await loadUser(portal.ctx, "store-manager"))!;
  return { admin: portal.ctxWith({ actor }), id };
}

Deno.test("a guesser locks their own network out, and nobody else", async () => {
  await using portal = await openTestPortal();
  await lockOut(portal, "198.51.100.7");
  assert.equal(await guess(portal, "198.51.100.200"), "account-locked", "a neighbour of the guesser");
  assert.equal(await enter(portal, "192.0.2.10"), null, "the owner, from elsewhere");
  assert.equal(
    await guess(portal, "198.51.100.7"),
    "account-locked",
    "the owner's login does not help the guesser",
  );
});

Deno.test("guessers of many networks lock all of them out, and the owner enters by a device that is known", async () => {
  await using portal = await openTestPortal();
  for (let network = 0; network < LIMITS.loginTriesAnywhere / LIMITS.loginTries; network++) {
    await lockOut(portal, `198.51.${network}.7`);
    portal.pass(1);
  }
  assert.equal(await guess(portal, "203.0.113.5"), "account-locked");
  assert.equal(
    (await enter(portal, "192.0.2.10"))?.key,
    "account-locked",
    "nobody can tell the owner from them",
  );
  assert.equal(await enter(portal, "198.51.0.7", DEVICE), null, "known, even beside a guesser");
  portal.pass(LIMITS.loginLockMinutes);
  assert.equal(await enter(portal, "192.0.2.10"), null);
});

Deno.test("a known device has as many tries as a network, and locks itself alone", async () => {
  await using portal = await openTestPortal();
  await lockOut(portal, "192.0.2.10", DEVICE);
  assert.equal((await enter(portal, "192.0.2.10", DEVICE))?.key, "account-locked");
  assert.equal(await enter(portal, "192.0.2.10"), null);
});

Deno.test("all known devices of a name together have as many tries as all networks", async () => {
  await using portal = await openTestPortal();
  const device = (place: number) => `0197d3c2-0000-7000-8000-00000000001${place}`;
  const locked = LIMITS.loginTriesAnywhere / LIMITS.loginTries;
  for (let place = 0; place < locked; place++) {
    await lockOut(portal, `198.51.${place}.7`, device(place));
    portal.pass(1);
  }
  assert.equal(await guess(portal, "203.0.113.5", device(locked)), "account-locked", "one more device");
  assert.equal(await enter(portal, "192.0.2.10"), null, "the owner, by a network");
  portal.pass(LIMITS.loginLockMinutes);
  assert.equal(await enter(portal, "203.0.113.5", device(locked)), null, "after the lock");
});

Deno.test("a device that entered by an older password is known no more", async () => {
  await using portal = await openTestPortal();
  const ctx = portal.ctxWith({ cardHashes: cardHashesOf([new Uint8Array(32).fill(1)]) });
  const guessers = await cookieOfDevice(ctx, undefined, "store-manager");
  const others = await cookieOfDevice(ctx, undefined, "store-technician");
  assert.notEqual(await knownDevice(ctx, guessers, "store-manager"), null, "while the password is the same");
  const { admin, id } = await staff(portal);
  await giveOneTimePassword(admin, id);
  assert.equal(await knownDevice(ctx, guessers, "store-manager"), null);
  assert.notEqual(await knownDevice(ctx, others, "store-technician"), null, "of another account");
  const anew = await cookieOfDevice(ctx, guessers, "store-manager");
  assert.equal(await knownDevice(ctx, anew, "store-manager"), guessers.split(".")[0], "entered again");
});

Deno.test("a network that is locked is no way to lock the others", async () => {
  await using portal = await openTestPortal();
  for (let tries = 0; tries < LIMITS.loginTriesAnywhere + 5; tries++) {
    await guess(portal, "198.51.100.7");
    if (tries % 10 === 9) portal.pass(1);
  }
  assert.equal(await enter(portal, "192.0.2.10"), null);
});

Deno.test("who asks without end in a name, with nothing to verify, is let in no more, and its owner is", async () => {
  await using portal = await openTestPortal();
  const ask = async (address: string) => {
    const how = loginAs("store-manager", { consent: false });
    return (await refusalOf(login(portal.ctxWith({ address }), how)))?.key;
  };
  const most = LIMITS.loginsPerAccountPerMinute;
  for (let asked = 0; asked < most; asked++) assert.equal(await ask("198.51.100.7"), "consent-missing");
  assert.equal(await ask("198.51.100.8"), "too-many-requests");
  assert.equal(await enter(portal, "198.51.100.9", DEVICE), null, "known, even beside the one who asks");
  assert.equal(await enter(portal, "192.0.2.10"), null, "from elsewhere");
});

Deno.test("staff lift every lock of a name", async () => {
  await using portal = await openTestPortal();
  await lockOut(portal, "192.0.2.10");
  await lockOut(portal, "198.51.100.7", DEVICE);
  const { admin, id } = await staff(portal);
  await unlockUser(admin, id);
  assert.equal(await enter(portal, "192.0.2.10"), null);
  assert.equal(await enter(portal, "198.51.100.7", DEVICE), null);
});

Deno.test("a device is known by what the portal signed, for the accounts that entered there", async () => {
  await using portal = await openTestPortal();
  const keys = (...fills: number[]) => cardHashesOf(fills.map((fill) => new Uint8Array(32).fill(fill)));
  const ctx = portal.ctxWith({ cardHashes: keys(1) });
  const first = await cookieOfDevice(ctx, undefined, "store-manager");
  const both = await cookieOfDevice(ctx, first, "store-technician");
  const id = first.split(".")[0]!;
  assert.equal(await knownDevice(ctx, both, " Store-Manager"), id);
  assert.equal(await knownDevice(ctx, both, "store-technician"), id);
  assert.equal(await knownDevice(ctx, first, "store-technician"), null);
  assert.equal(await knownDevice(portal.ctxWith({ cardHashes: keys(2) }), both, "store-manager"), null);
  // The key changes: known by the older one, the device is marked by the new one at the next login.
  const changed = portal.ctxWith({ cardHashes: keys(2, 1) });
  assert.equal(await knownDevice(changed, both, "store-manager"), id);
  const again = await cookieOfDevice(changed, both, "store-manager");
  assert.equal(again.split(".").length, both.split(".").length);
  assert.equal(await knownDevice(portal.ctxWith({ cardHashes: keys(2) }), again, "store-manager"), id);
  for (const forged of [undefined, "", id, `${id}.`, `${DEVICE}.${first.split(".")[1]}`, "a.b.c"]) {
    assert.equal(await knownDevice(ctx, forged, "store-manager"), null, forged ?? "none");
  }
  let many = both;
  for (let place = 0; place < 20; place++) many = await cookieOfDevice(ctx, many, `user-${place}`);
  assert.equal(many.split(".").length, 1 + LIMITS.deviceAccounts);
});

Deno.test("a one-time password ends after a day, unused", async () => {
  await using portal = await openTestPortal();
  const { admin, id } = await staff(portal);
  const give = () => giveOneTimePassword(admin, id);
  const { password } = await give();
  portal.pass(LIMITS.oneTimePasswordHours * 60 - 1);
  assert.equal(await refusalOf(login(portal.ctx, loginAs("store-manager", { password }))), null);
  portal.pass(1);
  const ended = await refusalOf(login(portal.ctx, loginAs("store-manager", { password })));
  assert.deepEqual([ended?.key, ended?.params], ["one-time-password-ended", { hours: 24 }]);
  assert.equal(
    (await refusalOf(login(portal.ctx, loginAs("store-manager", { password: "Wrong!2026" }))))?.key,
    "wrong-credentials",
  );
  const again = await give();
  assert.equal(
    await refusalOf(login(portal.ctx, loginAs("store-manager", { password: again.password }))),
    null,
  );
});
