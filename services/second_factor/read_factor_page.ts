import type { Ctx } from "@/kernel/ctx.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { type Factors, readFactors } from "./read_factors.ts";
import { hostOf, type RelyingParty, relyingPartyOf } from "./relying_party.ts";
import { type NewTotp, waitingTotp } from "./totp.ts";

/** What the pages of the second factor are drawn from. */
export interface FactorPage {
  factors: Factors;
  /** The key of an app that waits for its first code. */
  waiting: NewTotp | null;
  /** The site that passkeys are for; null: at this address there can be none. */
  site: RelyingParty | null;
  /** Host of the portal. */
  host: string;
}

/** The reader's second factors and what waits of them. @param pagesUrl address of the pages, `https://tis.example.com/tis` */
export async function readFactorPage(ctx: Ctx, pagesUrl: string): Promise<FactorPage> {
  const host = hostOf(pagesUrl);
  const [factors, waiting] = await Promise.all([
    readFactors(ctx, personOf(ctx).id),
    waitingTotp(ctx, host),
  ]);
  return { factors, waiting, site: relyingPartyOf(pagesUrl), host };
}
