import { v7 as uuid } from "uuid";
import { CALLS } from "@/engines/calls/known_calls.ts";
import "@/domains.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { rightsCatalogue } from "@/services/roles/rights_catalogue.ts";
import { syncRights } from "@/services/roles/sync_rights.ts";
import { type Ctx, type CtxParts, makeCtx, type Pool } from "@/kernel/ctx.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { createDefaultDepartments } from "@/services/departments/create_default_departments.ts";
import { createDefaultFeedbackType } from "@/services/feedback/feedback_types.ts";
import { createDefaultTypes } from "@/services/tsb/create_default_types.ts";
import { syncLanguages } from "@/services/languages/sync_languages.ts";

/** A context of the program itself, outside any request: nobody's, in English unless told otherwise. */
export function systemCtx(pool: Pool, dictionaries: Dictionaries, parts: Partial<CtxParts> = {}): Ctx {
  return makeCtx({ lang: "en_US", ...parts, pool, dictionaries }, uuid);
}

/** Brings what the program knows by itself into a migrated database: the rights of all pages and calls, the
 * seeded roles and the languages. */
export async function syncBaseData(ctx: Ctx, dictionaries: Dictionaries): Promise<void> {
  await syncRights(ctx, rightsCatalogue(PAGES.all, CALLS.all), dictionaries);
  await createDefaultDepartments(ctx, dictionaries);
  await createDefaultTypes(ctx, dictionaries);
  await createDefaultFeedbackType(ctx, dictionaries);
  await syncLanguages(ctx);
}
