import { join } from "node:path";
import { createMachineToken, revokeMachineToken } from "@/services/machines/machines.ts";
import { hashOfToken } from "@/kernel/access/tokens.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { discontinuedParts } from "./discontinued.ts";
import { readSimulatedAddress, writeSimulatedAddress } from "@/platform/push/simulated.ts";
import { portalCallBack } from "./portal_call_back.ts";
import { startDms } from "./server.ts";

const MACHINE = "demo-dms";

/** The simulated dealer management system as the portal needs it. */
interface DemoDms {
  url: string;
  token: string;
  /** Where the portal answers, once that is known: `http://127.0.0.1:8000`. */
  callTo(origin: string): void;
  stop(): Promise<void>;
}

/**
 * Starts the simulated dealer management system for a demo portal, or finds the one that another process of it has started. It keeps its
 * records in `folder` and calls the portal back by a machine's token for the stores of the domestic edition; others are told at once.
 */
export async function startDemoDms(ctx: Ctx, folder: string, portalOrigin: string | null): Promise<DemoDms> {
  await Deno.mkdir(folder, { recursive: true });
  const running = await readSimulatedAddress(folder);
  if (running) return { ...running, callTo: () => {}, stop: () => Promise.resolve() };
  let origin = portalOrigin;
  const stores = await ctx.sql<{ code: string }[]>`
    select o.code from orgs o join markets m on m.code = o.market_code
    where o.kind = 'store' and m.edition = 'domestic'`;
  const domestic = new Set(stores.map(({ code }) => code));
  const token = await keptText(join(folder, "token"), () => crypto.randomUUID().replaceAll("-", ""));
  const dms = await startDms({
    folder,
    port: 0,
    token,
    discontinued: discontinuedParts,
    callBack: portalCallBack(() => origin, await portalToken(ctx, folder), (store) => domestic.has(store)),
  });
  await writeSimulatedAddress(folder, { url: dms.url, token });
  return { url: dms.url, token, callTo: (at) => void (origin = at), stop: dms.stop };
}

/** The token by which it calls; a new one when the portal's database does not know the kept one. */
async function portalToken(ctx: Ctx, folder: string): Promise<string> {
  const path = join(folder, "portal_token");
  const kept = await keptText(path, () => "");
  const [known] = await ctx.sql<{ id: number; fits: boolean }[]>`
    select id, token_hash = ${hashOfToken(kept)} as fits
    from api_tokens
    where name = ${MACHINE} and revoked_at is null`;
  if (known?.fits) return kept;
  if (known) await revokeMachineToken(ctx, Number(known.id));
  const { token } = await createMachineToken(ctx, {
    name: MACHINE,
    role: "integration-partner",
    edition: "domestic",
  });
  await Deno.writeTextFile(path, token, { mode: 0o600 });
  return token;
}

async function keptText(path: string, make: () => string): Promise<string> {
  try {
    return (await Deno.readTextFile(path)).trim();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    const text = make();
    if (text !== "") await Deno.writeTextFile(path, text, { mode: 0o600 });
    return text;
  }
}
