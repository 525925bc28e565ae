import assert from "node:assert/strict";
import { linkEntriesAnew } from "@/engines/links/link_anew.ts";
import { connect } from "@/platform/database/connect.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { openTestPortal } from "../entry/portal.ts";

const ENTRIES = 1500, STATEMENT_MS = 500;

Deno.test("all entries are linked anew, for longer than a statement may take", async () => {
  await using portal = await openTestPortal();
  const { sql } = portal;
  await sql`truncate dtcs cascade`;
  await sql`
    insert into dtcs (dtc_code, ecu, names)
    select 'P0' || upper(lpad(to_hex(n), 3, '0')), 'E' || n, '{}' from generate_series(0, ${
    ENTRIES - 1
  }::int) n`;
  const pool = connect(portal.db.url, { pool: 2, statementTimeoutMs: STATEMENT_MS });
  try {
    const ctx = portal.ctxWith({ pool });
    const linked: string[] = [];
    await linkEntriesAnew(ctx, dtcRegister, async (_tx, { after }) => {
      if (linked.length === 0) await new Promise((done) => setTimeout(done, 2 * STATEMENT_MS));
      linked.push(after.dtcCode);
    }, new AbortController().signal);
    assert.equal(new Set(linked).size, ENTRIES);
  } finally {
    await pool.end();
  }
});
