import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { askOta, readOtaAsks, tellOta } from "@/services/diagnosis/ota/ask_ota.ts";
import type { AskedOta } from "@/services/diagnosis/ota/types.ts";
import { giveVehicleToken } from "@/services/diagnosis/ota/vehicle_tokens.ts";
import { verifyManifest } from "@/services/software/manifest.ts";
import { demoDatabase } from "../demo_portal.ts";
import { assertRefused } from "../refusal_of.ts";
import { releasedProgram } from "./released_program.ts";

Deno.test("vehicles ask for updates over the air", async (t) => {
  await using db = await demoDatabase();
  const { sql } = db;
  const dataDir = await Deno.makeTempDir();
  await using _ = { [Symbol.asyncDispose]: () => Deno.remove(dataDir, { recursive: true }) };
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: db.url, DEMO: "on" });
  const secrets = openSecrets(config);
  let days = 0;
  const parts = {
    pool: sql,
    dictionaries: await shippedTexts(),
    lang: "en_US" as const,
    files: await openFileStore(config),
    secrets,
    clock: () => new Date(Date.now() + days * 86_400_000),
  };
  const system = makeCtx(parts, uuid);
  const as = async (account: string) =>
    makeCtx({ ...parts, actor: (await loadUser(system, account))! }, uuid);
  const [engineer, manager, telematics, technician] = await Promise.all(
    ["factory-engineer", "factory-manager", "administrator", "store-technician"].map(as),
  ) as [typeof system, typeof system, typeof system, typeof system];
  const [{ vin }] = await sql<[{ vin: string }]>`
    select vin from vehicles where series_code = 'VTE' order by vin limit 1`;
  await releasedProgram(engineer, manager, {
    code: "T-BMS",
    ecu: "BMS",
    version: "90.0",
    softwareFrom: "1.4",
  });
  await assertRefused(giveVehicleToken(technician, { vin, days: 30 }), "no-right");
  const { token } = await giveVehicleToken(manager, { vin, days: 30 });
  const ask = (more: Partial<AskedOta> = {}) =>
    askOta(telematics, {
      vin,
      token,
      parked: true,
      chargePercent: 80,
      ecus: [{ ecu: "BMS", hardware: "BMS-HW02", software: "1.4.0" }],
      ...more,
    });
  const reasons = async (more: Partial<AskedOta>) => {
    const { offers, refusals } = await ask(more);
    assert.ok(!offers.some(({ softwareCode }) => softwareCode === "T-BMS"));
    return refusals.find(({ softwareCode }) => softwareCode === "T-BMS")?.reason;
  };

  await t.step("one that is eligible is offered the program with its signed manifest", async () => {
    const offer = (await ask()).offers.find(({ softwareCode }) => softwareCode === "T-BMS")!;
    assert.deepEqual([offer.fromVersion, offer.toVersion], ["1.4.0", "90.0"]);
    const { fault } = await verifyManifest(offer, await secrets.verifyingKeys(), {
      ecu: "BMS",
      software: "1.4.0",
    });
    assert.equal(fault, null);
  });
  await t.step("one that is not is told why", async () => {
    assert.equal(await reasons({ parked: false }), "vds-ota-not-parked");
    assert.equal(await reasons({ chargePercent: 20 }), "vds-ota-charge-low");
    const ecu = { ecu: "BMS", hardware: "BMS-HW02" };
    assert.equal(await reasons({ ecus: [{ ...ecu, software: "90.0" }] }), "vds-already-latest");
    assert.equal(await reasons({ ecus: [{ ...ecu, software: "1.3" }] }), "vds-program-unfit");
  });
  await t.step("says once what became of an offer", async () => {
    const { id } = await ask();
    const told = { id, token, ecu: "BMS", result: "success" as const };
    await tellOta(telematics, told);
    await assertRefused(tellOta(telematics, told), "state-changed");
    await assertRefused(tellOta(telematics, { ...told, ecu: "GW" }), "not-found");
    const [row] = await readOtaAsks(manager, { vin });
    assert.deepEqual(row!.results, { BMS: "success" });
    const [{ software }] = await sql<[{ software: string }]>`
      select software from vds_programs where vin = ${vin} and ecu_code = 'BMS'`;
    assert.match(software, /^\d/);
    const types = await sql<
      { type: string }[]
    >`select type from outbox where type like 'ota.%' order by id desc limit 2`;
    assert.deepEqual(types.map(({ type }) => type), ["ota.ended", "ota.asked"]);
  });
  await t.step("is refused by a token that is another's or has ended (907704)", async () => {
    await assertRefused(
      ask({ token: token.startsWith("A") ? `B${token.slice(1)}` : `A${token.slice(1)}` }),
      "no-right",
    );
    days = 31;
    await assertRefused(ask(), "vds-token-expired");
    days = 0;
    await giveVehicleToken(manager, { vin, days: 1 });
    await assertRefused(ask(), "no-right");
  });
});
