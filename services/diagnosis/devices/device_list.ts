import { defineList } from "@/engines/lists/define_list.ts";
import { keyword, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { deviceColumns, deviceScope, deviceState, deviceTables } from "./rows.ts";
import { device, DEVICE_STATES } from "./types.ts";

/** Devices of workshops. */
export const deviceList = defineList({
  kind: "vds-devices",
  page: "RegistVDS",
  need: "RegistVDS:view",
  call: {
    operationId: "listVdsDevices",
    path: "/tis/vds/devices",
    tag: "Diagnosis",
    summary: "Devices of the caller's stores; never their tokens",
  },
  record: device,
  words: {
    count: "diagnosis.device.count",
    none: "diagnosis.device.none",
    noneWhy: "diagnosis.device.none_why",
  },
  filter: {
    keyword: keyword("diagnosis.device.serial", { on: "d.serial", mono: true }),
    state: oneOf(DEVICE_STATES, {
      text: "diagnosis.device.state",
      each: (state) => `diagnosis.device.state_${state}`,
      where: (ctx, state) => () => ctx.sql`${deviceState(ctx)} = ${state}`,
    }),
  },
  columns: {
    serial: { text: "diagnosis.device.serial", kind: "code", sort: "d.serial", title: true },
    state: {
      text: "diagnosis.device.state",
      kind: "state",
      of: ({ state }, { t }) => t(`diagnosis.device.state_${state}`),
      tone: ({ state }) => toneOf(state),
    },
    store: { text: "diagnosis.store", kind: "text", of: ({ storeName }) => storeName },
    vin: { text: "diagnosis.device.vin", kind: "code" },
    agentVersion: { text: "diagnosis.device.agentVersion", kind: "code", in: "chooser" },
    seenAt: { text: "diagnosis.device.seenAt", kind: "moment", sort: "d.seen_at" },
    registeredAt: { text: "diagnosis.device.registeredAt", kind: "moment", sort: "d.registered_at" },
    registeredBy: { text: "diagnosis.device.registeredBy", kind: "person", in: "chooser" },
  },
  order: "serial",
  scope: (ctx) => () => deviceScope(ctx, "RegistVDS:view"),
  query: { key: "d.id", from: deviceTables, select: deviceColumns },
});
