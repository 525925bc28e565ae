import assert from "node:assert/strict";
import { expireExports } from "@/engines/exports/delete_export.ts";
import { forgetEnded } from "@/services/entry/forget_ended.ts";
import { RETENTION } from "@/kernel/retention.ts";
import { login, loginAs, openTestPortal } from "./portal.ts";

Deno.test("sessions, links of mails and rows of exports go so many days after their end, and not before", async () => {
  await using portal = await openTestPortal();
  const ctx = portal.ctxWith({ retention: { ...RETENTION, endedDays: 10 } });
  const { sql } = portal;
  await login(portal.ctx, loginAs("store-manager"));
  const day = (days: number) => new Date(portal.now().getTime() - days * 86_400_000);
  const [user] = await sql<{ id: number }[]>`select id from users where user_code = 'store-technician'`;
  for (const [place, days] of [[1, 9], [2, 11]] as const) {
    await sql`
      insert into sessions (token_hash, user_id, edition, entry, brand, lang, started_at, last_seen_at, ended_at, end_reason)
      values (${new Uint8Array([place])}, ${user!.id}, 'domestic', 'login', 'velaro', 'zh_CN', ${day(30)}, ${
      day(30)
    },
        ${day(days)}, 'logged-out')`;
    await sql`
      insert into mail_links (token_hash, user_id, purpose, email, created_at, expires_at, used_at)
      values (${new Uint8Array([place])}, ${user!.id}, 'reset-password', 'a@example.com', ${day(30)}, ${
      day(days)
    }, null)`;
    await sql`
      insert into export_tasks ${
      sql({
        id: portal.ctx.newId(),
        userId: user!.id,
        kind: "orders",
        query: "",
        edition: "domestic",
        lang: "zh_CN",
        state: "failed",
        reason: "exports.reason.fault",
        requestedAt: day(30),
        endedAt: day(days),
      })
    }`;
  }
  // One that was left open by somebody who never came back.
  await sql`
    insert into sessions (token_hash, user_id, edition, entry, brand, lang, started_at, last_seen_at)
    values (${new Uint8Array([3])}, ${user!.id}, 'domestic', 'login', 'velaro', 'zh_CN', ${day(30)}, ${
    day(30)
  })`;
  assert.equal(await forgetEnded(ctx), 3);
  await expireExports(ctx);
  const left = async (table: string) =>
    Number((await sql`select count(*)::int as n from ${sql(table)}`)[0]!.n);
  assert.deepEqual([await left("sessions"), await left("mail_links"), await left("export_tasks")], [2, 1, 1]);
});
