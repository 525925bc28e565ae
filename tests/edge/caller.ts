import type { Caller } from "@/edge/gate.ts";
import { type Actor, type Machine, VISITOR } from "@/kernel/access/actor.ts";
import type { Session } from "@/kernel/access/sessions.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { withoutPages } from "@/services/settings/module_switches.ts";

/** Where somebody at the gate comes from, and with what; everything left out is as it should be. */
export interface CallerParts {
  as?: "person" | "machine" | "visitor";
  rights?: readonly string[];
  firstLogin?: boolean;
  /** A second factor is demanded and not set up. */
  factorDue?: boolean;
  /** Something must be read and confirmed first. */
  mustRead?: boolean;
  /** Minutes since the person last proved who they are. */
  provedBefore?: number;
  /** A role is tried. */
  trying?: boolean;
  /** Pages that are switched off. */
  off?: readonly string[];
  /** Why a token that was sent opens no session. */
  noSession?: RefusalKey;
  tokenFrom?: Caller["tokenFrom"];
  /** Calls, pages, files and exports of this minute already. */
  hits?: number;
}

const ORIGIN = "https://tis.example.com";

/** Somebody at the gate, without a database: only the count of calls is asked of one. */
export function caller(parts: CallerParts = {}): Caller {
  const off = new Set(parts.off);
  const as = parts.as ?? "person";
  const actor = withoutOff(actorOf(as, parts.rights ?? []), off);
  const session = {
    firstLogin: parts.firstLogin ?? false,
    factorDue: parts.factorDue ?? false,
    readingDue: parts.mustRead ?? false,
    confirmedAt: new Date(-60_000 * (parts.provedBefore ?? 0)),
    triedRole: parts.trying ? { code: "r", name: "R" } : null,
  };
  const counted = ["call-user", "call-machine"].map((bucket) => ({
    bucket,
    key: "1",
    hits: parts.hits ?? 1,
  }));
  const sql = Object.assign(() => counted, { json: (value: unknown) => value });
  return {
    ctx: { actor, address: null, clock: () => new Date(0), sql } as unknown as Ctx,
    session: as === "person" ? session as Session : null,
    noSession: parts.noSession ?? null,
    switches: { off },
    tokenFrom: parts.tokenFrom ?? "cookie",
    origin: ORIGIN,
    hits: {
      broken: () =>
        (parts.hits ?? 1) > LIMITS.callsPerUserPerMinute ? { bucket: "page-account", perMinute: 1 } : null,
    } as unknown as Caller["hits"],
  };
}

function actorOf(as: "person" | "machine" | "visitor", rights: readonly string[]): Actor {
  if (as === "visitor") return VISITOR;
  const brandCodes: string[] = [];
  const assignments = [{ role: "some", market: null, org: null, rights: new Set(rights) }];
  return as === "person"
    ? { kind: "person", id: 1, assignments, brandCodes } as unknown as User
    : { kind: "machine", machineId: 1, assignments } as unknown as Machine;
}

function withoutOff(actor: Actor, off: ReadonlySet<string>): Actor {
  return actor.kind === "person" || actor.kind === "machine" ? withoutPages(actor, off) : actor;
}
