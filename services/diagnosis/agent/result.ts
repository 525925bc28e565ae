import { z } from "zod";
import { type FromAgent, fromAgent } from "@/services/diagnosis/agent_messages.ts";
import { DoipFailed } from "@/services/diagnosis/doip/failed.ts";
import { NegativeResponse, UdsFailed } from "@/services/diagnosis/uds/failed.ts";
import { PackageNotFetched, PackageRefused } from "./packages.ts";
import { ProgramRefused } from "./program_ecu.ts";
import { VoltageLow } from "./update_program.ts";
import { OtherVehicle } from "./vehicle_link.ts";

export type Result = Extract<FromAgent, { type: "result" }>;
type Fault = Extract<Result["outcome"], { ok: false }>["fault"];

/** What the portal is told of an error. */
export function faultOf(error: unknown): Fault {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const negativeCode = error instanceof NegativeResponse ? error.codeName : null;
  return { code: codeOf(error), negativeCode, message };
}

function codeOf(error: unknown): Fault["code"] {
  if (error instanceof NegativeResponse) return "negative-response";
  if (error instanceof UdsFailed) return "ecu-silent";
  if (error instanceof OtherVehicle) return "vehicle-other";
  if (error instanceof z.ZodError) return "unknown-command";
  if (error instanceof PackageRefused) return "package-refused";
  if (error instanceof PackageNotFetched) return "package-not-fetched";
  if (error instanceof ProgramRefused) return "program-refused";
  if (error instanceof VoltageLow) return "voltage-low";
  if (error instanceof DOMException && error.name === "AbortError") return "stopped";
  if (!(error instanceof DoipFailed)) return "agent-failed";
  switch (error.failure) {
    case "not-reached":
    case "activation-refused":
      return "vehicle-unreachable";
    case "message-refused":
      return "ecu-silent";
    default:
      return "connection-lost";
  }
}

/** A result as it was kept. @throws for what is none */
export function readResult(kept: unknown): Result {
  const message = fromAgent.parse(kept);
  if (message.type !== "result") throw new TypeError(`a result was kept, not ${message.type}`);
  return message;
}
