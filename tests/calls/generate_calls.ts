import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import type { DemoPortal } from "../demo_portal.ts";
import { Chance } from "./chance.ts";
import { type Judged, wrongWith } from "./judge.ts";
import { type MadeRequest, requestFor, requestForPage } from "./make_request.ts";
import { operationsOf } from "./operations.ts";
import { Seen } from "./values.ts";

/** One answer that should not have been, with what asked for it. */
interface Finding {
  what: string;
  operation: string;
  role: string;
  request: MadeRequest;
  answer: string;
}

/** A request that is to be sent. */
interface Asking {
  role: typeof TURNS[number];
  /** Call or page. */
  what: string;
  isPage: boolean;
  request: MadeRequest;
}

interface Generated {
  asked: number;
  /** Answers by status, those with 200 by the code of their envelope. */
  statuses: Record<string, number>;
  findings: Finding[];
}

/** Whose turn it is, null: nobody's. Most is to be found where most is allowed. */
const TURNS = [
  "administrator",
  "store-technician",
  "administrator",
  null,
  "administrator",
  "store-technician",
] as const;
/** Requests under way at a time: some faults need company. */
const AT_ONCE = 8;
/** Every so many requests pages are asked for, not calls. */
const PAGE_EVERY = 7;
/** After so many requests the accounts are put right again, and what was counted of them is forgotten. */
const RENEWED_AFTER = 250;

/**
 * Sends so many generated requests to a demo portal, in three roles, and judges every answer. What the calls do to the accounts that make
 * them is undone from time to time: an administrator who freezes himself would learn nothing more.
 *
 * @param seed the same seed makes the same requests, as long as the portal answers the same
 */
export async function generateCalls(
  portal: DemoPortal,
  { calls, seed, progress = () => {} }: {
    calls: number;
    seed: number;
    progress?: (generated: Generated) => void;
  },
): Promise<Generated> {
  const chance = new Chance(seed);
  const seen = new Seen();
  const accounts = await keepAccounts(portal);
  const operations = operationsOf(await (await fetch(`${portal.origin}/tis/openapi.json`)).json());
  const pages = PAGES.all.map(({ route }) => route);
  const generated: Generated = { asked: 0, statuses: {}, findings: [] };
  const next = (number: number): Asking => {
    const role = TURNS[number % TURNS.length]!;
    const makings = { chance, seen };
    if (number % PAGE_EVERY !== 0) {
      const operation = chance.pick(operations);
      return { role, what: operation.id, isPage: false, request: requestFor(operation, makings) };
    }
    const route = chance.pick(pages);
    return { role, what: `page ${route}`, isPage: true, request: requestForPage(route, makings) };
  };
  let renewed = -RENEWED_AFTER;
  while (generated.asked < calls) {
    if (generated.asked - renewed >= RENEWED_AFTER) {
      await accounts.renew();
      renewed = generated.asked;
      progress(generated);
    }
    const count = Math.min(AT_ONCE, calls - generated.asked);
    const batch = Array.from({ length: count }, (_, place) => next(generated.asked + place));
    const answers = await Promise.all(batch.map((asking) => send(portal.origin, asking, accounts.tokens)));
    for (const [place, asking] of batch.entries()) {
      const answer = answers[place]!;
      judge(generated, asking, answer, seen);
      // A call has ended the session that made it.
      if (answer.status === 401 && asking.role !== null) renewed = -RENEWED_AFTER;
    }
    generated.asked += count;
  }
  progress(generated);
  return generated;
}

/** An answer that breaks off counts as one that should not have been. */
async function send(origin: string, asking: Asking, tokens: ReadonlyMap<string, string>): Promise<Judged> {
  try {
    return await ask(origin, asking, tokens);
  } catch (error) {
    return { status: 599, type: "", text: String(error) };
  }
}

async function ask(
  origin: string,
  { role, request }: Asking,
  tokens: ReadonlyMap<string, string>,
): Promise<Judged> {
  const response = await fetch(origin + request.path, {
    method: request.method,
    body: request.body,
    redirect: "manual",
    headers: { ...request.headers, ...(role === null ? {} : { authorization: tokens.get(role)! }) },
  });
  const type = response.headers.get("content-type") ?? "";
  const { status } = response;
  if (!type.startsWith("text/event-stream")) return { status, type, text: await response.text() };
  await response.body?.cancel();
  return { status, type: "text/html", text: "" };
}

function judge(generated: Generated, asking: Asking, answer: Judged, seen: Seen): void {
  const { status, type, text } = answer;
  const { code, data } = status === 200 && type.startsWith("application/json") ? read(text) : {};
  const told = code === undefined ? String(status) : `${status} ${code}`;
  generated.statuses[told] = (generated.statuses[told] ?? 0) + 1;
  if (asking.role !== null) seen.note(data);
  const what = wrongWith(answer, asking.isPage);
  if (what === null) return;
  const { role, what: operation, request } = asking;
  generated.findings.push({ what, operation, role: role ?? "visitor", request, answer: text.slice(0, 300) });
}

function read(text: string): { code?: unknown; data?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    // Judged elsewhere.
    return {};
  }
}

/** The accounts that call, as they are now, and how they come to be so again. */
async function keepAccounts({ sql, origin }: DemoPortal) {
  const names = [...new Set<string | null>(TURNS)].filter((name) => name !== null);
  const users = await sql`select * from users where user_code = any(${names}::text[])`;
  const roles =
    await sql`select user_id, role_code, market_code, org_code from user_roles where user_id = any(${
      users.map(({ id }) => id)
    }::bigint[])`;
  const rights =
    await sql`select role_code, fun_link, head_api from role_rights where role_code = any(${names}::text[])`;
  const tokens = new Map<string, string>();
  return {
    tokens,
    async renew() {
      await sql`truncate rates`;
      await sql`delete from login_tries`;
      await sql`delete from module_setting_scopes`;
      for (const { id, version: _version, eventSequence: _sequence, ...user } of users) {
        await sql`update users set ${sql(user)} where id = ${id}`;
      }
      await sql`insert into role_rights ${sql(rights)} on conflict do nothing`;
      await sql`insert into user_roles ${sql(roles)} on conflict do nothing`;
      for (const account of names) {
        const answer = await fetch(`${origin}/oauth/login`, {
          method: "POST",
          headers: { accept: "application/json" },
          body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
        });
        const { data, msg } = await answer.json();
        if (!data?.token) throw new Error(`${account} is refused: ${msg}`);
        tokens.set(account, data.token);
      }
    },
  };
}
