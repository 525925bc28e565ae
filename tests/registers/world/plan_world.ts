import type { Pool } from "@/kernel/ctx.ts";

/** The tables of the plans and of their steps, as a migration would make them. */
export async function layPlans(sql: Pool): Promise<void> {
  await sql`create table lift_plans (code text primary key, names jsonb not null)`;
  await sql`select register_columns('lift_plans')`;
  await sql`
    create table lift_plan_steps (
      id bigint generated always as identity primary key,
      plan_code text not null references lift_plans,
      place int not null,
      step text not null,
      what text not null,
      minutes int,
      torque numeric(8, 1),
      side text,
      since date,
      photo boolean not null
    )`;
  await sql`create index on lift_plan_steps (plan_code)`;
}
