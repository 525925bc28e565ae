import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { lawDeleted, lawReleased, lawRevoked } from "@/events/laws.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { today } from "@/kernel/today.ts";
import { lawStates } from "./law_states.ts";
import { forgetLaw } from "./link_law.ts";
import { readLaw } from "./read_law.ts";
import { seesLaw } from "./rows.ts";
import { toldOfLaw } from "./told_of_law.ts";
import type { Law } from "./types.ts";

const actorOf = (tx: TxCtx) => codeOf(tx.actor) ?? "portal";

/** Puts a new one into effect, today where its day has not come. Refuses `law-effective`, `law-abolished`, and as `actOn` does. */
export async function enforceLaw(ctx: Ctx, asked: Asked): Promise<Law> {
  await enforce(ctx, asked, today(ctx));
  return await readLaw(ctx, asked.id);
}

/** The same by the clock. */
export function enforce(ctx: Ctx, asked: Asked, day: string): Promise<void> {
  return actOn(ctx, lawStates, asked, "enforce", seesLaw, async (tx, held) => {
    await tx.sql`
      update legal_standards set effective_on = least(effective_on, ${day}::date) where id = ${held.id}`;
    await publish(tx, lawReleased, {
      ...await toldOfLaw(tx, held.id),
      version: held.version,
      lawState: "effective",
      actorCode: actorOf(tx),
    });
    return {};
  });
}

/** What abolishing one is told with. */
export interface Abolished extends Asked {
  reason: string;
}

/** Abolishes one that is in force, and says why. Refuses `law-not-effective`, `law-abolished`, `law-reason-needed`, `sensitive-word`, and as `actOn` does. */
export async function abolishLaw(ctx: Ctx, { id, version, reason }: Abolished): Promise<Law> {
  const said = reason.trim();
  await abolish(ctx, { id, version }, today(ctx), async (tx) => {
    if (said === "") throw refuseField("reason", "law-reason-needed");
    await requireCleanText(tx, { reason: said }, () => tx.t("laws.reason"));
    return said;
  });
  return await readLaw(ctx, id);
}

/** The same by the clock. */
export function abolish(
  ctx: Ctx,
  asked: Asked,
  day: string,
  why: (tx: TxCtx) => Promise<string> = () => Promise.resolve(""),
): Promise<void> {
  return actOn(ctx, lawStates, asked, "abolish", seesLaw, async (tx, held) => {
    const note = await why(tx);
    const [row] = await tx.sql<[{ abolishedOn: string }]>`
      update legal_standards
      set abolished_on = greatest(effective_on, least(coalesce(abolished_on, ${day}::date), ${day}::date))
      where id = ${held.id}
      returning abolished_on::text`;
    const { lawId, lawCode } = await toldOfLaw(tx, held.id);
    await publish(tx, lawRevoked, {
      lawId,
      lawCode,
      version: held.version,
      abolishedOn: row.abolishedOn,
      actorCode: actorOf(tx),
    });
    return { note };
  });
}

/** Deletes one that never took effect; its number is free again. Refuses `law-effective-kept`, `law-abolished-kept`, and as `actOn` does. */
export async function deleteLaw(ctx: Ctx, asked: Asked): Promise<null> {
  await actOn(ctx, lawStates, asked, "delete", seesLaw, async (tx, held) => {
    const { lawId, lawCode } = await toldOfLaw(tx, held.id);
    await tx.sql`update legal_standards set deleted_at = ${tx.clock()} where id = ${held.id}`;
    await tx.sql`delete from legal_standard_replacements where law_id = ${held.id}`;
    await forgetLaw(tx, lawCode);
    await publish(tx, lawDeleted, { lawId, lawCode, version: held.version, actorCode: actorOf(tx) });
    return { before: { number: lawCode } };
  });
  return null;
}
