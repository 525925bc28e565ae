import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { User } from "@/kernel/access/user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { demoVehicles } from "./epc/import_vehicles.ts";
import { type Dice, dice } from "./epc/random.ts";
import { SPECIAL_VEHICLES } from "./epc/special_vins.ts";
import type { Vehicle } from "./epc/vehicles.ts";

/** Whose lists are filled. */
interface Worker {
  account: string;
  edition: Edition;
  /** Market whose vehicles come to the store. */
  market: string;
  orders: number;
  /** Names of favorite folders. */
  folders: readonly [string, string];
}

const WORKERS: readonly Worker[] = [
  {
    account: "store-technician",
    edition: "domestic",
    market: "cn",
    orders: 6,
    folders: ["制动系统", "常用备件"],
  },
  {
    account: "store-manager",
    edition: "domestic",
    market: "cn",
    orders: 4,
    folders: ["在修车辆", "常用备件"],
  },
  {
    account: "technical-supervisor",
    edition: "domestic",
    market: "cn",
    orders: 2,
    folders: ["高压电池", "常用备件"],
  },
  {
    account: "overseas-store",
    edition: "overseas",
    market: "eu",
    orders: 5,
    folders: ["Brakes", "Often used"],
  },
];

/** One of them while they work: what a step of the demo leaves, the next one takes up. */
export interface AtWork extends Worker {
  user: User;
  /** Its clock is `at`. */
  ctx: Ctx;
  /** The moment of what is done now, milliseconds; a step sets it back and forth. */
  at: number;
  random: Dice;
  /** What comes to their store. */
  vehicles: readonly Vehicle[];
}

const atWork = new WeakMap<Ctx, Promise<AtWork[]>>();

/** The people of stores whose orders, favorites and vehicles fill the demo; the same ones for each step. */
export function peopleAtWork(demo: DemoFilling): Promise<AtWork[]> {
  const people = atWork.get(demo.ctx) ?? Promise.all(WORKERS.map((worker) => begin(demo, worker)));
  atWork.set(demo.ctx, people);
  return people;
}

async function begin({ ctxFor }: DemoFilling, worker: Worker): Promise<AtWork> {
  const { account, edition, market } = worker;
  const user = await loadUser(ctxFor({ edition }), account, edition);
  if (!user) throw new Error(`no such account: ${account}`);
  const person: AtWork = {
    ...worker,
    user,
    at: ctxFor({}).clock().getTime(),
    // One transaction bears one clock, so that of an order is set back inside of it.
    ctx: ctxFor({ actor: user, edition, lang: user.lang, clock: () => new Date(person.at) }),
    random: dice(`activity ${account}`),
    vehicles: demoVehicles().slice(SPECIAL_VEHICLES.length)
      .filter((one) => one.marketCode === market && one.seriesCode !== "HAT"),
  };
  return person;
}
