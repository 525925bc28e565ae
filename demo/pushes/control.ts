import { z } from "zod";
import type { SimulatedView } from "@/platform/push/simulated.ts";
import { fault, manner } from "@/platform/push/simulated_faults.ts";
import { dmsPerson } from "./people.ts";
import { peopleNow } from "./people_now.ts";
import type { Reply } from "./reply.ts";
import type { DmsState } from "./state.ts";
import { CANCELLATION } from "./take_cancellation.ts";

const SHOWN = 50;

const changed = dmsPerson.omit({ changedAt: true }).partial().required({ id: true });

/**
 * `GET /control/view`; `POST /control/fault` (a fault, or null to switch it off), `/control/manner`, `/control/person` (members to change
 * of a person, or a new one whole).
 */
export function answerControl(
  state: DmsState,
  { method, path, body }: { method: string; path: string; body: string },
  now: () => Date,
): Reply {
  if (method === "GET" && path === "/control/view") return { status: 200, body: viewOf(state) };
  if (method !== "POST") return { status: 405, body: { reason: "method" } };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { status: 400, body: { reason: "no-json" } };
  }
  switch (path) {
    case "/control/fault": {
      const read = fault.nullable().safeParse(value);
      if (!read.success) return wrong(read.error);
      state.setFault(read.data);
      break;
    }
    case "/control/manner": {
      const read = manner.safeParse(value);
      if (!read.success) return wrong(read.error);
      state.setManner(read.data);
      break;
    }
    case "/control/person": {
      const read = changed.safeParse(value);
      if (!read.success) return wrong(read.error);
      const before = peopleNow(state).find((one) => one.id === read.data.id);
      const whole = dmsPerson.safeParse({ ...before, ...read.data, changedAt: now().toISOString() });
      if (!whole.success) return wrong(whole.error);
      state.changePerson(whole.data);
      break;
    }
    default:
      return { status: 404, body: { reason: "no-such-path" } };
  }
  return { status: 200, body: viewOf(state) };
}

function wrong(error: z.ZodError): Reply {
  return { status: 400, body: { reason: z.prettifyError(error) } };
}

function viewOf(state: DmsState): SimulatedView {
  const all = [...state.kept.values()].filter((one) => !one.key.startsWith(CANCELLATION));
  return {
    requests: state.requests,
    fault: state.fault,
    manner: state.manner,
    total: all.length,
    received: all.slice(-SHOWN).reverse().map((one) => ({
      key: one.key,
      orderNumber: one.orderNumber,
      storeCode: one.storeCode,
      receivedAt: one.receivedAt,
      status: one.status,
      repeats: one.repeats,
      calledBackAt: one.calledBackAt,
      waits: one.decision !== null && one.calledBackAt === null,
      lines: linesOf(one.body),
    })),
  };
}

/** Lines of an order; of a claim its parts. */
function linesOf(body: unknown): number {
  const { lines, parts } = body as { lines?: unknown[]; parts?: unknown[] };
  return (lines ?? parts ?? []).length;
}
