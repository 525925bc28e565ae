import { Secret, TOTP } from "otpauth";
import type { Ctx } from "@/kernel/ctx.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { confirmTotp, startTotp, waitingTotp } from "@/services/second_factor/totp.ts";
import { openTestPortal } from "../entry/portal.ts";

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** The context of a person of the demo. */
export async function personCtx(portal: TestPortal, account: string): Promise<Ctx> {
  return portal.ctxWith({ actor: (await loadUser(portal.ctx, account))! });
}

/** The code that an app shows: now, or so many seconds later. */
export function codeOf(portal: TestPortal, key: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: portal.now().getTime() + later * 1000,
  });
}

/** Sets an app up for a person and moves the clock on, so that the code of then is a new one. */
export async function withApp(portal: TestPortal, account: string) {
  const ctx = await personCtx(portal, account);
  await startTotp(ctx);
  const { key } = (await waitingTotp(ctx, "tis.example.com"))!;
  const recoveryCodes = await confirmTotp(ctx, codeOf(portal, key));
  portal.pass(2);
  return { ctx, key, recoveryCodes };
}
