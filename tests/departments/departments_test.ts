import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import { approversOf, departmentsOfKind, isApprover } from "@/services/departments/approvers_of.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import { DEPARTMENT_KINDS, DUTIES_OF_KIND } from "@/services/departments/department_kinds.ts";
import { departmentRegister } from "@/services/departments/department_register.ts";
import { assignDuty, removeDuty } from "@/services/departments/duties.ts";
import { createDefaultDepartments } from "@/services/departments/create_default_departments.ts";
import { departmentPeople } from "@/services/departments/read_people.ts";
import { moveUsers } from "@/services/users/several_users.ts";
import { dictionaries } from "../entry/portal.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

async function openDepartments() {
  const portal = await openPeople();
  await createDefaultDepartments(portal.ctx, dictionaries);
  await createDefaultDepartments(portal.ctx, dictionaries);
  return portal;
}
const names = (name: string) => ({ en_US: name });
const codes = (people: { userCode: string }[]) => people.map(({ userCode }) => userCode);

Deno.test("departments that decide", async (t) => {
  await using portal = await openDepartments();
  const { admin, sql } = portal;
  const give = (
    department: string,
    userCode: string,
    duty: Parameters<typeof assignDuty>[2]["duty"],
    brand: string | null = null,
  ) => assignDuty(admin, department, { userCode, duty, brand });

  await t.step(
    "are there from the start: one for each step of a claim, and those that approve bulletins, cases and labor",
    async () => {
      const rows = await sql`select kind, code from departments order by sort`;
      assert.deepEqual(rows.map(({ kind }) => kind), [
        "claim-1",
        "claim-2",
        "claim-3",
        "tsb",
        "case",
        "labor",
      ]);
    },
  );

  await t.step("of claims stay one each, and cannot be deleted", async () => {
    const twice = await refusalOf(
      addEntry(admin, departmentRegister, { code: "X", names: names("X"), kind: "claim-2" }),
    );
    assert.deepEqual(twice?.fields.map(({ field, rule }) => [field, rule]), [[
      "kind",
      "department-claim-once",
    ]]);
    const entry = (await readEntry(admin, departmentRegister, "CLAIM3"))!;
    await assertRefused(
      deleteEntries(admin, departmentRegister, [{ key: "CLAIM3", version: entry.version }]),
      "department-needed",
    );
  });

  await t.step("have the duties of their kind, literally", () => {
    assert.deepEqual(DEPARTMENT_KINDS.map((kind) => [kind, DUTIES_OF_KIND[kind].join(" ")]), [
      ["claim-1", "approver member"],
      ["claim-2", "approver member"],
      ["claim-3", "approver member"],
      ["tsb", "approver member"],
      ["case", "approver member"],
      ["labor", "approver member"],
      ["support", "section-chief engineer designated-engineer member"],
      ["other", "member"],
    ]);
  });

  await t.step("take as approver who has the role of that very department", async () => {
    await give("CLAIM1", "claim-approver-1", "approver");
    await give("TSB", "section-chief", "approver");
    const other = await refusalOf(give("CLAIM1", "claim-approver-2", "approver"));
    assert.deepEqual(other?.fields.map(({ field, rule }) => [field, rule]), [[
      "userCode",
      "duty-needs-role",
    ]]);
    const store = await refusalOf(give("TSB", "store-manager", "approver"));
    assert.equal(store?.fields[0]?.rule, "duty-needs-role");
    assert.equal((await refusalOf(give("CLAIM1", "nobody", "member")))?.fields[0]?.rule, "user-unknown");
    assert.equal((await refusalOf(give("CLAIM1", "frozen", "member")))?.fields[0]?.rule, "user-unknown");
    assert.equal(
      (await refusalOf(give("CLAIM1", "section-chief", "engineer")))?.fields[0]?.rule,
      "duty-not-here",
    );
    await assertRefused(give("CLAIM1", "claim-approver-1", "approver"), "duplicate");
  });

  await t.step("name their approvers, and nobody who cannot act any more", async () => {
    assert.deepEqual(codes(await approversOf(admin, "CLAIM1")), ["claim-approver-1"]);
    const id = await portal.idOf("claim-approver-1");
    assert.equal(await isApprover(admin, "CLAIM1", id), true);
    assert.equal(await isApprover(admin, "CLAIM2", id), false);
    await moveUsers(admin, [id], "freezeUser", { reason: "for a test" });
    assert.deepEqual(await approversOf(admin, "CLAIM1"), []);
    await moveUsers(admin, [id], "unfreezeUser");
    await portal.change(admin, "claim-approver-1", { roles: ["factory-engineer"] });
    assert.deepEqual(await approversOf(admin, "CLAIM1"), []);
    const [kept] = await departmentPeople(admin, { code: "CLAIM1", kind: "claim-1" });
    assert.deepEqual([kept!.isActive, kept!.hasRole], [true, false], "marked, not forgotten");
    await portal.change(admin, "claim-approver-1", { roles: ["claim-approver-1"] });
    assert.deepEqual(await approversOf(admin, "NONE"), []);
  });

  await t.step("may have approvers for some brands only", async () => {
    await give("TSB", "factory-manager", "approver", "norda");
    assert.deepEqual(codes(await approversOf(admin, "TSB", { brand: "norda" })).sort(), [
      "factory-manager",
      "section-chief",
    ]);
    assert.deepEqual(codes(await approversOf(admin, "TSB", { brand: "velaro" })), ["section-chief"]);
  });

  await t.step("of TSBs are answered by the specification's call", async () => {
    assert.deepEqual((await departmentsOfKind(admin, "tsb")).map(({ code }) => code), ["TSB"]);
    const call = CALLS.all.find(({ operationId }) => operationId === "tisUserDepartTsb")!;
    const [answer] = await call.run(admin, {}, {} as never) as { departCode: string; approvers: unknown[] }[];
    assert.equal(answer!.departCode, "TSB");
    assert.equal(answer!.approvers.length, 2);
  });

  await t.step("tell who changed what, once for each change", async () => {
    const [line] = await sql`
      select user_code, operation, subject_kind, subject_id, after
      from operation_log
      where operation = 'giveDepartmentDuty'
      order by id desc limit 1`;
    assert.deepEqual({ ...line! }, {
      userCode: "administrator",
      operation: "giveDepartmentDuty",
      subjectKind: "BaseinfoUserDepart",
      subjectId: "TSB",
      after: { userCode: "factory-manager", duty: "approver", brand: "norda" },
    });
    const people = await departmentPeople(admin, { code: "TSB", kind: "tsb" });
    await removeDuty(admin, "TSB", people.find(({ brand }) => brand === "norda")!.id);
    await assertRefused(removeDuty(admin, "TSB", 999_999), "state-changed");
    assert.deepEqual(codes(await approversOf(admin, "TSB", { brand: "norda" })), ["section-chief"]);
  });
});

Deno.test("the consultation chain of a store", async (t) => {
  await using portal = await openDepartments();
  const { admin } = portal;
  await fillRegister(portal.ctx, departmentRegister, [
    { code: "SUP", names: names("Support"), kind: "support", brandCodes: [] },
    { code: "SUP-H", names: names("Support of trucks"), kind: "support", brandCodes: ["hauler"] },
  ]);
  for (
    const [department, userCode, duty, brand] of [
      ["SUP", "section-chief", "section-chief", null],
      ["SUP", "factory-engineer", "engineer", null],
      ["SUP", "designated-engineer", "designated-engineer", "norda"],
    ] as const
  ) await assignDuty(admin, department, { userCode, duty, brand });

  await t.step("goes from the store's supervisor to the section of the brand", async () => {
    const chain = await chainOf(admin, { store: "20417", brand: "norda" });
    assert.deepEqual(codes(chain.supervisors), ["technical-supervisor"]);
    assert.equal(chain.section?.code, "SUP");
    assert.deepEqual([chain.chiefs, chain.engineers, chain.designated].map(codes), [
      ["section-chief"],
      ["factory-engineer"],
      ["designated-engineer"],
    ]);
  });

  await t.step("leaves out who stands there for another brand", async () => {
    assert.deepEqual((await chainOf(admin, { store: "20417", brand: "velaro" })).designated, []);
  });

  await t.step("prefers the section that is named for the brand, even when nobody is in it yet", async () => {
    const chain = await chainOf(admin, { store: "20417", brand: "hauler" });
    assert.deepEqual([chain.section?.code, chain.chiefs], ["SUP-H", []]);
  });

  await t.step(
    "has no supervisor in a store without one, and one of the group above where the role is given for it",
    async () => {
      assert.deepEqual((await chainOf(admin, { store: "20418", brand: "velaro" })).supervisors, []);
      await portal.sql`
      update user_roles set org_code = 'G1001' where role_code = 'technical-supervisor'`;
      assert.deepEqual(codes((await chainOf(admin, { store: "20418", brand: "velaro" })).supervisors), [
        "technical-supervisor",
      ]);
      assert.deepEqual((await chainOf(admin, { store: "20533", brand: "velaro" })).supervisors, []);
    },
  );
});
