import type { Gauge } from "prom-client";
import type { Pool } from "@/kernel/ctx.ts";
import type { Secrets } from "@/kernel/ports/secrets.ts";
import type { Metrics } from "./metrics.ts";

/** How a key stands to this process: writes what is new, still reads, or is not there; `unnamed`: written before names were kept. */
type Held = "first" | "older" | "missing" | "unnamed";

/**
 * Counts what people come in by under each key of the portal, by the key's name: whether an older one may go, and whom its loss keeps out. The
 * keys are asked for only where there is something under one, since a process that needs none has none.
 */
export function watchKeys(metrics: Metrics, sql: Pool, secrets: Pick<Secrets, "keyNames">): void {
  const gauge = metrics.gauge(
    "tis_factors_sealed",
    "Authenticator apps and unused recovery codes by the key they are under; missing: they cannot be used",
    ["kind", "key", "held"],
  ) as Gauge<string>;
  metrics.onRead(async () => {
    gauge.reset();
    const rows = await sql<{ kind: string; keyName: string | null; count: number }[]>`
      select 'app' as kind, key_name, count(*)::int as count
      from totp_keys
      where confirmed_at is not null
      group by key_name
      union all
      select 'recovery-code', key_name, count(*)::int
      from recovery_codes
      where used_at is null
      group by key_name`;
    if (rows.length === 0) return;
    const names = await secrets.keyNames();
    gauge.reset();
    for (const { kind, keyName, count } of rows) {
      gauge.set({ kind, key: keyName ?? "", held: heldOf(names, keyName) }, count);
    }
  });
}

function heldOf(names: readonly string[], keyName: string | null): Held {
  if (keyName === null) return "unnamed";
  const place = names.indexOf(keyName);
  return place < 0 ? "missing" : place === 0 ? "first" : "older";
}
