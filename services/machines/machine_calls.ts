import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { readAll } from "@/engines/lists/read_list.ts";
import { machine, machineList } from "./machine_list.ts";
import { createMachineToken, revokeMachineToken } from "./machines.ts";

const TAG = "Roles and rights";
const code = z.string().trim().max(40).optional();

/** Tokens of partners and other machines. */
export const MACHINE_CALLS = [
  defineCall({
    operationId: "listMachines",
    method: "get",
    path: "/tis/machines",
    need: "baseinfoauthority:machines",
    tag: TAG,
    summary: "Tokens of machines, those in force first; never the tokens themselves",
    input: z.object({}),
    output: z.array(machine),
    run: async (ctx) => await Array.fromAsync((await readAll(ctx, machineList, {})).records),
  }),
  defineCall({
    operationId: "createMachine",
    method: "post",
    path: "/tis/machines",
    need: "baseinfoauthority:machines",
    tag: TAG,
    summary: "Make a token for a machine; it is answered this once",
    asksAgain: true,
    input: z.object({
      name: z.string().trim().min(1).max(80),
      role: z.string().trim().min(1).max(40),
      edition: z.enum(EDITIONS),
      market: code.describe("left out: every market of the role"),
      org: code.describe("left out: not narrowed"),
      expiresOn: dayText().optional().describe("last day, UTC"),
    }),
    output: z.object({ machineId: z.int(), token: z.string() }),
    form: {
      to: () => "baseinfoauthority?view=machines",
      message: ({ token }) => ({ key: "machines.made", params: { token } }),
    },
    run: (ctx, { expiresOn, ...wanted }) =>
      createMachineToken(ctx, {
        ...wanted,
        market: wanted.market || null,
        org: wanted.org || null,
        expiresAt: expiresOn ? new Date(`${expiresOn}T23:59:59Z`) : null,
      }),
  }),
  defineCall({
    operationId: "revokeMachine",
    method: "post",
    path: "/tis/machines/{id}/revocation",
    need: "baseinfoauthority:machines",
    tag: TAG,
    summary: "Take a token out of force, at once",
    asksAgain: true,
    input: z.object({ id: z.coerce.number().int().positive() }),
    output: nothing,
    form: { to: () => "baseinfoauthority?view=machines", message: "machines.revoked" },
    async run(ctx, { id }) {
      await revokeMachineToken(ctx, id);
      return null;
    },
  }),
];
