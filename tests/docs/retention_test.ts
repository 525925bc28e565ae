import assert from "node:assert/strict";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { environment } from "@/platform/environment.ts";
import { freshDatabase } from "../database.ts";
import { ROOT } from "../source_tree.ts";

/** Tables that do not grow with use, by what bounds them, beside those of registers, which staff keep. A new table stands here or in docs/operations.md, with how long it is kept. */
const BOUNDED: Record<string, readonly string[]> = {
  "what staff keep beside registers, or other systems bring": [
    ...["after_sale_types", "brands", "department_duties", "epc_finishes", "epc_groups", "figure_fits"],
    ...["figure_lines", "figure_places", "figure_versions", "audience_vins", "audiences", "links"],
    ...["labor_rates"],
    ...[
      "line_applicability",
      "market_countries",
      "model_options",
      "module_setting_scopes",
      "module_settings",
      "part_qa_type_staff",
    ],
    ...["part_alternatives", "part_kits", "part_needs", "part_photos", "parts", "plants"],
    ...[
      "prices",
      "role_markets",
      "role_rights",
      "score_points",
      "seeded_role_rights",
      "series_countries",
      "series_vehicles",
    ],
    ...[
      "sub_sale_types",
      "supersessions",
      "tech_qa_type_staff",
      "text_overrides",
      "user_post_links",
      "user_roles",
    ],
    ...["vehicles", "api_tokens", "search_documents", "search_titles", "search_vocabulary"],
    ...["search_parts", "search_part_names", "search_part_places"],
  ],
  "good for seconds, and gone as others come": [...["question_presences"]],
  "so many of each person": [
    ...[
      "consents",
      "current_jobs",
      "favorite_folders",
      "favorites",
      "list_views",
      "looked_at",
      "mail_wishes",
    ],
    ...["passkeys", "recent_vehicles", "recovery_codes", "told_pages", "totp_keys"],
  ],
  "good for minutes, and gone as others come": [
    ...["captchas", "flashes", "login_steps", "login_tries", "passkey_challenges", "rates", "upload_locks"],
  ],
  "a row or a few": [
    ...["clock_jobs", "event_consumers", "health_writes", "log_counts", "log_settings", "order_numbers"],
    ...["event_topics", "relay_batches", "relay_name", "told_sync_runs", "quote_numbers"],
    ...["schema_migrations", "sensitive_version", "signing_keys", "text_version"],
  ],
};

const docs = await Deno.readTextFile(`${ROOT}docs/operations.md`);
const section = docs.slice(docs.indexOf("## What grows"), docs.indexOf("## Runbooks"));

Deno.test("every table that grows with use is told with how long it is kept and how much it grows", async () => {
  await using db = await freshDatabase();
  const rows = await db.sql<{ name: string }[]>`
    select c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`;
  const tables = rows.map(({ name }) => name);
  const bounded = [...Object.values(BOUNDED).flat(), ...new Set(REGISTERS.all.map(({ table }) => table))];
  const told = [...section.matchAll(/^\| `([a-z_`, ]+)` \|/gm)].flatMap(([, names]) => names!.split(/`, `/));
  const both = [...bounded, ...told];
  assert.deepEqual(tables.filter((table) => !both.includes(table)).sort(), [], "not declared");
  assert.deepEqual(both.filter((table) => !tables.includes(table)), [], "declared and not there");
  assert.deepEqual(both.filter((table, place) => both.indexOf(table) < place), [], "declared twice");
});

Deno.test("every variable that keeps something stands in that table", () => {
  const variables = Object.keys(environment.shape).filter((name) => name.startsWith("KEEP_"));
  assert.ok(variables.length >= 6);
  assert.deepEqual(variables.filter((name) => !section.includes(`\`${name}\``)), []);
});
