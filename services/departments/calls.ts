import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { approversOf, departmentsOfKind } from "./approvers_of.ts";
import { DUTIES } from "./department_kinds.ts";
import { assignDuty, removeDuty } from "./duties.ts";

const tag = "Departments";
const code = z.string().min(1).max(40);

/** Departments beside their register: who does what in them. */
export const DEPARTMENT_CALLS = [
  defineCall({
    operationId: "tisUserDepartTsb",
    method: "get",
    path: "/tis/tsb-departments",
    need: "session",
    tag,
    summary: "Departments that approve TSBs, with their approvers",
    input: z.object({}),
    output: z.array(z.object({
      departCode: z.string(),
      departName: z.string(),
      approvers: z.array(z.object({ userCode: z.string(), fullName: z.string() })),
    })),
    async run(ctx) {
      const departments = await departmentsOfKind(ctx, "tsb");
      return await Promise.all(departments.map(async ({ code, name }) => ({
        departCode: code,
        departName: name,
        approvers: (await approversOf(ctx, code)).map(({ userCode, fullName }) => ({ userCode, fullName })),
      })));
    },
  }),
  defineCall({
    operationId: "giveDepartmentDuty",
    method: "post",
    path: "/tis/departments/{code}/duties",
    need: "BaseinfoUserDepart:edit",
    asksAgain: true,
    tag,
    summary: "Give a person a duty in a department",
    input: z.object({
      code,
      userCode: z.string().trim().min(1).max(64).describe("account of the person"),
      duty: z.enum(DUTIES),
      brand: z.string().trim().max(40).optional().describe("left out: all brands of the department"),
    }),
    output: nothing,
    form: { message: "departments.department.done_duty" },
    async run(ctx, { code, userCode, duty, brand }) {
      await assignDuty(ctx, code, { userCode, duty, brand: brand || null });
      return null;
    },
  }),
  defineCall({
    operationId: "takeDepartmentDuty",
    method: "post",
    path: "/tis/departments/{code}/duties/{duty}/taking",
    need: "BaseinfoUserDepart:edit",
    asksAgain: true,
    tag,
    summary: "Take a duty away",
    input: z.object({ code, duty: z.coerce.number().int().positive() }),
    output: nothing,
    form: { message: "departments.department.done_duty_taken" },
    async run(ctx, { code, duty }) {
      await removeDuty(ctx, code, duty);
      return null;
    },
  }),
];
