import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { registerDevice, revokeDevice } from "./register_device.ts";

const TAG = "Diagnosis";

/** Calls of devices; their list has its own. */
export const DEVICE_CALLS = [
  defineCall({
    operationId: "registerVdsDevice",
    method: "post",
    path: "/tis/vds/devices",
    need: "RegistVDS:edit",
    loggedAs: "adds",
    tag: TAG,
    summary: "Register a workshop's device; its token is answered this once",
    asksAgain: true,
    input: z.object({
      serial: z.string().trim().regex(/^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/),
      storeCode: z.string().trim().min(1).max(60),
    }),
    output: z.object({ serial: z.string(), token: z.string() }),
    form: {
      to: () => "RegistVDS",
      message: ({ serial }) => ({ key: "diagnosis.device.registered", params: { serial } }),
      shows: ({ serial, token }) => ({ serial, token }),
    },
    run: registerDevice,
  }),
  defineCall({
    operationId: "revokeVdsDevice",
    method: "post",
    path: "/tis/vds/devices/{id}/revocation",
    need: "RegistVDS:edit",
    loggedAs: "changes",
    tag: TAG,
    summary: "Take a device's token out of force, at once",
    asksAgain: true,
    input: z.object({ id: z.coerce.number().int().positive(), version: z.coerce.number().int().positive() }),
    output: nothing,
    form: { to: () => "RegistVDS", message: "diagnosis.device.revoked" },
    run: revokeDevice,
  }),
];
