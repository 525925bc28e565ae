import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { orgCode, seriesCode } from "./card_members.ts";
import { generateCard, newCard } from "./generate_card.ts";
import { revokeCard } from "./revoke_card.ts";
import { verifiedCard, verifyCard } from "./verify_card.ts";

const TAG = "Password cards";
/** As it was read; the database counts up to this. */
const cardVersion = z.coerce.number().int().min(0).max(2_147_483_647);

/** Calls of password cards beside those of their list. */
export const CARD_CALLS = [
  defineCall({
    operationId: "generatePasswordCard",
    method: "post",
    path: "/tis/password-cards/generation",
    need: "SecretCard:add",
    tag: TAG,
    summary: "Make a password card for a dealer and a series; its string is told this once",
    input: z.object({ orgCode, seriesCode }),
    output: newCard,
    run: (ctx, input) => generateCard(ctx, input),
  }),
  defineCall({
    operationId: "verifyPasswordCard",
    method: "post",
    path: "/tis/password-cards/verification",
    need: "SecretCard:verify",
    tag: TAG,
    summary: "Verify a password card by its string, once; invalid ones are refused alike",
    input: z.object({ cardString: z.string().min(1).max(100) }),
    output: verifiedCard,
    secret: ["cardString"],
    form: {
      message: ({ orgName, seriesName }) => ({
        key: "cards.verified",
        params: { dealer: orgName, series: seriesName },
      }),
    },
    run: (ctx, { cardString }) => verifyCard(ctx, cardString),
  }),
  defineCall({
    operationId: "revokePasswordCard",
    method: "post",
    path: "/tis/password-cards/revocation",
    need: "SecretCard:revoke",
    tag: TAG,
    summary: "Revoke a password card that waits to be verified",
    input: z.object({ card: z.coerce.number().int().positive(), version: cardVersion }),
    output: nothing,
    form: { message: "cards.revoked" },
    run: async (ctx, { card, version }) => {
      await revokeCard(ctx, card, version);
      return null;
    },
  }),
] as const;
