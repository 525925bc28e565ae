import { v7 as uuid } from "uuid";
import type { Pool } from "@/kernel/ctx.ts";

/** Records of what the demo has none of, so that every list has some to be walked over. */
export async function fillLists(sql: Pool): Promise<void> {
  await sql`
    insert into vds_devices (serial, store_code, token_hash, registered_by, registered_at, seen_at, agent_version, revoked_at, vin, connection_id)
    select 'VDS-' || 1000 + n, '20417', decode(md5('device ' || n), 'hex'), u.id, now() - n * interval '1 day',
      now() - n % 3 * interval '1 hour', '1.' || n, case when n % 5 = 0 then now() end,
      case when n % 2 = 0 then 'GHRA9AD60SS76388' || n % 10 end, case when n % 5 <> 0 then gen_random_uuid() end
    from users u, generate_series(1, 14) n
    where u.user_code = 'store-manager'`;
  await sql`
    insert into vds_worksheets (vin, store_code, state, complaint, mileage, opened_by, opened_at, begun_by, begun_at, ended_by, ended_at, result)
    select v.vin, '20417', s.state, 'Complaint ' || n, n * 1000, u.id, timestamptz '2026-03-10 08:00Z' + n * interval '1 hour',
      case when s.state <> 'open' then u.id end, case when s.state <> 'open' then timestamptz '2026-03-11 08:00Z' end,
      case when s.state in ('done', 'cancelled') then u.id end,
      case when s.state in ('done', 'cancelled') then timestamptz '2026-03-12 08:00Z' + n * interval '1 hour' end,
      case when s.state in ('done', 'cancelled') then 'Result ' || n else '' end
    from (select vin, row_number() over (order by vin)::int as n from vehicles order by vin limit 14) v
    cross join lateral (select (array['open', 'in_repair', 'done', 'cancelled'])[1 + n % 4] as state) s
    join users u on u.user_code = 'store-technician'`;
  await sql`
    insert into software_versions (code, version_text, type_code, names, ecu, state, released_at, manifest, signature, verifying_key, changed_at)
    select 'PKG' || n % 3, '1.' || n, (select code from software_types order by code offset n % 2 limit 1),
      jsonb_build_object('en_US', 'Program ' || n % 4), case when n % 2 = 0 then 'BMS' end, 'released',
      timestamptz '2026-03-01Z' + n * interval '1 day', '{}', '', '', now()
    from generate_series(1, 9) n`;
  await sql`
    insert into quality_reports (code, state, author_id, org_code, title, series_code, part_number, quantity, batch, created_at, submitted_at, ended_at, changed_at)
    select 'Q26-90' || n, (array['submitted', 'in_work', 'resolved', 'refused'])[1 + n % 4], u.id, u.org_code, 'Report ' || n % 5,
      (select code from series order by code offset n % 3 limit 1), '3410687243' || n % 3, n, 'B' || n % 2,
      timestamptz '2026-03-01Z' + n * interval '1 day', timestamptz '2026-03-01Z' + n * interval '1 day',
      case when n % 4 > 1 then timestamptz '2026-03-20Z' + n * interval '1 hour' end, now()
    from users u, generate_series(1, 9) n
    where u.user_code = 'store-technician'`;
  await sql`
    insert into messages (user_id, event_id, kind, params, created_at)
    select u.id, gen_random_uuid(), 'order-rejected', '{"order": "20417-000001"}',
      timestamptz '2026-03-10 08:00Z' + n * interval '1 hour'
    from users u, generate_series(1, 9) n
    where u.user_code = 'administrator'`;
  await sql`
    insert into deliveries (kind, idempotency_key, payload, created_at, next_try_at, sent_at, error, attempts)
    select 'mail', ${uuid()} || n, jsonb_build_object('to', 'p' || n % 4 || '@demo.example', 'template', 'message'),
      timestamptz '2026-03-10 08:00Z' + n * interval '1 minute', now(), case when n % 2 = 0 then now() end,
      case when n % 3 = 0 then '451 later' end, n % 3
    from generate_series(1, 15) n`;
  await sql`
    with due as (
      insert into deliveries (kind, idempotency_key, payload, created_at, next_try_at, attempts)
      select 'http', 'walk ' || number, '{"body": "{}"}', sent_at, sent_at, line_count % 3
      from orders
      returning id, substr(idempotency_key, 6) as number
    )
    insert into pushes (subject_kind, subject_id, round, receiver, store_code, delivery_id, state, reason, requested_at)
    select 'order', o.number, 1, 'dms', o.store_code, due.id,
      (array['waiting', 'retrying', 'taken', 'refused', 'failed'])[1 + o.line_count % 5],
      case when o.line_count % 2 = 0 then 'timeout' end, o.sent_at
    from due
    join orders o using (number)
    where not exists (select from pushes p where p.subject_id = o.number)`;
  await sql`
    with due as (
      insert into deliveries (kind, idempotency_key, payload, created_at, next_try_at, attempts)
      select 'http', 'walk labor ' || d.code || '.' || r.number, '{"body": "{}"}', r.published_at, r.published_at, 1 + d.id % 3
      from document_revisions r join documents d on d.id = r.document_id
      where r.kind = 'labor' and r.publish_state = 1
      returning id, substr(idempotency_key, 12) as subject, created_at
    )
    insert into pushes (subject_kind, subject_id, round, receiver, delivery_id, state, reason, answer, requested_at)
    select 'labor', subject, 1, 'dms', id, (array['waiting', 'retrying', 'taken', 'refused', 'failed'])[1 + id % 5],
      case when id % 2 = 0 then 'timeout' end, case when id % 3 = 0 then '{}' end, created_at
    from due`;
  await sql`
    insert into parked_events (
      consumer, topic, key, event_id, type, sequence, occurred_at, envelope, state, reason, attempts, parked_at, next_try_at
    )
    select 'export', 'tis.epc.order', 'K' || n % 3, gen_random_uuid(), 'order.sent', n, now(), '{}',
      case when n <= 3 then 'waiting' else 'behind' end, case when n <= 3 then 'it is broken' end, n % 4, now(), null
    from generate_series(1, 8) n`;
  await sql`
    insert into user_sync_runs (kind, begun_at, ended_at, state, created, changed)
    select (array['full', 'recent'])[1 + n % 2], timestamptz '2026-03-10 08:00Z' + n * interval '1 hour',
      timestamptz '2026-03-10 08:00Z' + n * interval '61 minutes', (array['done', 'failed'])[1 + n % 2], n, n % 3
    from generate_series(1, 9) n`;
  await sql`
    insert into file_objects (key, sha256, size, claimed_at)
    select 'walk/' || n, repeat('0', 63) || n, n * 1000, now() from generate_series(1, 9) n`;
  await sql`
    insert into files (id, key, sha256, size, media_type, name, place, owner_id, created_at)
    select gen_random_uuid(), o.key, o.sha256, o.size,
      (array['image/png', 'application/pdf', 'text/plain'])[1 + o.size / 1000 % 3], 'File ' || o.size % 4000,
      'documents', (select id from users where user_code = 'administrator'), now() - o.size * interval '1 second'
    from file_objects o
    where o.key like 'walk/%'`;
  await sql`
    insert into export_tasks (id, user_id, kind, query, edition, lang, requested_at, state)
    select gen_random_uuid(), id, (array['pushes', 'orders', 'files'])[1 + n % 3], '', 'domestic', 'en_US',
      now() - n * interval '1 hour', 'pending'
    from users, generate_series(1, 8) n
    where user_code = 'administrator'`;
  await sql`
    insert into favorites (user_id, item_type, item_code, item_name, saved_at)
    select id, 'vehicle', 'LXVTESTWALK00000' || n, 'Vehicle ' || n % 3, now() - n * interval '1 hour'
    from users, generate_series(1, 7) n
    where user_code = 'administrator'`;
  await sql`
    insert into api_tokens (name, token_hash, role_code, edition, created_at, revoked_at)
    select 'Machine ' || n, sha256(n::text::bytea), 'integration-partner', 'domestic', now() - n * interval '1 day',
      case when n % 3 = 0 then now() end
    from generate_series(1, 9) n`;
  await sql`
    insert into catalogue_imports (state, note, created_at, created_as, applied_at, applied_as, faults)
    select (array['checked', 'applied', 'failed'])[1 + n % 3], 'Set ' || n, now() - n * interval '1 hour', 'engineer-' || n % 2,
      case when n % 3 = 1 then now() - n * interval '50 minutes' end, case when n % 3 = 1 then 'engineer' end, n % 4
    from generate_series(1, 9) n`;
  await sql`
    insert into catalogue_log (at, made_as, subject, code, series, changes, added, changed, gone, parts)
    select now() - n * interval '1 hour', 'engineer', (array['figure', 'part', 'vehicle'])[1 + n % 3], 'C-' || n % 5,
      array[(select min(code) from series)], array['lines'], n % 3, n % 4, n % 2, '{}'
    from generate_series(1, 9) n`;
  await sql`
    insert into score_entries (user_id, rule, points, event_id, happened_at, subject_kind, subject_id, subject_code, withdrawn, reason, actor_id)
    select id, (array['case-published', 'reply-adopted', 'tsb-confirmed', 'correction'])[1 + n % 4], 1 + n % 3, gen_random_uuid(),
      timestamptz '2026-03-10 08:00Z' + n * interval '1 day', case when n % 4 = 0 then 'case' end, case when n % 4 = 0 then n::text end,
      case when n % 4 = 0 then 'C-' || n end, n % 8 = 0, case when n % 4 = 3 then 'Counted twice' end, case when n % 4 = 3 then id end
    from users, generate_series(1, 13) n
    where user_code = 'administrator'`;
}
