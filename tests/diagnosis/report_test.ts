import assert from "node:assert/strict";
import { readAsk } from "@/components/qa/read_ask.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { shareDiagnosis } from "@/services/diagnosis/course/share_diagnosis.ts";
import { tellDiagnosisFound } from "@/services/diagnosis/course/tell_diagnosis.ts";
import { situationOf } from "@/services/diagnosis/assistant/situation_of.ts";
import { assertRefused } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

const VIN = "LVAVTE1AXT1000017";

Deno.test("the report of a diagnosis", async (t) => {
  await using portal = await openPeople();
  const { sql } = portal;
  const technician = await portal.as("store-technician");
  const { orgCode } = technician.actor as { orgCode: string };
  const manager = await portal.idOf("store-manager");
  const [{ id }] = await sql<[{ id: number }]>`
    with device as (
      insert into vds_devices (serial, store_code, token_hash, registered_by, registered_at)
      values ('VDS-TEST-01', ${orgCode}, '\\x01', ${manager}, now()) returning id
    ), sheet as (
      insert into vds_worksheets (vin, store_code, complaint, mileage, opened_by, opened_at)
      values (${VIN}, ${orgCode}, '雨天制动跑偏', 18760, ${manager}, now()) returning id
    )
    insert into vds_diagnoses (device_id, vin, store_code, worksheet_id, state, started_by, started_at, ended_at)
    select d.id, ${VIN}, ${orgCode}, s.id, 'finished', ${manager}, now(), now() from device d, sheet s
    returning id::int`;
  await sql`
    insert into vds_ecus (diagnosis_id, address, code, state, dtcs_read_at)
    values (${id}, '1003', 'ESC', 'answers', now())`;
  const frame = [{
    record: 1,
    readings: [{ identifier: "F40D", name: "Vehicle speed", raw: "2A", value: 42, unit: "km/h" }],
  }];
  await sql`
    insert into vds_dtcs (diagnosis_id, address, dtc_code, status_byte, freeze_frames, extended, read_at)
    values (${id}, '1003', 'C0031-11', 9, ${sql.json(frame)}, '[]', now()),
      (${id}, '1003', 'U0121-87', 8, '[]', '[]', now()), (${id}, '1003', 'P0562', 64, '[]', '[]', now())`;
  await sql`
    insert into dtcs (dtc_code, names) values ('C0031', ${sql.json({ zh_CN: "左前轮速传感器" })})`;

  await t.step("is shown by a message to who may see the diagnosis, once a day", async () => {
    const share = (receivingUser: string) => shareDiagnosis(technician, { id, receivingUser });
    await share("store-manager");
    await share("store-manager");
    const told = await sql`select user_id, link, params from messages where kind = 'diagnosis-shared'`;
    assert.deepEqual(told.map((one) => [Number(one.userId), one.link, one.params.vin]), [
      [manager, `DiagnosePreview?id=${id}`, VIN],
    ]);
    for (const nobody of ["social-user", "no-such-account"]) {
      await assertRefused(share(nobody), "share-not-readable");
    }
    await assertRefused(
      shareDiagnosis(technician, { id: 999_999, receivingUser: "store-manager" }),
      "not-found",
    );
    const abroad = (await loadUser(portal.ctx, "overseas-store", "overseas"))!;
    await assertRefused(
      shareDiagnosis(portal.ctxWith({ actor: abroad, edition: "overseas" }), {
        id,
        receivingUser: "store-manager",
      }),
      "share-overseas",
    );
  });

  await t.step("is handed over whole to a technical question", async () => {
    const { title, body, dtcCodes } = await tellDiagnosisFound(technician, id);
    assert.match(title, /^C0031-11 左前轮速传感器/);
    assert.deepEqual(dtcCodes, ["C0031-11", "U0121-87"]);
    for (const said of ["雨天制动跑偏", "VDS-TEST-01", "Vehicle speed 42 km/h", "0x09", "U0121-87"]) {
      assert.ok(body.includes(said), `${said} is not told:\n${body}`);
    }
    const url = new URL(`http://portal/tis/TechQAAdd?from=diagnosis&key=${id}`);
    const { draft } = (await readAsk(technician, "technical", url, null))!;
    assert.deepEqual(
      [draft.vin, draft.dtcCodes, draft.mileage, draft.body, draft.askedFrom?.kind, draft.askedFrom?.key],
      [VIN, dtcCodes, 18_760, body, "diagnosis", String(id)],
    );
    const foreign = new URL("http://portal/tis/TechQAAdd?from=diagnosis&key=999999");
    assert.equal((await readAsk(technician, "technical", foreign, null))!.draft.body ?? "", "");
  });

  await t.step("leads to the assistant with vehicle, stored faults and complaint", async () => {
    assert.deepEqual(await situationOf(technician, id), {
      vin: VIN,
      dtc: ["C0031-11", "U0121-87"],
      complaint: "雨天制动跑偏",
    });
  });
});
