import { fillQaTypes } from "@/demo/qa.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { openBulletins } from "../tsb/people.ts";

/** A portal with types of questions and a chain of consultation: store technician and supervisor, section chief, designated engineer; and a store beside. */
export async function openQuestions() {
  const portal = await openBulletins();
  const { admin, ctx, sql } = portal;
  await fillQaTypes({ ctx });
  await sql`
    insert into part_qa_type_staff (type_code, user_id)
    select 'P02', id from users where user_code = 'factory-engineer' on conflict do nothing`;
  await sql`
    insert into departments (code, names, kind) values ('SUP', '{}', 'support')`;
  for (
    const [userCode, duty] of [["section-chief", "section-chief"], [
      "designated-engineer",
      "designated-engineer",
    ]] as const
  ) {
    await assignDuty(admin, "SUP", { userCode, duty, brand: null });
  }
  const technician = await portal.as("store-technician");
  const [{ orgCode }] = await sql<[{ orgCode: string }]>`
    select org_code from users where user_code = 'store-technician'`;
  await sql`update users set org_code = ${orgCode} where user_code = 'technical-supervisor'`;
  await sql`update users set org_code = '49107' where user_code = 'store-manager'`;
  const users = await sql<{ id: number; userCode: string }[]>`select id::int, user_code from users`;
  return {
    ...portal,
    technician,
    supervisor: await portal.as("technical-supervisor"),
    engineer: await portal.as("factory-engineer"),
    designated: await portal.as("designated-engineer"),
    chief: await portal.as("section-chief"),
    /** Of another store. */
    other: await portal.as("store-manager"),
    idOf: (code: string) => users.find(({ userCode }) => userCode === code)!.id,
  };
}
