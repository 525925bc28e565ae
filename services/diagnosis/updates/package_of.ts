import type { Ctx } from "@/kernel/ctx.ts";

/** Where the package of an update lies, for the device that has its command and while that is open; null for any other. */
export async function packageOf(
  { sql, clock }: Ctx,
  { deviceId, commandId }: { deviceId: number; commandId: string },
): Promise<{ key: string; size: number } | null> {
  const [row] = await sql<{ key: string; size: number }[]>`
    select f.key, f.size::float8 as size
    from vds_commands c
    join vds_updates u on u.command_id = c.id
    join software_versions t on t.id = u.software_id
    join files f on f.id = t.file_id
    where c.id = ${commandId} and c.device_id = ${deviceId} and c.kind = 'update-program' and c.answered_at is null
      and c.deadline > ${clock()} and t.state = 'released' and f.scan in ('clean', 'not-scanned')`;
  return row ?? null;
}
