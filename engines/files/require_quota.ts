import type { Ctx } from "@/kernel/ctx.ts";
import type { User } from "@/kernel/access/user.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { EXPORT_PLACE } from "./convert/kinds.ts";

const MB = 1024 * 1024;

/**
 * Refuses a file that does not fit any more beside what its person, or the people of their store, have brought: `file-quota-person`,
 * `file-quota-store`. Uploads under way count with their whole size; what the portal made of files, and exports, do not count.
 *
 * @param size bytes; 0 asks whether there is room at all
 */
export async function requireQuota(ctx: Ctx, name: string, size: number): Promise<void> {
  if (ctx.fileQuota === null || ctx.actor.kind !== "person") return;
  const { personBytes, storeBytes } = ctx.fileQuota;
  const { own, all } = await takenUp(ctx, ctx.actor);
  const over = (taken: number, limit: number) => taken + Math.max(size, 1) > limit;
  if (over(own, personBytes)) throw refuseField("file", "file-quota-person", room(name, own, personBytes));
  if (ctx.actor.userType === "store" && over(all, storeBytes)) {
    throw refuseField("file", "file-quota-store", room(name, all, storeBytes));
  }
}

/** In megabytes, as the sentence tells it. */
function room(name: string, taken: number, limit: number) {
  return { name, limit: Math.floor(limit / MB), free: Math.max(0, Math.floor((limit - taken) / MB)) };
}

/** Bytes of what a person has brought, and of what all people of the store have. */
async function takenUp(ctx: Ctx, { id, userType, orgCode }: User): Promise<{ own: number; all: number }> {
  const { sql } = ctx;
  const store = userType === "store" ? orgCode : null;
  const [row] = await sql<{ own: number; all: number }[]>`
    with people as (
      select id from users where id = ${id} or (user_type = 'store' and org_code = ${store})
    ), brought as (
      select owner_id, size
      from files
      where owner_id in (select id from people) and made_from is null and place <> ${EXPORT_PLACE}
      union all
      select owner_id, size
      from uploads
      where owner_id in (select id from people) and file_id is null and expires_at > ${ctx.clock()}
    )
    select coalesce(sum(size) filter (where owner_id = ${id}), 0)::float8 as own, coalesce(sum(size), 0)::float8 as all
    from brought`;
  return row!;
}
