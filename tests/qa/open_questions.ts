import { addEntry } from "@/engines/registers/write_entry.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { escalateQuestion } from "@/services/qa/pass_on.ts";
import { answerQuestion } from "@/services/qa/answer_question.ts";
import { askQuestion } from "@/services/qa/ask_question.ts";
import { finishQuestion } from "@/services/qa/close_question.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { partQaTypeRegister, techQaTypeRegister } from "@/services/qa/type_registers.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { departmentRegister } from "@/services/departments/department_register.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { openPeople } from "../users/people.ts";

const names = (name: string) => ({ zh_CN: name, en_US: name });

/** A portal with types of questions, a series and a support section, and what people do with questions there. */
export async function openQuestions() {
  const portal = await openPeople();
  const { sql, admin } = portal;
  await sql`insert into energy_types (code, names) values ('bev', '{}') on conflict do nothing`;
  await sql`insert into car_types (code, names) values ('suv', '{}') on conflict do nothing`;
  await sql`insert into after_sale_types (code, names) values ('passenger', '{}') on conflict do nothing`;
  for (const code of ["N1", "N2"]) {
    await sql`
      insert into series (code, brand_code, names, after_sale_type, energy_type, car_type, year_from, visible)
      values (${code}, 'norda', ${sql.json(names(code))}, 'passenger', 'bev', 'suv', 2024, 1)
      on conflict do nothing`;
  }
  const engineer = String(await portal.idOf("factory-engineer"));
  for (const register of [partQaTypeRegister, techQaTypeRegister]) {
    await fillRegister(
      portal.ctx,
      register,
      ["A", "B"].map((code, place) => ({
        code,
        typeParent: place,
        names: names(code),
        staff: [engineer],
        sort: place,
      })),
    );
  }
  await addEntry(admin, departmentRegister, { code: "SUP", names: names("Support"), kind: "support" });
  await assignDuty(admin, "SUP", { userCode: "section-chief", duty: "section-chief", brand: null });
  await assignDuty(admin, "SUP", { userCode: "factory-engineer", duty: "engineer", brand: null });
  await assignDuty(admin, "SUP", {
    userCode: "designated-engineer",
    duty: "designated-engineer",
    brand: null,
  });
  const versionOf = async (id: number) => {
    const [row] = await sql<[{ version: number }]>`select version from questions where id = ${id}`;
    return { id, version: row.version };
  };
  return {
    ...portal,
    versionOf,
    asker: await portal.as("store-technician"),
    supervisor: await portal.as("technical-supervisor"),
    chief: await portal.as("section-chief"),
    engineer: await portal.as("factory-engineer"),
    async ask(kind: QuestionKind, by: Ctx, values: { typeCode?: string; seriesCode?: string } = {}) {
      const { id } = await askQuestion(by, kind, {
        typeCode: "A",
        seriesCode: "N1",
        title: "Noise from the front axle",
        body: "It comes at 40 km/h on rough roads.",
        ...values,
      });
      return id;
    },
    answer: async (kind: QuestionKind, by: Ctx, id: number) =>
      await answerQuestion(by, kind, { ...await versionOf(id), body: "Check the stabilizer link first." }),
    escalate: async (by: Ctx, id: number) => await escalateQuestion(by, await versionOf(id)),
    finish: async (kind: QuestionKind, by: Ctx, id: number) =>
      await finishQuestion(by, kind, { ...await versionOf(id), note: "Solved by a new stabilizer link." }),
  };
}
