import { z } from "zod";

/** A person as the dealer management system tells of them. */
export const dmsPerson = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  /** Null: none is known. */
  email: z.string().nullable(),
  state: z.enum(["active", "left"]),
  /** Its own role codes. */
  roleCode: z.enum(["TECH", "SUPERVISOR", "MANAGER", "PARTS"]),
  storeCode: z.string(),
  country: z.string(),
  changedAt: z.iso.datetime(),
});
export type DmsPerson = z.output<typeof dmsPerson>;

/** The demo's stores with the names that are usual there. */
const STORES = [
  { code: "20417", country: "CN", lead: 0 },
  { code: "20418", country: "CN", lead: 3 },
  { code: "20533", country: "CN", lead: 6 },
  { code: "20534", country: "CN", lead: 9 },
  { code: "20671", country: "CN", lead: 12 },
  { code: "20702", country: "CN", lead: 15 },
  { code: "49107", country: "DE", lead: 0 },
  { code: "33021", country: "FR", lead: 0 },
  { code: "55118", country: "BR", lead: 0 },
  { code: "66204", country: "TH", lead: 0 },
] as const;

const NAMES: Record<string, readonly (readonly [shown: string, account: string])[]> = {
  CN: [
    ["王磊", "wang.lei"],
    ["李娜", "li.na"],
    ["张伟", "zhang.wei"],
    ["刘洋", "liu.yang"],
    ["陈静", "chen.jing"],
    ["杨帆", "yang.fan"],
    ["黄涛", "huang.tao"],
    ["周敏", "zhou.min"],
    ["吴刚", "wu.gang"],
    ["徐丽", "xu.li"],
    ["孙强", "sun.qiang"],
    ["马超", "ma.chao"],
    ["朱琳", "zhu.lin"],
    ["胡军", "hu.jun"],
    ["林峰", "lin.feng"],
    ["郭燕", "guo.yan"],
    ["何平", "he.ping"],
    ["高洁", "gao.jie"],
  ],
  DE: [
    ["Anna Becker", "anna.becker"],
    ["Jonas Keller", "jonas.keller"],
    ["Sabine Vogt", "sabine.vogt"],
    ["Lukas Brandt", "lukas.brandt"],
    ["Mehmet Yilmaz", "mehmet.yilmaz"],
    ["Julia Krämer", "julia.kraemer"],
  ],
  FR: [
    ["Claire Moreau", "claire.moreau"],
    ["Hugo Lambert", "hugo.lambert"],
    ["Nadia Benali", "nadia.benali"],
    ["Paul Girard", "paul.girard"],
    ["Inès Roussel", "ines.roussel"],
    ["Marc Fontaine", "marc.fontaine"],
  ],
  BR: [
    ["Ana Souza", "ana.souza"],
    ["Bruno Carvalho", "bruno.carvalho"],
    ["Carla Nunes", "carla.nunes"],
    ["Diego Ramos", "diego.ramos"],
    ["Elisa Prado", "elisa.prado"],
    ["Fábio Teles", "fabio.teles"],
  ],
  TH: [
    ["สมชาย ใจดี", "somchai.j"],
    ["สุดา แสงทอง", "suda.s"],
    ["อนันต์ พงษ์ไพร", "anan.p"],
    ["มาลี รักไทย", "malee.r"],
    ["ประเสริฐ ศรีสุข", "prasert.s"],
    ["กนกวรรณ บุญมี", "kanokwan.b"],
  ],
};

const ROLES = ["MANAGER", "SUPERVISOR", "TECH", "TECH", "TECH", "PARTS"] as const;
const DAY_MS = 86_400_000;

/**
 * Sixty people, six a store: the same at every start. They were last changed in the months before `since`, a few in its last two days; one
 * in eleven has no address, one in thirteen has left.
 */
export function basePeople(since: Date): DmsPerson[] {
  return STORES.flatMap(({ code, country, lead }, store) =>
    ROLES.map((roleCode, place): DmsPerson => {
      const number = store * ROLES.length + place;
      const pool = NAMES[country]!;
      const [name, account] = pool[(lead + place) % pool.length]!;
      const daysAgo = number % 17 === 0 ? 1 : 5 + (number * 7) % 200;
      return {
        id: `P${String(10_000 + number * 13)}`,
        account: `${account}.${code}`,
        name,
        email: number % 11 === 5 ? null : `${account}@store${code}.example`,
        state: number % 13 === 7 ? "left" : "active",
        roleCode,
        storeCode: code,
        country,
        changedAt: new Date(since.getTime() - daysAgo * DAY_MS).toISOString(),
      };
    })
  );
}

/** People a page. */
const PAGE_SIZE = 25;

/** A page of those changed since a moment (all of them without one), oldest change first. */
export function pageOfPeople(all: readonly DmsPerson[], changedSince: string | null, page: number) {
  const chosen = all
    .filter((one) => changedSince === null || Date.parse(one.changedAt) >= Date.parse(changedSince))
    .sort((a, b) => a.changedAt.localeCompare(b.changedAt) || a.id.localeCompare(b.id));
  return {
    page,
    pages: Math.max(1, Math.ceil(chosen.length / PAGE_SIZE)),
    total: chosen.length,
    users: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}
