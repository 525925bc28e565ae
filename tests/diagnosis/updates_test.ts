import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { Agent } from "@/services/diagnosis/agent/agent.ts";
import { Journal } from "@/services/diagnosis/agent/journal.ts";
import { Packages } from "@/services/diagnosis/agent/packages.ts";
import { readResult } from "@/services/diagnosis/agent/result.ts";
import { VehicleLink } from "@/services/diagnosis/agent/vehicle_link.ts";
import { askReading } from "@/services/diagnosis/course/ask_device.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { endDiagnosis } from "@/services/diagnosis/course/end_diagnosis.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { registerDevice } from "@/services/diagnosis/devices/register_device.ts";
import { resumeUpdate, rollBackUpdate, startUpdate } from "@/services/diagnosis/updates/ask_update.ts";
import { endLateUpdates } from "@/services/diagnosis/updates/end_late_job.ts";
import { readCampaign, readEcuUpdates } from "@/services/diagnosis/updates/read_updates.ts";
import type { EcuUpdates } from "@/services/diagnosis/updates/types.ts";
import { beginRepair, openWorksheet } from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { serveDemo } from "../demo_portal.ts";
import { assertRefused } from "../refusal_of.ts";
import { programPackage, releasedProgram } from "./released_program.ts";
import { demoKey, runningVehicle } from "./running_vehicle.ts";

const BMS = "1040", GATEWAY = "1001", BCM = "1050";

Deno.test("programs of control units are updated through a real agent in a simulated vehicle", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async (t) => {
  await using web = await serveDemo();
  const { sql, config } = web;
  // The technician's page is at another process than the agent.
  await using other = await web.another();
  const { signal } = other.portal.signals;
  const secrets = openSecrets(config);
  let late = 0;
  const parts = {
    pool: sql,
    dictionaries: await shippedTexts(),
    lang: "en_US" as const,
    files: await openFileStore(config),
    secrets,
    signal,
    clock: () => new Date(Date.now() + late),
  };
  const system = makeCtx(parts, uuid);
  const as = async (account: string) =>
    makeCtx({ ...parts, actor: (await loadUser(system, account))! }, uuid);
  const [technician, keeper, engineer, manager] = await Promise.all(
    ["store-technician", "store-manager", "factory-engineer", "factory-manager"].map(as),
  ) as [typeof system, typeof system, typeof system, typeof system];
  const [{ vin }] = await sql<[{ vin: string }]>`
    select vin from vehicles where series_code = 'VTE' order by vin limit 1`;
  using car = await runningVehicle({ vin, maxBlock: 20_002, securityPause: 0, eraseMilliseconds: 10 });
  const { orgCode } = (await loadUser(system, "store-manager"))!;
  const { token, serial } = await registerDevice(keeper, { serial: "VDS-UPDATE-1", storeCode: orgCode! });
  const [{ deviceId }] = await sql<[{ deviceId: number }]>`
    select id::int as device_id from vds_devices where serial = ${serial}`;
  const folder = await Deno.makeTempDir();
  const stop = new AbortController();
  const link = new VehicleLink(
    { hostname: "127.0.0.1", port: car.entity.port, timers: { connect: 500 } },
    { p2: 100, network: 500 },
  );
  const agent = new Agent({
    portal: web.origin.replace("http", "ws"),
    token,
    device: serial,
    version: "1.0.0",
    journal: await Journal.open(folder, readResult),
    packages: new Packages({
      folder: `${folder}/packages`,
      portal: web.origin,
      token,
      verifyingKeys: await secrets.verifyingKeys(),
    }),
    link,
    keyOf: demoKey,
    log: () => {},
  });
  const ran = agent.run(stop.signal);
  try {
    const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
    const online = async () =>
      (await sql`select from vds_devices where id = ${deviceId} and connection_id is not null`).length > 0;
    while (!await online()) await sleep(20);
    const until = async (id: number, address: string, is: (found: EcuUpdates) => boolean) => {
      for (let tries = 0; tries < 400; tries++) {
        const found = await readEcuUpdates(technician, { id, address });
        if (is(found)) return found;
        await sleep(25);
      }
      return assert.fail(JSON.stringify(await readEcuUpdates(technician, { id, address })));
    };
    const isOver = ({ updates }: EcuUpdates) => updates[0]?.state !== "running";
    const begin = async () => {
      const { id } = await startDiagnosis(technician, { deviceId, vin });
      while ((await readDiagnosis(technician, id)).found.length < 7) await sleep(20);
      await askReading(technician, { id });
      while ((await readDiagnosis(technician, id)).commands.some(({ state }) => state !== "done")) {
        await sleep(20);
      }
      return id;
    };
    const program = (code: string, ecu: string, version: string, more = {}) =>
      releasedProgram(engineer, manager, { code, ecu, version, ...more });
    const fresh = await program("T-BMS", "BMS", "90.0");
    let id = await begin();
    const update = (softwareId: number, address = BMS, confirmed = true) =>
      startUpdate(technician, { id, address, softwareId, confirmed });

    await t.step("is refused while the vehicle is not in repair", async () => {
      await assertRefused(update(fresh), "vds-not-in-repair");
      await endDiagnosis(technician, { id });
      const sheet = await openWorksheet(technician, { vin, complaint: "Update", mileage: 10 });
      await beginRepair(technician, sheet);
      id = await begin();
    });
    await t.step("is refused for what is not newer, is not for this one, or is not confirmed", async () => {
      await assertRefused(update(await program("T-OLD", "BMS", "1.0")), "vds-already-latest");
      await assertRefused(
        update(await program("T-HW", "BMS", "91.0", { hardwareFrom: "3.0" })),
        "vds-program-unfit",
      );
      await assertRefused(update(fresh, BMS, false), "vds-safety");
      await assertRefused(update(fresh, GATEWAY), "not-found");
      const { candidates, hardware, software } = await readEcuUpdates(technician, { id, address: BMS });
      assert.deepEqual([hardware, software], ["BMS-HW02", "1.4.0"]);
      assert.equal(
        candidates.find(({ softwareCode }) => softwareCode === "T-HW")!.refused,
        "vds-program-unfit",
      );
    });
    await t.step("is not begun with low voltage, nor with a package that another key signed", async () => {
      car.vehicle.conditions.add("voltage-low");
      await update(fresh);
      const low = (await until(id, BMS, isOver)).updates[0]!;
      assert.deepEqual([low.state, low.errorCode, low.recoverable], ["not-upgraded", "voltage-low", false]);
      car.vehicle.conditions.delete("voltage-low");
      const forged = await program("T-FORGED", "BMS", "92.0");
      await sql`update software_versions set signature = decode(repeat('00', 64), 'hex') where id = ${forged}`;
      await update(forged);
      const refused = (await until(id, BMS, isOver)).updates[0]!;
      assert.deepEqual([refused.state, refused.errorCode], ["not-upgraded", "package-refused"]);
    });
    const second = await program("T-BMS2", "BMS", "93.0");
    await t.step(
      "survives the loss of power in the middle by itself, and ends with the new version",
      async () => {
        car.vehicle.faults.arm({ kind: "power-loss", afterBlocks: 7, milliseconds: 300, times: 1 });
        await update(second);
        await assertRefused(endDiagnosis(technician, { id }), "vds-update-running");
        await assertRefused(update(second), "vds-ecu-busy");
        const { updates, software } = await until(id, BMS, isOver);
        assert.deepEqual([updates[0]!.state, updates[0]!.written], ["success", 400_000]);
        assert.equal(software, "93.0");
        assert.deepEqual(car.vehicle.faults.list, [], "power was lost");
        assert.equal(car.vehicle.ecus[4]!.program.version, "93.0");
        await assertRefused(update(second), "vds-already-latest");
      },
    );
    await t.step(
      "that broke off for good is resumed, or rolled back, and nothing else is begun before",
      async () => {
        const wrong = await programPackage({ ecu: "ESC", version: "94.0" });
        const unfit = await program("T-WRONG", "BCM", "94.0", { content: wrong });
        await update(unfit, BCM);
        const broken = (await until(id, BCM, isOver)).updates[0]!;
        assert.deepEqual([broken.state, broken.errorCode, broken.recoverable], [
          "failure",
          "program-refused",
          true,
        ]);
        await assertRefused(update(unfit, BCM), "vds-update-open");
        for (const help of [resumeUpdate, rollBackUpdate]) {
          await assertRefused(help(technician, { ...broken, confirmed: false }), "vds-safety");
        }
        await resumeUpdate(technician, { ...broken, confirmed: true });
        const again = (await until(id, BCM, isOver)).updates[0]!;
        assert.deepEqual([again.state, again.recoverable], ["failure", true]);
        await assertRefused(resumeUpdate(technician, { ...broken, confirmed: true }), "state-changed");
        // As if it had been erased and nothing written: with low voltage nothing is begun, and it stays without a program.
        await sql`update vds_updates set written = 0 where id = ${again.id}`;
        let open = again;
        car.vehicle.conditions.add("voltage-low");
        for (const help of [resumeUpdate, rollBackUpdate]) {
          await help(technician, { ...open, confirmed: true });
          open = (await until(id, BCM, isOver)).updates[0]!;
          assert.deepEqual([open.state, open.errorCode, open.recoverable], ["failure", "voltage-low", true]);
        }
        car.vehicle.conditions.delete("voltage-low");
        await rollBackUpdate(technician, { ...open, confirmed: true });
        const back = (await until(id, BCM, isOver)).updates[0]!;
        assert.deepEqual([back.state, back.errorCode, back.recoverable], [
          "not-upgraded",
          "rolled-back",
          false,
        ]);
        assert.equal(car.vehicle.ecus[5]!.program.version, "1.4.0");
      },
    );
    await t.step(
      "whose device does not answer any more has timed out, and can be taken up again",
      async () => {
        stop.abort();
        await ran;
        while (await online()) await sleep(20);
        await assertRefused(update(second, BCM), "vds-device-offline");
        await sql`
        update vds_updates set state = 'running', ended_at = null, error_code = null
        where id = (select max(id) from vds_updates)`;
        await sql`
        update vds_commands set answered_at = null
        where id = (select command_id from vds_updates order by id desc limit 1)`;
        late = 4_000_000;
        assert.equal(await endLateUpdates(system), 1);
        const { updates } = await readEcuUpdates(technician, { id, address: BCM });
        assert.deepEqual([updates[0]!.state, updates[0]!.errorCode, updates[0]!.recoverable], [
          "failure",
          "907703",
          true,
        ]);
        late = 0;
      },
    );
    await t.step("tells each beginning and end as an event, and which vehicles run what", async () => {
      const told = await sql<
        { type: string }[]
      >`select type from outbox where type like 'update.%' order by id`;
      assert.deepEqual(told.map(({ type }) => type.slice("update.".length)), [
        ...["started", "failed", "started", "failed", "started", "finished"],
        ...["started", "failed", "failed", "failed", "failed", "failed", "failed"],
      ]);
      const rows = await readCampaign(technician);
      assert.deepEqual(
        rows.filter(({ ecuCode }) => ecuCode === "BMS").map(({ seriesCode, version, vehicles }) => [
          seriesCode,
          version,
          vehicles,
        ]),
        [["VTE", "93.0", 1]],
      );
    });
  } finally {
    stop.abort();
    await ran.catch(() => {});
    await link.close();
  }
});
