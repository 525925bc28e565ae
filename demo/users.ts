import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Edition, EDITIONS } from "@/kernel/access/editions.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import type { Duty } from "@/services/departments/department_kinds.ts";
import { departmentRegister } from "@/services/departments/department_register.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { createDefaultDepartments } from "@/services/departments/create_default_departments.ts";
import { postRegister } from "@/services/users/post_register.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { userRegister } from "@/services/users/user_register.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { both } from "./registers/both.ts";

const POSTS = [
  ["TECH", "维修技师", "Technician", "Servicetechniker", "store"],
  ["ELEC", "电气技师", "Electrical technician", "Kfz-Elektriker", "store"],
  ["BODY", "钣喷技师", "Body and paint technician", "Karosserie- und Lacktechniker", "store"],
  ["FORE", "车间主管", "Workshop foreman", "Werkstattmeister", "store"],
  ["SADV", "服务顾问", "Service adviser", "Serviceberater", "store"],
  ["WARR", "保修专员", "Warranty clerk", "Garantiesachbearbeiter", "store"],
  ["PART", "备件专员", "Parts clerk", "Teileverkäufer", "store"],
  ["TSUP", "技术主管", "Technical supervisor", "Technischer Betreuer", "store"],
  ["SMAN", "服务经理", "Service manager", "Serviceleiter", "store"],
  ["GMAN", "集团售后经理", "Group after-sales manager", "Aftersales-Leiter der Gruppe", "dealer_group"],
  ["FENG", "技术工程师", "Technical engineer", "Technikingenieur", "factory"],
  ["FCLM", "索赔工程师", "Claims engineer", "Garantieingenieur", "factory"],
  ["FDOC", "技术资料编辑", "Technical author", "Technischer Redakteur", "factory"],
  ["FMAN", "售后技术经理", "After-sales technology manager", "Leiter Aftersales-Technik", "factory"],
] as const;

/** The departments that decide are there from the start; these stand around them. */
const DEPARTMENTS = [
  ["AS", "售后技术部", "After-sales technology", "other", null, []],
  ["AS-SUP", "技术支持科", "Technical support section", "support", "AS", []],
  ["AS-SUP-H", "商用车技术支持科", "Commercial vehicle support section", "support", "AS", ["hauler"]],
  ["AS-DOC", "技术资料科", "Technical documentation", "other", "AS", []],
  ["AS-TRN", "培训科", "Training", "other", "AS", []],
  ["TSB-EU", "海外 TSB 审批部门", "TSB approval overseas", "tsb", null, []],
] as const;

/** Account, name, type, organisation, role, post, phone, and how far the account is. */
const PEOPLE = [
  ["f.qianyue", "钱悦", "factory", "F0001", "factory-engineer", "FENG", "+86 21 5555 0111", "normal"],
  ["f.tangwei", "唐维", "factory", "F0001", "factory-engineer", "FENG", "+86 21 5555 0112", "normal"],
  ["f.luojing", "罗静", "factory", "F0001", "factory-engineer", "FDOC", "+86 21 5555 0113", "normal"],
  ["f.fangze", "方泽", "factory", "F0001", "designated-engineer", "FENG", "+86 21 5555 0114", "normal"],
  ["f.genglei", "耿磊", "factory", "F0001", "section-chief", "FMAN", "+86 21 5555 0115", "normal"],
  ["f.shiyan", "石砚", "factory", "F0001", "claim-approver-1", "FCLM", "+86 21 5555 0121", "normal"],
  ["f.ninghe", "宁河", "factory", "F0001", "claim-approver-2", "FCLM", "+86 21 5555 0122", "normal"],
  ["f.baitao", "白涛", "factory", "F0001", "claim-approver-3", "FCLM", "+86 21 5555 0123", "normal"],
  ["f.mengqi", "孟琪", "factory", "F0001", "factory-manager", "FMAN", "+86 21 5555 0101", "normal"],
  ["f.jiangnan", "江南", "factory", "F0001", "factory-engineer", "FDOC", "+86 21 5555 0116", "not_activated"],
  ["g1001.cuiyu", "崔宇", "dealer_group", "G1001", "dealer-group-user", "GMAN", "+86 21 5555 0201", "normal"],
  [
    "g1002.heting",
    "贺婷",
    "dealer_group",
    "G1002",
    "dealer-group-user",
    "GMAN",
    "+86 20 5555 0202",
    "normal",
  ],
  ["20417.linfeng", "林峰", "store", "20417", "store-technician", "TECH", "+86 21 5555 0311", "normal"],
  ["20417.xiebin", "谢斌", "store", "20417", "store-technician", "ELEC", "+86 21 5555 0312", "normal"],
  ["20417.yuanfei", "袁飞", "store", "20417", "store-technician", "BODY", "+86 21 5555 0313", "normal"],
  ["20417.hudie", "胡蝶", "store", "20417", "store-technician", "WARR", "+86 21 5555 0314", "normal"],
  ["20418.gaoyuan", "高远", "store", "20418", "technical-supervisor", "TSUP", "+86 571 5555 0321", "normal"],
  ["20418.zhupeng", "朱鹏", "store", "20418", "store-technician", "TECH", "+86 571 5555 0322", "normal"],
  ["20418.muqing", "穆青", "store", "20418", "store-manager", "SMAN", "+86 571 5555 0323", "normal"],
  ["20533.liangwen", "梁文", "store", "20533", "technical-supervisor", "TSUP", "+86 20 5555 0331", "normal"],
  ["20533.huangjie", "黄杰", "store", "20533", "store-technician", "TECH", "+86 20 5555 0332", "normal"],
  ["20533.maili", "麦莉", "store", "20533", "store-technician", "PART", "+86 20 5555 0333", "not_activated"],
  ["20534.ouyang", "欧阳川", "store", "20534", "technical-supervisor", "TSUP", "+86 755 5555 0341", "normal"],
  ["20534.zengke", "曾可", "store", "20534", "store-technician", "ELEC", "+86 755 5555 0342", "normal"],
  ["20534.pansi", "潘思", "store", "20534", "store-manager", "SMAN", "+86 755 5555 0343", "normal"],
  ["20671.duxin", "杜鑫", "store", "20671", "technical-supervisor", "TSUP", "+86 28 5555 0351", "normal"],
  ["20671.yanyi", "严一", "store", "20671", "store-technician", "TECH", "+86 28 5555 0352", "normal"],
  ["20702.shaobo", "邵博", "store", "20702", "technical-supervisor", "TSUP", "+86 10 5555 0361", "normal"],
  ["20702.weilan", "魏岚", "store", "20702", "store-technician", "SADV", "+86 10 5555 0362", "normal"],
  ["49107.brandt", "Jonas Brandt", "store", "49107", "overseas-store", "TECH", "+49 89 5550 0371", "normal"],
  ["49107.keller", "Mia Keller", "store", "49107", "overseas-store", "SMAN", "+49 89 5550 0372", "normal"],
  ["33021.moreau", "Camille Moreau", "store", "33021", "overseas-store", "SMAN", "+33 4 5550 0381", "normal"],
  ["55118.souza", "Rafael Souza", "store", "55118", "overseas-store", "TECH", "+55 11 5550 0391", "normal"],
  ["66204.chai", "Chai Suwan", "store", "66204", "overseas-store", "TECH", "+66 2 555 0401", "not_activated"],
] as const;

/** Country, language and zone of the organisations overseas; the others are in China. */
const ABROAD: Readonly<Record<string, { countryCode: string; lang: Lang; zone: string }>> = {
  "49107": { countryCode: "DE", lang: "de_DE", zone: "Europe/Berlin" },
  "33021": { countryCode: "FR", lang: "fr_FR", zone: "Europe/Paris" },
  "55118": { countryCode: "BR", lang: "PT_LA", zone: "America/Sao_Paulo" },
  "66204": { countryCode: "TH", lang: "th", zone: "Asia/Bangkok" },
};
const AT_HOME = { countryCode: "CN", lang: "zh_CN", zone: "Asia/Shanghai" } as const;

/** Who does what: department, account, duty, brand. The accounts named after roles are those of the start. */
const DUTIES: readonly (readonly [string, string, Duty, string | null])[] = [
  ["CLAIM1", "claim-approver-1", "approver", null],
  ["CLAIM1", "f.shiyan", "approver", null],
  ["CLAIM2", "claim-approver-2", "approver", null],
  ["CLAIM2", "f.ninghe", "approver", null],
  ["CLAIM3", "claim-approver-3", "approver", null],
  ["CLAIM3", "f.baitao", "approver", null],
  ["TSB", "section-chief", "approver", null],
  ["TSB", "f.mengqi", "approver", null],
  ["CASE", "section-chief", "approver", null],
  ["CASE", "factory-engineer", "approver", null],
  ["CASE", "designated-engineer", "approver", null],
  ["LABOR", "section-chief", "approver", null],
  ["LABOR", "designated-engineer", "approver", null],
  ["TSB-EU", "factory-manager", "approver", null],
  ["AS-SUP", "section-chief", "section-chief", null],
  ["AS-SUP", "factory-engineer", "engineer", null],
  ["AS-SUP", "f.qianyue", "engineer", "norda"],
  ["AS-SUP", "designated-engineer", "designated-engineer", null],
  ["AS-SUP-H", "f.genglei", "section-chief", null],
  ["AS-SUP-H", "f.tangwei", "engineer", null],
  ["AS-SUP-H", "f.fangze", "designated-engineer", null],
  ["AS-DOC", "f.luojing", "member", null],
];

/** Posts, departments with their people, and accounts beside those that are named after a role. */
export async function fillPeople({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    postRegister,
    POSTS.map(([code, zh, en, de, type], sort) => ({
      code,
      names: both(zh, en, de),
      userTypes: [type],
      sort: sort * 10,
    })),
  );
  await createDefaultDepartments(ctx, await shippedTexts());
  await fillRegister(
    ctx,
    departmentRegister,
    DEPARTMENTS.map(([code, zh, en, kind, parentCode, brandCodes], sort) => ({
      code,
      names: both(zh, en),
      kind,
      parentCode,
      brandCodes: [...brandCodes],
      sort: 10 + sort,
    })),
  );
  await fillRegister(ctx, userRegister, PEOPLE.map(valuesOf));
  await activatePeople(ctx);
  for (const [department, userCode, duty, brand] of DUTIES) {
    await assignDuty(ctx, department, { userCode, duty, brand }).catch(unlessThere);
  }
}

function valuesOf([userCode, fullName, userType, orgCode, role, post, phone]: typeof PEOPLE[number]) {
  const abroad = ABROAD[orgCode];
  return {
    userCode,
    fullName,
    userType,
    orgCode,
    roles: [role],
    posts: [post],
    email: `${userCode}@demo.example`,
    phone,
    ...(abroad ?? AT_HOME),
    editions: editionsOf(userType === "factory", abroad !== undefined),
  };
}

function editionsOf(isFactory: boolean, isAbroad: boolean): Edition[] {
  if (isFactory) return [...EDITIONS];
  return [isAbroad ? "overseas" : "domestic"];
}

/** Without the mails that staff would have sent. */
async function activatePeople(ctx: Ctx): Promise<void> {
  const active = PEOPLE.filter(([, , , , , , , state]) => state === "normal").map(([userCode]) => userCode);
  const rows = await ctx.sql<{ id: number }[]>`
    select id from users where user_code = any(${active}::text[]::citext[]) and state = 'not_activated' and deleted_at is null`;
  for (const { id } of rows) await activateUser(ctx, Number(id));
}

/**
 * Their addresses are confirmed, as if they had followed the link: whoever they are named by, a mail reaches them. Behind the documents, so that nobody has mails
 * of half a year.
 */
export async function confirmAddresses({ ctx, sql }: Pick<DemoFilling, "ctx" | "sql">): Promise<void> {
  await sql`
    update users set email_confirmed_at = ${ctx.clock()}
    where user_code = any(${PEOPLE.map(([userCode]) => userCode)}::text[]::citext[])
      and state = 'normal' and email is not null and email_confirmed_at is null`;
}

/** What an interrupted filling left is there already. */
function unlessThere(error: unknown): void {
  if (!(error instanceof Refusal) || error.key !== "duplicate") throw error;
}
