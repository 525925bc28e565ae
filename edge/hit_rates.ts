import type { Actor } from "@/kernel/access/actor.ts";
import { addressKey } from "@/kernel/access/address_key.ts";
import type { Rate } from "@/kernel/access/rate_limit.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** What is counted apart from calls. */
export type HitKind = "page" | "file" | "export";

/**
 * Counts what people are shown: pages, files and exports, each apart, for an account and for the address that it comes from, where a whole
 * store may sit. Counted in this process alone and forgotten every minute, since pages write nothing while they are read
 * (docs/decisions/0027-fast-pages.md): several web processes allow as many times as much.
 */
export class HitRates {
  #minute = 0;
  #hits = new Map<string, number>();

  /** @param perMinute what one account may ask for in a minute */
  constructor(readonly perMinute: Readonly<Record<HitKind, number>>) {}

  /** Counts one, and returns the rate of which account or address have had theirs for this minute; null: there is some left. */
  broken(
    ctx: Pick<Ctx, "actor" | "address" | "clock">,
    kind: HitKind,
  ): Pick<Rate, "bucket" | "perMinute"> | null {
    const minute = Math.floor(ctx.clock().getTime() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#hits.clear();
    }
    const own = this.perMinute[kind];
    const account = accountOf(ctx.actor);
    const ofAddress = own * LIMITS.accountsPerAddress;
    const byAccount = account === null || this.#count(`${kind} ${account}`) <= own;
    const byAddress = ctx.address === null ||
      this.#count(`${kind} address ${addressKey(ctx.address)}`) <= ofAddress;
    if (!byAccount) return { bucket: `${kind}-account`, perMinute: own };
    return byAddress ? null : { bucket: `${kind}-address`, perMinute: ofAddress };
  }

  #count(key: string): number {
    const hits = (this.#hits.get(key) ?? 0) + 1;
    this.#hits.set(key, hits);
    return hits;
  }
}

function accountOf(actor: Actor): string | null {
  if (actor.kind === "person") return `person ${actor.id}`;
  return actor.kind === "machine" ? `machine ${actor.machineId}` : null;
}
