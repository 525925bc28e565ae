import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import type { DemoPortal } from "../demo_portal.ts";
import { Chance } from "./chance.ts";
import { wrongWith } from "./judge.ts";
import { type MadeRequest, requestFor, requestForPage } from "./make_request.ts";
import { operationsOf } from "./operations.ts";
import { Seen } from "./values.ts";

/** One answer that should not have been, with what asked for it. */
export interface Finding {
  what: string;
  operation: string;
  role: string;
  request: MadeRequest;
  answer: string;
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
  for (; generated.asked < calls; generated.asked++) {
    if (generated.asked % RENEWED_AFTER === 0) {
      await accounts.renew();
      progress(generated);
    }
    const role = TURNS[generated.asked % TURNS.length]!;
    const isPage = generated.asked % PAGE_EVERY === 0;
    const operation = isPage ? null : chance.pick(operations);
    const route = isPage ? chance.pick(pages) : "";
    const request = operation
      ? requestFor(operation, { chance, seen })
      : requestForPage(route, { chance, seen });
    const token = role === null ? null : accounts.tokens.get(role);
    const response = await fetch(portal.origin + request.path, {
      method: request.method,
      body: request.body,
      redirect: "manual",
      headers: {
        ...request.headers,
        "x-forwarded-for": `10.0.${chance.whole(0, 255)}.${chance.whole(1, 254)}`,
        ...(token ? { authorization: token } : {}),
      },
    });
    const { status } = response;
    // A call has ended the session that made it.
    if (status === 401 && token) await accounts.renew();
    const type = response.headers.get("content-type") ?? "";
    if (type.startsWith("text/event-stream")) {
      await response.body?.cancel();
      continue;
    }
    const text = await response.text();
    const { code, data } = status === 200 && type.startsWith("application/json") ? read(text) : {};
    const told = code === undefined ? String(status) : `${status} ${code}`;
    generated.statuses[told] = (generated.statuses[told] ?? 0) + 1;
    if (role !== null) seen.note(data);
    const what = wrongWith({ status, type, text }, isPage);
    if (what !== null) {
      generated.findings.push({
        what,
        operation: operation?.id ?? `page ${route}`,
        role: role ?? "visitor",
        request,
        answer: text.slice(0, 300),
      });
    }
  }
  return generated;
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
