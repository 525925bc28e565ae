import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type Ctx, type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { registerDevice } from "@/services/diagnosis/devices/register_device.ts";
import { beginRepair, openWorksheet } from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { saveModels } from "@/services/epc/import/save_models.ts";
import { saveSeries } from "@/services/epc/import/save_series.ts";
import { saveVehicles } from "@/services/epc/import/save_vehicles.ts";
import { savePlants, saveSubSaleTypes, saveWords } from "@/services/epc/import/save_words.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { releasedProgram } from "../diagnosis/released_program.ts";
import { dictionaries, names, vinOf } from "../epc/catalogue_builder.ts";
import type { KillWorld } from "./world.ts";

/** A vehicle in repair at the store of the kill world's first client, and the device beside it. */
export interface Visit {
  vin: string;
  serial: string;
  token: string;
  deviceId: number;
}

/** Adds vehicles in repair with their devices, and released programs of the battery's control unit, one of each version. */
export async function openVisits(
  world: KillWorld,
  env: Record<string, string>,
  count: number,
  versions: readonly string[],
) {
  const config = readConfig(env);
  const secrets = openSecrets(config);
  const parts: CtxParts = {
    ...{ pool: world.sql, dictionaries, lang: "en_US", secrets },
    files: await openFileStore(config),
  };
  const as = async (account: string) =>
    makeCtx({ ...parts, actor: (await loadUser(world.ctx, account))! }, uuid);
  await fillVehicles(world.ctx, count);
  await assignRole(world.ctx, (await loadUser(world.ctx, "client-12"))!.id, { role: "store-manager" });
  const [technician, keeper] = [await as("client-0"), await as("client-12")];
  const visits: Visit[] = [];
  for (let at = 0; at < count; at++) {
    const vin = vinOf(at + 1);
    await beginRepair(technician, await openWorksheet(technician, { vin, complaint: "Lamp", mileage: 10 }));
    const made = await registerDevice(keeper, { serial: `VDS-KILL-${at}`, storeCode: "S00" });
    const [row] = await world.sql<[{ deviceId: number }]>`
      select id::int as device_id from vds_devices where serial = ${made.serial}`;
    visits.push({ vin, ...made, ...row });
  }
  const [engineer, manager] = [await factory(world, as, "engineer"), await factory(world, as, "manager")];
  const programs: number[] = [];
  for (const version of versions) {
    programs.push(
      await releasedProgram(engineer, manager, { code: `T-KILL-${version}`, ecu: "BMS", version }),
    );
  }
  return { technician, visits, programs, key: (await secrets.verifyingKeys())[0].toBase64() };
}

async function factory(
  world: KillWorld,
  as: (account: string) => Promise<Ctx>,
  post: "engineer" | "manager",
) {
  const { userId } = await createUser(world.ctx, {
    ...{ userCode: post, fullName: post, userType: "factory", orgCode: "F1", editions: ["domestic"] },
    ...{ lang: "en_US", mustChangePassword: false },
  });
  await activateUser(world.ctx, userId);
  await assignRole(world.ctx, userId, { role: `factory-${post}` });
  return await as(post);
}

async function fillVehicles(ctx: Ctx, count: number): Promise<void> {
  await ctx.sql`insert into orgs ${
    ctx.sql({ code: "F1", kind: "factory", names: ctx.sql.json(names("Factory")) })
  }`;
  await ctx.sql`insert into software_types ${
    ctx.sql({ code: "ECU", platform: "ecu", names: ctx.sql.json(names("ECU")) })
  }`;
  await saveWords(ctx, "energyTypes", [{ code: "bev", names: names("Battery electric") }]);
  await saveWords(ctx, "carTypes", [{ code: "suv", names: names("SUV") }]);
  await saveWords(ctx, "afterSaleTypes", [{ code: "passenger", names: names("Passenger") }]);
  await saveSubSaleTypes(ctx, [
    { brandCode: "velaro", afterSaleType: "passenger", code: "ev", names: names("Electric") },
  ]);
  await savePlants(ctx, [{ code: "P1", names: names("Plant one") }]);
  await saveSeries(ctx, [{
    ...{ code: "VTE", names: names("Tessa EV"), brandCode: "velaro", afterSaleType: "passenger" },
    ...{ energyType: "bev", carType: "suv", yearFrom: 2022, yearTo: 2026, visible: 1, sort: 1 },
  }]);
  await saveModels(ctx, [{ code: "T160", seriesCode: "VTE", names: names("Tessa EV 160"), sort: 1 }]);
  await saveVehicles(
    ctx,
    Array.from({ length: count }, (_, at) => ({
      ...{ vin: vinOf(at + 1), seriesCode: "VTE", modelCodes: ["T160"], options: [], plantCode: "P1" },
      ...{ productionDate: "2024-02-14", serial: 1000 + at, marketCode: "eu" },
    })),
  );
}
