import assert from "node:assert/strict";
import { environment } from "@/platform/environment.ts";
import { freshDatabase } from "../database.ts";
import { ROOT } from "../source_tree.ts";

/** Tables that do not grow with use, by what bounds them. A new table stands here or in docs/operations.md, with how long it is kept. */
const BOUNDED: Record<string, readonly string[]> = {
  "what staff keep, or other systems bring": [
    ...["after_sale_types", "agency_kinds", "auxiliaries", "auxiliary_quantities", "brands", "car_types"],
    ...["case_words", "class_series", "commercial_vehicles", "countries", "department_duties", "departments"],
    ...[
      "disabled_vins",
      "districts",
      "dtcs",
      "energy_types",
      "epc_finishes",
      "epc_groups",
      "epc_option_values",
      "epc_options",
    ],
    ...["feedback_types", "figure_fits", "figure_lines", "figure_places", "figure_versions", "figures"],
    ...["audience_vins", "audiences", "links"],
    ...["home_pictures", "labor_actions", "labor_base_steps", "labor_dtcs", "labor_faults", "labor_types"],
    ...["languages", "line_applicability", "market_countries", "markets", "model_codes", "model_options"],
    ...[
      "module_setting_scopes",
      "module_settings",
      "orgs",
      "os_areas",
      "part_qa_type_staff",
      "part_qa_types",
    ],
    ...["part_alternatives", "part_kits", "part_needs", "part_photos"],
    ...["parts", "plants", "prices", "quick_apps", "rights", "role_markets", "role_rights", "roles"],
    ...[
      "sales_areas",
      "sales_regions",
      "score_dictionary",
      "score_points",
      "secret_card_series",
      "seeded_role_rights",
    ],
    ...[
      "sensitive_words",
      "series",
      "series_countries",
      "series_vehicles",
      "software_types",
      "standard_parts",
      "sub_sale_types",
    ],
    ...[
      "supersessions",
      "tech_qa_type_staff",
      "tech_qa_types",
      "text_overrides",
      "tools",
      "tsb_types",
      "user_post_links",
    ],
    ...["user_posts", "user_roles", "users", "vehicle_classes", "vehicle_data", "vehicles", "api_tokens"],
    ...["secret_cards", "search_documents", "search_titles", "search_vocabulary", "search_words"],
  ],
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
  const bounded = Object.values(BOUNDED).flat();
  const told = [...section.matchAll(/^\| `([a-z_`, ]+)` \|/gm)].flatMap(([, names]) => names!.split(/`, `/));
  const both = [...bounded, ...told];
  assert.deepEqual(tables.filter((table) => !both.includes(table)).sort(), [], "not declared");
  assert.deepEqual(both.filter((table) => !tables.includes(table)), [], "declared and not there");
  assert.deepEqual(told.filter((table) => bounded.includes(table)), [], "declared twice");
});

Deno.test("every variable that keeps something stands in that table", () => {
  const variables = Object.keys(environment.shape).filter((name) => name.startsWith("KEEP_"));
  assert.ok(variables.length >= 6);
  assert.deepEqual(variables.filter((name) => !section.includes(`\`${name}\``)), []);
});
