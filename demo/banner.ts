import type { Stores } from "@/platform/stores.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";
import { DEMO_VINS, type ShownVin, SPECIAL_VINS } from "./epc/special_vins.ts";

/** What a VIN of the demo shows; console lines are for whoever starts the portal, in English. */
const SHOWN: Readonly<Record<ShownVin["shows"], string>> = {
  "before-change": "Tessa EV, the last one before the parts change of 2024-03",
  "after-change": "Tessa EV, the first one after it",
  "heat-pump": "the one after that, with heat pump",
  "several": "last 8: three vehicles to choose from",
  "disabled": "withheld from look-up, with the reason",
  "too-many-models": "over 100 model codes",
  "check-digit-warning": "wrong check digit: a warning",
  "check-digit-refused": "wrong check digit where the VIN's own country mandates it: refused",
  "no-production-date": "production date not known",
  "unknown": "no such vehicle",
  "alphabet": "I and O do not occur in a VIN",
  "overseas": "sold overseas, right-hand drive",
};

/** Lines for the console: accounts with their password, three vehicles to begin with, and one VIN for each special answer. */
export function demoBanner(_stores: Pick<Stores, "databaseUrl">): Promise<string[]> {
  const roles = DEMO_ACCOUNTS.filter(({ shows }) => "role" in shows);
  const states = DEMO_ACCOUNTS.filter(({ shows }) => "state" in shows);
  const names = (accounts: typeof DEMO_ACCOUNTS, edition: string) =>
    accounts.filter((one) => one.edition === edition).map((one) => one.account);
  return Promise.resolve([
    `Demo accounts, password ${DEMO_PASSWORD}`,
    ...wrapped("domestic", names(roles, "domestic")),
    ...wrapped("overseas", names(roles, "overseas")),
    ...wrapped("refused or asked at the door", names(states, "domestic")),
    "Vehicles to begin with",
    ...DEMO_VINS.map(vinLine),
    "VINs with an answer of their own",
    ...SPECIAL_VINS.map(vinLine),
  ]);
}

function vinLine({ typed, shows }: ShownVin): string {
  return `  ${typed.padEnd(17)}  ${SHOWN[shows]}`;
}

const WIDTH = 100;

function wrapped(title: string, words: readonly string[]): string[] {
  const lines = [`  ${title}:`];
  for (const word of words) {
    const last = lines[lines.length - 1]!;
    if (last.length + word.length + 1 > WIDTH) lines.push(`    ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
