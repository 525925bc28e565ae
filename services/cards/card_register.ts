import { scopeOf } from "@/kernel/access/scope.ts";
import { choice, defineRegister, moment, reference, shown } from "@/engines/registers/declare.ts";

/** How far a card is; one that waits too long cannot be verified any more. */
const CARD_STATES = ["waiting", "verified", "revoked"] as const;

/**
 * Password cards as staff and dealers see them: never their strings (specification section 3: dealer, string, generation time,
 * verification time). What is done with one are verbs of their own: generate_card.ts, verify_card.ts, revoke_card.ts.
 */
export const cardRegister = defineRegister({
  route: "SecretCard",
  path: "/tis/password-cards",
  noun: ["PasswordCard", "PasswordCards"],
  texts: "cards.card",
  table: "secret_cards",
  key: "id",
  title: "masked",
  order: "-generatedAt",
  writes: [],
  scope: (ctx) => scopeOf(ctx, "SecretCard:view")({ org: ctx.sql`e.org_code` }),
  fields: {
    masked: shown("text", ({ sql }) => sql`('•••••-•••••-•••••-' || e.tail)`, { unsorted: true }),
    orgCode: reference({
      table: "orgs",
      lead: "code",
      route: "agency",
      many: true,
      where: ({ sql }) => sql`r.kind in ('store', 'dealer_group') and r.state = 'open'`,
    }),
    seriesCode: reference({
      table: "series",
      route: "EPCSeries",
      where: ({ sql }) =>
        sql`r.code in (select series_code from secret_card_series where deleted_at is null)`,
    }),
    state: choice(CARD_STATES),
    generatedAt: moment({ filter: true }),
    generatedBy: shown("text", ({ sql }) => sql`(select full_name from users u where u.id = e.generated_by)`),
    expiresAt: moment({ in: "chooser" }),
    verifiedAt: moment({ filter: true }),
    verifiedBy: shown("text", ({ sql }) => sql`(select full_name from users u where u.id = e.verified_by)`),
    revokedAt: moment({ in: "chooser" }),
    revokedBy: shown("text", ({ sql }) => sql`(select full_name from users u where u.id = e.revoked_by)`, {
      in: "chooser",
    }),
  },
});
