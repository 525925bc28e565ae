import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { addPasskey, startPasskey } from "./add_passkey.ts";
import { passkeyAnswer } from "./passkey_answer.ts";
import { factors, readFactors } from "./read_factors.ts";
import { renewRecoveryCodes } from "./renew_recovery_codes.ts";
import { type NewCodes, newCodes } from "./recovery_codes.ts";
import { hostOf, requireRelyingParty } from "./relying_party.ts";
import { removePasskey } from "./remove_passkey.ts";
import { cancelTotp, confirmTotp, newTotp, removeTotp, startTotp, waitingTotp } from "./totp.ts";

const tag = "Second factor";

const shows = ({ recoveryCodes }: NewCodes) => recoveryCodes.length > 0 ? { recoveryCodes } : null;

/** What people do about their own second factor. */
export const FACTOR_CALLS = [
  defineCall({
    operationId: "readOwnFactors",
    method: "get",
    path: "/oauth/second-factor",
    need: "session",
    tag,
    summary: "The own second factors",
    duringFactorSetup: true,
    input: z.object({}),
    output: factors,
    run: (ctx) => readFactors(ctx, personOf(ctx).id),
  }),
  defineCall({
    operationId: "startTotp",
    method: "post",
    path: "/oauth/totp",
    need: "session",
    tag,
    summary: "Begin to set up an authenticator app: a key to scan or type, which waits for its first code",
    formEncoded: true,
    duringFactorSetup: true,
    asksAgain: true,
    input: z.object({}),
    output: newTotp,
    async run(ctx, _input, { pagesUrl }) {
      await startTotp(ctx);
      return (await waitingTotp(ctx, hostOf(pagesUrl)))!;
    },
  }),
  defineCall({
    operationId: "cancelTotp",
    method: "post",
    path: "/oauth/totp/cancellation",
    need: "session",
    tag,
    summary: "Forget a key that waits for its first code",
    formEncoded: true,
    duringFactorSetup: true,
    input: z.object({}),
    output: nothing,
    async run(ctx) {
      await cancelTotp(ctx);
      return null;
    },
  }),
  defineCall({
    operationId: "confirmTotp",
    method: "post",
    path: "/oauth/totp/confirmation",
    need: "session",
    tag,
    summary: "Set up the authenticator app by its first code",
    formEncoded: true,
    duringFactorSetup: true,
    secret: ["code"],
    input: z.object({ code: z.string().trim().min(1).max(20) }),
    output: newCodes,
    form: { message: "second_factor.app_done", shows },
    run: async (ctx, { code }) => ({ recoveryCodes: await confirmTotp(ctx, code) }),
  }),
  defineCall({
    operationId: "removeTotp",
    method: "post",
    path: "/oauth/totp/removal",
    need: "session",
    tag,
    summary: "Remove the own authenticator app",
    formEncoded: true,
    asksAgain: true,
    input: z.object({}),
    output: nothing,
    form: { message: "second_factor.app_removed" },
    async run(ctx, _input, { factorDemand }) {
      await removeTotp(ctx, factorDemand);
      return null;
    },
  }),
  defineCall({
    operationId: "renewRecoveryCodes",
    method: "post",
    path: "/oauth/recovery-codes",
    need: "session",
    tag,
    summary: "Make new recovery codes; the old ones stop working",
    formEncoded: true,
    asksAgain: true,
    input: z.object({}),
    output: newCodes,
    form: { message: "second_factor.codes_made", shows },
    run: async (ctx) => ({ recoveryCodes: await renewRecoveryCodes(ctx) }),
  }),
  defineCall({
    operationId: "startPasskey",
    method: "post",
    path: "/oauth/passkeys/creation",
    need: "session",
    tag,
    summary: "What a browser needs to make a passkey (WebAuthn creation options)",
    duringFactorSetup: true,
    asksAgain: true,
    input: z.object({}),
    output: z.object({ challengeId: z.string(), options: z.looseObject({ challenge: z.string() }) }),
    run: async (ctx, _input, request) => {
      const { challengeId, options } = await startPasskey(ctx, requireRelyingParty(request.pagesUrl));
      return { challengeId, options: { ...options } };
    },
  }),
  defineCall({
    operationId: "addPasskey",
    method: "post",
    path: "/oauth/passkeys",
    need: "session",
    tag,
    summary: "Keep a passkey that the browser made",
    formEncoded: true,
    duringFactorSetup: true,
    asksAgain: true,
    secret: ["challengeId", "response"],
    input: z.object({ ...passkeyAnswer, name: z.string().trim().min(1).max(LIMITS.passkeyNameLength) }),
    output: newCodes,
    form: { message: "second_factor.passkey_done", shows },
    run: async (ctx, input, request) => ({
      recoveryCodes: await addPasskey(ctx, requireRelyingParty(request.pagesUrl), input),
    }),
  }),
  defineCall({
    operationId: "removePasskey",
    method: "post",
    path: "/oauth/passkeys/{id}/removal",
    need: "session",
    tag,
    summary: "Remove one of the own passkeys",
    formEncoded: true,
    asksAgain: true,
    input: z.object({ id: z.coerce.number().int().positive() }),
    output: nothing,
    form: { message: "second_factor.passkey_removed" },
    async run(ctx, { id }, { factorDemand }) {
      await removePasskey(ctx, id, factorDemand);
      return null;
    },
  }),
];
