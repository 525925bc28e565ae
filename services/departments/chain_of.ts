import type { Ctx } from "@/kernel/ctx.ts";
import { isActive, type PersonInCharge } from "./active_person.ts";
import { departmentPeople, type DepartmentPerson, inCharge } from "./read_people.ts";

/** The consultation chain of a store for a brand (specification section 6): who replies at each node. */
export interface ConsultationChain {
  /** Technical supervisors of the store: the first node. */
  supervisors: PersonInCharge[];
  /** The support section that answers for the brand; null when none does. */
  section: { code: string; name: string } | null;
  /** Second node. */
  chiefs: PersonInCharge[];
  /** Third node: those whom a chief may name, and those who are asked at first. */
  engineers: PersonInCharge[];
  designated: PersonInCharge[];
}

/**
 * Who stands where when a store asks about a vehicle of a brand. A section named for the brand goes before one for all brands; a duty for
 * another brand does not count. Empty lists where nobody active has the role.
 */
export async function chainOf(
  ctx: Ctx,
  asked: { store: string; brand: string },
): Promise<ConsultationChain> {
  const [supervisors, section] = await Promise.all([
    supervisorsOf(ctx, asked.store),
    sectionOf(ctx, asked.brand),
  ]);
  if (!section) return { supervisors, section: null, chiefs: [], engineers: [], designated: [] };
  const people = await departmentPeople(
    ctx,
    { code: section.code, kind: "support" },
    (of) => ctx.sql`(${of.brand} is null or ${of.brand} = ${asked.brand})`,
  );
  const withDuty = (duty: DepartmentPerson["duty"]) => inCharge(people.filter((one) => one.duty === duty));
  return {
    supervisors,
    section,
    chiefs: withDuty("section-chief"),
    engineers: withDuty("engineer"),
    designated: withDuty("designated-engineer"),
  };
}

/** Active technical supervisors of a store: those who belong to it, and those whose role is given for it or an organisation above. */
async function supervisorsOf(ctx: Ctx, store: string): Promise<PersonInCharge[]> {
  const { sql } = ctx;
  const rows = await sql<PersonInCharge[]>`
    select distinct u.id as user_id, u.user_code, u.full_name
    from user_roles ur
    join users u on u.id = ur.user_id
    where ur.role_code = 'technical-supervisor' and ${isActive(ctx)}
      and ${store} in (select org_and_below(coalesce(ur.org_code, u.org_code)))
    order by u.full_name, u.id`;
  return rows.map((row) => ({ ...row, userId: Number(row.userId) }));
}

async function sectionOf({ sql, chain }: Ctx, brand: string): Promise<ConsultationChain["section"]> {
  const [section] = await sql<{ code: string; name: string }[]>`
    select code, name_in(names, ${chain as string[]}) as name
    from departments
    where kind = 'support' and deleted_at is null and (brand_codes = '{}' or ${brand} = any(brand_codes))
    order by brand_codes = '{}', sort, code
    limit 1`;
  return section ?? null;
}
