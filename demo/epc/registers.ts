import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { cardSeriesRegister } from "@/services/cards/card_series_register.ts";
import { auxiliaryQuantityRegister } from "@/services/epc/auxiliary_registers.ts";
import { disabledVinRegister } from "@/services/epc/disabled_vin_register.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { FILLS } from "./fills.ts";
import { withCheckDigit } from "./vins.ts";
import { both } from "@/demo/registers/both.ts";

const WITHHELD = [
  ["GVAT2FE80R1204417", "试制车辆，不提供售后资料", "Prototype: no after-sales information is given"],
  ["GVAT2FE80R1204418", "试制车辆，不提供售后资料", "Prototype: no after-sales information is given"],
  ["GVAN6RE90P2011836", "已报废回收", "Scrapped and recycled"],
  ["GHRP8FD50M3300127", "法院查封，暂停查询", "Seized by court order, look-up suspended"],
  ["GHRP8FD50M3300190", "法院查封，暂停查询", "Seized by court order, look-up suspended"],
  ["GKER7AH60N1040552", "车主要求保护个人信息", "Withheld at the owner's request"],
  ["GNDA4RE90S0270031", "展车，未交付客户", "Show car, never delivered"],
  ["GNDS6AH80T0081244", "档案核查中", "Records under review"],
  ["GRNP2FE30R0655209", "碰撞试验用车", "Crash test vehicle"],
  ["GRNL2FB20L0410078", "车辆失窃，已报警", "Reported stolen"],
] as const;

/** Series whose cars are unlocked by a card, and the days that it counts. */
const CARD_SERIES = [
  ["VTE", 30, "高压系统解锁"],
  ["VON", 30, "高压系统解锁"],
  ["VM5", 30, ""],
  ["NAU", 14, "网关刷写"],
  ["NSO", 14, "网关刷写"],
  ["KRG", 60, ""],
] as const;

/** Cards: dealer, series, days ago, state. */
const CARDS = [
  ["20417", "VTE", 92, "verified"],
  ["20417", "VON", 71, "verified"],
  ["20417", "VM5", 63, "waiting"],
  ["20418", "VTE", 58, "verified"],
  ["20418", "NAU", 51, "revoked"],
  ["20533", "KRG", 44, "waiting"],
  ["20533", "VTE", 40, "verified"],
  ["20534", "NSO", 33, "waiting"],
  ["20671", "VTE", 29, "verified"],
  ["20702", "VON", 26, "waiting"],
  ["49107", "NAU", 21, "verified"],
  ["33021", "NSO", 17, "revoked"],
  ["20417", "NAU", 12, "waiting"],
  ["20418", "KRG", 9, "verified"],
  ["20671", "VM5", 6, "waiting"],
  ["20417", "VTE", 3, "waiting"],
  ["20533", "VON", 1, "waiting"],
] as const;

const DAY = 86_400_000;

/** Fill quantities of the series, VINs that are withheld, and password cards in every state. */
export async function fillCatalogue({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    auxiliaryQuantityRegister,
    Object.entries(FILLS).flatMap(([seriesCode, { coolant, brakeFluid, washerFluid, gearOil }]) =>
      ([
        ["coolant", coolant],
        ["brake_fluid", brakeFluid],
        ["washer_fluid", washerFluid],
        ["gear_oil", gearOil],
      ] as const)
        .map(([auxiliaryCode, quantity]) => ({ auxiliaryCode, seriesCode, quantity: quantity.toFixed(3) }))
    ),
  );
  await fillRegister(
    ctx,
    disabledVinRegister,
    WITHHELD.map(([vin, zh, en]) => ({ vin: withCheckDigit(vin), reason: both(zh, en) })),
  );
  await fillRegister(
    ctx,
    cardSeriesRegister,
    CARD_SERIES.map(([seriesCode, validDays, remark]) => ({
      seriesCode,
      validDays,
      ...remark ? { remark } : {},
    })),
  );
  await fillCards(ctx);
}

/** Their strings were told once, long ago: what is kept of them are hashes that nothing fits any more. */
async function fillCards({ sql, clock, randomBytes }: Ctx): Promise<void> {
  const [there] = await sql`select from secret_cards limit 1`;
  const [maker] = await sql<{ id: number }[]>`select id from users where user_code = 'factory-manager'`;
  if (there || !maker) return;
  const now = clock().getTime();
  const valid = new Map<string, number>(CARD_SERIES.map(([series, days]) => [series, days]));
  const rows = CARDS.map(([orgCode, seriesCode, ago, state], place) => {
    const generated = now - ago * DAY - place * 2_340_000;
    const later = new Date(Math.min(now, generated + DAY * (1 + place % 3)));
    return {
      orgCode,
      seriesCode,
      hash: randomBytes(32),
      tail: TAILS[place]!,
      generatedAt: new Date(generated),
      generatedBy: maker.id,
      expiresAt: new Date(generated + valid.get(seriesCode)! * DAY),
      verifiedAt: state === "verified" ? later : null,
      verifiedBy: state === "verified" ? maker.id : null,
      revokedAt: state === "revoked" ? later : null,
      revokedBy: state === "revoked" ? maker.id : null,
    };
  });
  await sql`insert into secret_cards ${sql(rows)}`;
}

const TAILS = [
  "7KQ2M",
  "0XJ4T",
  "9V8PD",
  "3HW5C",
  "D6ZRA",
  "M1T9E",
  "QN4G0",
  "5BS7K",
  "WJ2XV",
  "8CF3P",
  "HA6YN",
  "T0M9Z",
  "2RDQ4",
  "K7EX5",
  "VG1WB",
  "N3P8J",
  "ZC6H2",
] as const;
