import { v7 as uuid } from "uuid";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { AGENT_VERSION } from "@/services/diagnosis/agent_messages.ts";
import { askReading } from "@/services/diagnosis/course/ask_device.ts";
import { endDiagnosis } from "@/services/diagnosis/course/end_diagnosis.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { takeAnswer } from "@/services/diagnosis/course/take_answer.ts";
import { registerDevice } from "@/services/diagnosis/devices/register_device.ts";
import { connectDevice, disconnectDevice } from "@/services/diagnosis/devices/take_messages.ts";
import { endVdsFeedback } from "@/services/diagnosis/feedback/end_feedback.ts";
import { sendNoDiagnosis, sendVdsFeedback } from "@/services/diagnosis/feedback/send_feedback.ts";
import {
  beginRepair,
  endWorksheet,
  openWorksheet,
} from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { FAILED, VISITS, type WrittenVisit } from "./written_visits.ts";

const MINUTE_MS = 60_000, DAY_MS = 86_400_000;
const SERIAL = "VDS-20417-11";
/** Who answers what workshops say. */
const FACTORY = "factory-engineer";

/** Visits of vehicles with what the workshop's device found, and what was said of it. Returns at once where there are any. */
export async function fillVisits({ ctx, ctxFor, sql }: DemoFilling): Promise<void> {
  const [there] = await sql`select from vds_worksheets limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const as = async (account: string, at: number): Promise<Ctx> => {
    const user = await loadUser(ctxFor({}), account);
    if (!user) throw new Error(`no such account: ${account}`);
    return ctxFor({ actor: user, lang: user.lang, clock: () => new Date(at) });
  };
  const manager = await as("store-manager", now - 40 * DAY_MS);
  const { orgCode } = manager.actor as { orgCode: string };
  await registerDevice(manager, { serial: SERIAL, storeCode: orgCode });
  const [device] = await sql<[{ id: number }]>`select id::int from vds_devices where serial = ${SERIAL}`;
  const taken = new Set<string>();
  for (const visit of VISITS) {
    const vin = await vehicleOf(manager, visit.series, taken);
    if (vin !== null) await fillVisit({ visit, vin, deviceId: device.id, as, now });
  }
  for (const { series, daysAgo, by, reason, text, resolved, invalid } of FAILED) {
    const vin = await vehicleOf(manager, series, taken);
    if (vin === null) continue;
    const at = now - daysAgo * DAY_MS;
    const { id } = await sendNoDiagnosis(await as(by, at), {
      vin,
      reason,
      text,
      dtcCodes: [],
      attachments: [],
    });
    const answer = resolved ?? invalid;
    if (answer === undefined) continue;
    const engineer = await as(FACTORY, at + 5 * 60 * MINUTE_MS);
    await endVdsFeedback(engineer, "none", { id, version: 1, answer }, resolved ? "resolve" : "dismiss");
  }
}

/** A vehicle of a series that is not taken yet and may be opened; null: there is none. */
async function vehicleOf({ sql }: Ctx, series: string, taken: Set<string>): Promise<string | null> {
  const [row] = await sql<{ vin: string }[]>`
    select v.vin from vehicles v
    where v.series_code = ${series} and v.vin <> all(${[...taken]}::text[])
      and not exists (select from disabled_vins d where d.vin = v.vin and d.deleted_at is null)
      and not exists (select from vds_worksheets w where w.vin = v.vin)
    order by v.vin desc
    limit 1`;
  if (row) taken.add(row.vin);
  return row?.vin ?? null;
}

async function fillVisit({ visit, vin, deviceId, as, now }: {
  visit: WrittenVisit;
  vin: string;
  deviceId: number;
  as: (account: string, at: number) => Promise<Ctx>;
  now: number;
}): Promise<void> {
  const begun = now - visit.daysAgo * DAY_MS;
  const at = (minutes: number) => as(visit.by, Math.min(now, begun + minutes * MINUTE_MS));
  const sheet = await openWorksheet(await at(0), { vin, complaint: visit.complaint, mileage: visit.km });
  const repaired = await beginRepair(await at(12), { id: sheet.id, version: sheet.version });
  const connectionId = uuid();
  const tester = await at(15);
  await connectDevice(tester, { deviceId, connectionId, agentVersion: AGENT_VERSION });
  const { id } = await startDiagnosis(tester, { deviceId, vin });
  await answerAll(tester, deviceId, visit, vin);
  await askReading(tester, { id });
  await answerAll(tester, deviceId, visit, vin);
  await endDiagnosis(tester, { id });
  await disconnectDevice(tester, { deviceId, connectionId });
  if (visit.result === undefined) return;
  await endWorksheet(
    await at(190),
    { id: sheet.id, version: repaired.version, result: visit.result },
    "finish",
  );
  const { feedback } = visit;
  if (!feedback) return;
  const author = await at(200);
  const { id: feedbackId } = await sendVdsFeedback(author, {
    diagnosisId: id,
    outcome: feedback.outcome,
    text: feedback.text,
    dtcCodes: Object.values(visit.found).flat().map(([code]) => code),
    causeCode: await codeOf(author, feedback.cause),
    attachments: [],
  });
  if (feedback.answer === undefined) return;
  const engineer = await as(FACTORY, Math.min(now, begun + DAY_MS));
  await endVdsFeedback(
    engineer,
    "diagnosis",
    { id: feedbackId, version: 1, answer: feedback.answer },
    "resolve",
  );
}

/** Answers what the device was asked, as its agent would. */
async function answerAll(ctx: Ctx, deviceId: number, visit: WrittenVisit, vin: string): Promise<void> {
  const asked = await ctx.sql<{ id: string; kind: string; address: string | null }[]>`
    select id, kind, args ->> 'address' as address from vds_commands
    where device_id = ${deviceId} and answered_at is null and deadline > ${ctx.clock()}
    order by asked_at, id`;
  const units = [...Object.keys(visit.found), ...visit.silent ? [visit.silent] : []];
  const addressOf = (code: string) => (0x1040 + units.indexOf(code) * 0x10).toString(16).toUpperCase();
  const said = (identifier: string, name: string, value: string) => ({
    identifier,
    name,
    raw: "",
    value,
    unit: null,
  });
  for (const { id, kind, address } of asked) {
    const code = units.find((one) => addressOf(one) === address) ?? "";
    const data = kind === "scan"
      ? {
        vin,
        ecus: units.map((one) => ({
          address: addressOf(one),
          code: one,
          name: null,
          bus: "CAN 1",
          state: one === visit.silent ? "silent" : "answers",
          negativeCode: null,
        })),
      }
      : kind === "read-dtcs"
      ? {
        dtcs: (visit.found[code] ?? []).map(([dtcCode, statusByte]) => ({
          dtcCode,
          statusByte,
          freezeFrames: [{
            record: 1,
            readings: [{
              identifier: "F40D",
              name: "Vehicle speed",
              raw: "2A",
              value: visit.km % 110,
              unit: "km/h",
            }],
          }],
          extended: [],
        })),
      }
      : {
        readings: [
          said("F190", "VIN", vin),
          said("F195", "Software version", `${1 + visit.km % 4}.${visit.km % 10}.0`),
        ],
      };
    await takeAnswer(ctx, deviceId, {
      type: "result",
      id,
      at: ctx.clock().toISOString(),
      outcome: { ok: true, data },
    });
  }
}

/** Code of the case that tells a cause, by a part of its English title; empty where it is not there for whoever asks. */
async function codeOf({ sql }: Ctx, cause: string | undefined): Promise<string> {
  if (cause === undefined) return "";
  const [row] = await sql<{ code: string }[]>`
    select d.code from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1
    join document_texts x on x.revision_id = r.id
    where d.kind = 'case' and position(${cause} in x.title) > 0
    order by d.id
    limit 1`;
  return row?.code ?? "";
}
