import { v7 as uuid } from "uuid";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import type { Signals } from "@/platform/signals.ts";
import { AgentHub } from "@/services/diagnosis/devices/agent_hub.ts";

/** What the sockets of agents are served with. */
export interface AgentParts extends Pick<CtxParts, "pool" | "dictionaries" | "clock"> {
  signals: Signals;
}

/** The hub of a process's agents, in the name of the portal itself. */
export function openAgentHub({ signals, ...parts }: AgentParts): AgentHub {
  return new AgentHub({ signals, ctx: () => makeCtx({ ...parts, signal: signals.signal }, uuid) });
}
