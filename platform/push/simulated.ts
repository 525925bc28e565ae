import { join } from "node:path";
import { z } from "zod";
import { fault, manner } from "./simulated_faults.ts";

/** Where the simulated system of a demo keeps its records. */
export function demoDmsFolder(config: { dataDir: string }): string {
  return `${config.dataDir}/dms`;
}

const address = z.object({ url: z.string(), token: z.string() });
/** Where the simulated dealer management system of a demo answers, and its token. */
export type SimulatedAddress = z.output<typeof address>;

const FILE = "address.json";
const PATIENCE_MS = 5000;

/** What the simulated system tells of itself; its newest orders first. */
const view = z.object({
  requests: z.int(),
  fault: fault.nullable(),
  manner,
  total: z.int(),
  received: z.array(z.object({
    key: z.string(),
    orderNumber: z.string().nullable(),
    storeCode: z.string().nullable(),
    receivedAt: z.iso.datetime(),
    status: z.int(),
    repeats: z.int(),
    calledBackAt: z.iso.datetime().nullable(),
    waits: z.boolean(),
    lines: z.int(),
  })),
});
export type SimulatedView = z.output<typeof view>;

/** Tells the other processes of the demo where it is. */
export async function writeSimulatedAddress(folder: string, at: SimulatedAddress): Promise<void> {
  await Deno.writeTextFile(join(folder, FILE), JSON.stringify(at), { mode: 0o600 });
}

/** The one that runs on a folder, or null: the note of one that has ended stays behind. */
export async function readSimulatedAddress(folder: string): Promise<SimulatedAddress | null> {
  const at = await noteOf(folder);
  return at && await ask(at, "view") ? at : null;
}

/** What it tells of itself, or null when none runs. */
export async function viewSimulated(folder: string): Promise<SimulatedView | null> {
  const at = await noteOf(folder);
  return at && await ask(at, "view");
}

/** Sets a fault or when it decides; null when none runs or it does not take the value. */
export async function controlSimulated(
  folder: string,
  what: "fault" | "manner",
  value: unknown,
): Promise<SimulatedView | null> {
  const at = await noteOf(folder);
  return at && await ask(at, what, value);
}

async function noteOf(folder: string): Promise<SimulatedAddress | null> {
  const text = await Deno.readTextFile(join(folder, FILE)).catch(() => null);
  return text === null ? null : address.safeParse(JSON.parse(text)).data ?? null;
}

async function ask(at: SimulatedAddress, what: string, value?: unknown): Promise<SimulatedView | null> {
  try {
    const answer = await fetch(new URL(`/control/${what}`, at.url), {
      method: value === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${at.token}`, "content-type": "application/json" },
      body: value === undefined ? undefined : JSON.stringify(value),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return view.safeParse(await answer.json()).data ?? null;
  } catch {
    return null;
  }
}
