import type { Fragment } from "postgres";
import type { Ctx, Sql } from "../ctx.ts";
import type { Right } from "./rights.ts";
import { holderOrNull } from "./actor.ts";
import type { Assignment, Holder } from "./user.ts";

/** Columns of a query that a scope narrows, as fragments: ``{ org: sql`o.org_code`, market: sql`o.market_code` }``. */
export interface ScopeColumns {
  /** Organisation that owns the row. */
  org?: Fragment;
  market?: Fragment;
  brand?: Fragment;
}

/**
 * The condition under which whoever acts may see or touch rows by a right: `and ${scopeOf(ctx, "EPCCart:view")({ org })}`. Each
 * assignment that gives the right adds a condition of its own, so that the organisation of one never meets the market of
 * another. Without the right the condition is false.
 */
export function scopeOf(ctx: Ctx, right: Right): (columns: ScopeColumns) => Fragment {
  const { sql } = ctx;
  const holder = holderOrNull(ctx);
  const giving = holder?.assignments.filter((assignment) => assignment.rights.has(right)) ?? [];
  return (columns) => {
    if (!holder || giving.length === 0) return sql`false`;
    const any = giving
      .map((assignment) => conditionOf(ctx, holder, assignment, columns))
      .reduce((before, one) => sql`${before} or ${one}`);
    return sql`(${any})`;
  };
}

function conditionOf(ctx: Ctx, holder: Holder, assignment: Assignment, columns: ScopeColumns): Fragment {
  const { sql } = ctx;
  const conditions: Fragment[] = [];
  if (columns.org) {
    const org = orgCondition(sql, holder, assignment, columns.org);
    if (org) conditions.push(org);
  }
  if (columns.market) {
    conditions.push(
      assignment.market === null
        ? sql`${columns.market} in (select code from markets where edition = ${ctx.edition})`
        : sql`${columns.market} = ${assignment.market}`,
    );
  }
  if (columns.brand && holder.brandCodes.length > 0) {
    conditions.push(sql`${columns.brand} = any(${holder.brandCodes as string[]})`);
  }
  if (conditions.length === 0) return sql`true`;
  return sql`(${conditions.reduce((before, one) => sql`${before} and ${one}`)})`;
}

/** Null when organisations do not narrow: factory staff without one named in the assignment. */
function orgCondition(sql: Sql, holder: Holder, assignment: Assignment, column: Fragment): Fragment | null {
  if (assignment.org !== null) return sql`${column} in (select org_and_below(${assignment.org}))`;
  if (holder.userType === "factory") return null;
  if (holder.orgCode === null) return sql`false`;
  return sql`${column} in (select org_and_below(${holder.orgCode}))`;
}
