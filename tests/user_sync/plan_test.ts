import assert from "node:assert/strict";
import fc from "fast-check";
import { DMS_ROLES, type DmsUser, OVERSEAS_ROLE } from "@/services/user_sync/dms_user.ts";
import { type LocalPerson, planSync, type PortalState } from "@/services/user_sync/plan.ts";

const ROLES = Object.keys(DMS_ROLES);
const orgs: PortalState["orgs"] = new Map([
  ["20417", { edition: "domestic" }],
  ["49107", { edition: "overseas" }],
]);
const countries = new Set(["DE", "CN"]);

const there: fc.Arbitrary<DmsUser[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    account: fc.constantFrom("u1", "u2"),
    name: fc.constantFrom("One", "Two"),
    email: fc.constantFrom(null, "x@stores.example"),
    storeCode: fc.constantFrom("20417", "49107", "gone"),
    country: fc.constantFrom("DE", "CN"),
    roleCode: fc.constantFrom(...ROLES, "CAPTAIN"),
    state: fc.constantFrom("active" as const, "left" as const),
    changedAt: fc.constant("2026-03-10T07:00:00Z"),
  }),
  { selector: ({ id }) => id },
);

/** What a plan makes of the people here, as carrying it out does. */
function carriedOut(people: LocalPerson[], plan: ReturnType<typeof planSync>): LocalPerson[] {
  const next = new Map(people.map((person) => [person.dmsId, structuredClone(person)]));
  for (const { dmsId } of plan.freeze) {
    Object.assign(next.get(dmsId)!, { state: "frozen", frozenBySync: true });
  }
  for (const { person, to } of plan.change) {
    const { role, email, dmsId: _, userCode: __, ...owned } = to;
    const mine = next.get(person.dmsId)!;
    Object.assign(mine, owned, { roles: [role], email: email ?? mine.email });
  }
  for (const { dmsId } of plan.thaw) {
    Object.assign(next.get(dmsId)!, { state: "normal", frozenBySync: false });
  }
  for (const wanted of plan.create) {
    const { role, userCode: _, ...owned } = wanted;
    next.set(wanted.dmsId, {
      ...owned,
      userId: next.size,
      state: "normal",
      frozenBySync: false,
      beyondSync: false,
      roles: [role],
    });
  }
  return [...next.values()];
}

Deno.test("after any series of full runs everybody is as the other system says, and nobody is deleted", () => {
  fc.assert(fc.property(fc.array(there, { minLength: 1, maxLength: 5 }), (series) => {
    let people: LocalPerson[] = [];
    for (const users of series) {
      const before = people.map(({ dmsId }) => dmsId);
      people = carriedOut(people, planSync({ users, refused: [] }, { people, orgs, countries, full: true }));
      const ids = people.map(({ dmsId }) => dmsId);
      assert.ok(before.every((id) => ids.includes(id)));
    }
    const last = new Map(series.at(-1)!.map((user) => [user.id, user]));
    for (const person of people) {
      const user = last.get(person.dmsId);
      const good = user && user.roleCode in DMS_ROLES && orgs.has(user.storeCode);
      if (!user || user.state === "left") assert.equal(person.state, "frozen");
      else if (good) {
        assert.equal(person.state, "normal");
        assert.equal(person.orgCode, user.storeCode);
        const overseas = orgs.get(user.storeCode)!.edition === "overseas";
        assert.deepEqual(person.roles, [overseas ? OVERSEAS_ROLE : DMS_ROLES[user.roleCode]]);
      }
    }
    const again = planSync({ users: series.at(-1)!, refused: [] }, { people, orgs, countries, full: true });
    const todo = [...again.create, ...again.change, ...again.freeze, ...again.thaw];
    assert.deepEqual(todo, [], "a second run finds nothing to do");
  }));
});
