import { EDITIONS } from "@/kernel/access/editions.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import {
  choice,
  choices,
  code,
  day,
  type Fields,
  links,
  type ReadValues,
  reference,
  references,
  shown,
  text,
  type WrittenValues,
} from "@/engines/registers/declare.ts";
import { isZone } from "./account_settings.ts";
import { LOGIN_OBSTACLES, loginObstacle, loginObstacleOfMany } from "./login_obstacle.ts";
import { ACCOUNT_STATES } from "./set_account_state.ts";

/** What an account says, field by field: in the list, in the dialog, and the columns of the sheet of users (XLSX). */
export const USER_FIELDS = {
  userCode: code({ max: 64, pattern: /^[\p{L}\p{N}._@-]{2,64}$/u }),
  fullName: text({ max: 100, search: true }),
  email: text({ max: 200, format: "email", search: true, optional: true, hint: true, in: "chooser" }),
  phone: text({ max: 40, format: "phone", search: true, optional: true, in: "chooser" }),
  userType: choice(USER_TYPES, { optional: true, givenFirst: true, hint: true, choices: "person.userType" }),
  orgCode: reference({ table: "orgs", lead: "code", route: "agency", many: true }, {
    optional: true,
    batch: true,
  }),
  roles: links({ table: "roles", route: "baseinforole" }, {
    table: "user_role_codes",
    own: "user_id",
    other: "role_code",
  }, { optional: true, filter: true, hint: true }),
  posts: links({ table: "user_posts", route: "BaseinfoUserPost" }, {
    table: "user_post_links",
    own: "user_id",
    other: "post_code",
  }, { optional: true, filter: true, in: "chooser" }),
  state: choice(ACCOUNT_STATES, { fixed: true, start: "not_activated", hint: true }),
  obstacle: shown("text", loginObstacle, {
    values: LOGIN_OBSTACLES,
    ofMany: loginObstacleOfMany,
    filter: true,
    unsorted: true,
  }),
  countryCode: reference({ table: "countries", route: "TisosArea" }, {
    optional: true,
    hint: true,
    in: "chooser",
    batch: true,
  }),
  editions: choices(EDITIONS, {
    choices: "person.edition",
    start: ["domestic"],
    in: "chooser",
    filter: true,
    batch: true,
  }),
  brandCodes: references({ table: "brands" }, { optional: true, hint: true, in: "chooser", batch: true }),
  lang: choice(LANGS, { start: "zh_CN", in: "chooser", filter: false, batch: true }),
  zone: text({
    max: 60,
    start: "Asia/Shanghai",
    in: "chooser",
    batch: true,
    rule: (value) => value.refine((zone) => isZone(String(zone)), { error: "refusal.zone-unknown" }),
  }),
  effectiveOn: day({ optional: true, in: "chooser", batch: true, filter: true }),
  expiresOn: day({ optional: true, in: "chooser", batch: true, filter: true }),
  source: shown("text", ({ sql }) => sql`case when e.dms_id is null then 'here' else 'dms' end`, {
    values: ["here", "dms"],
    in: "chooser",
    filter: true,
    unsorted: true,
  }),
} satisfies Fields;

/** An account as the register reads it. */
export type UserValues = ReadValues<typeof USER_FIELDS>;

/** An account as it is about to be written. */
export type UserDraft = WrittenValues<typeof USER_FIELDS>;
