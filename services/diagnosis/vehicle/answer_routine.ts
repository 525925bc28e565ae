import {
  CHECK_MEMORY,
  CODING_LEVEL,
  PROGRAMMING_LEVEL,
  RESTORE_FORMER,
} from "@/services/diagnosis/ecus/design.ts";
import { ByteReader } from "@/services/diagnosis/uds/byte_reader.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import { ROUTINE, ROUTINES, SESSIONS } from "@/services/diagnosis/uds/services.ts";
import type { EcuParts } from "./ecu_parts.ts";
import { Refuse } from "./refuse.ts";

type RoutineRequest = Extract<UdsRequest, { service: "routineControl" }>;

/** First byte of the results of a routine of the workshop. */
const RESULTS = { done: 0, running: 1, stopped: 2 } as const;

/** Milliseconds between two 'response pending', well below P2*. */
const PENDING_EVERY = 200;

/** Answers 31. */
export async function answerRoutine(
  ecu: EcuParts,
  request: RoutineRequest,
  pending: () => void,
): Promise<UdsResponse> {
  if (request.control < ROUTINE.start || request.control > ROUTINE.results) {
    throw new Refuse(NRC.subFunctionNotSupported);
  }
  const data = ecu.session === SESSIONS.programming
    ? await programmingRoutine(ecu, request, pending)
    : workshopRoutine(ecu, request);
  const { control, routine } = request;
  return { service: "routineControl", control, routine, data: new Uint8Array(data) };
}

async function programmingRoutine(
  ecu: EcuParts,
  request: RoutineRequest,
  pending: () => void,
): Promise<number[]> {
  if (request.control !== ROUTINE.start) throw new Refuse(NRC.subFunctionNotSupported);
  if (!ecu.security.isOpen(PROGRAMMING_LEVEL)) throw new Refuse(NRC.securityAccessDenied);
  switch (request.routine) {
    case ROUTINES.eraseMemory:
      if (ecu.around.measure().boardVoltage < 11.5) throw new Refuse(NRC.voltageTooLow);
      await takeTime(ecu.around.eraseMilliseconds, pending);
      ecu.program.erase();
      return [0];
    case CHECK_MEMORY:
      pending();
      return [ecu.program.check(new ByteReader(request.data).number(4))];
    case ROUTINES.checkDependencies:
      return [ecu.program.isValid || ecu.program.accept() ? 0 : 1];
    case RESTORE_FORMER:
      await takeTime(ecu.around.eraseMilliseconds, pending);
      ecu.program.restore();
      return [0];
    default:
      throw new Refuse(NRC.requestOutOfRange);
  }
}

async function takeTime(milliseconds: number, pending: () => void): Promise<void> {
  for (let left = milliseconds; left > 0; left -= PENDING_EVERY) {
    pending();
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, PENDING_EVERY)));
  }
}

function workshopRoutine(ecu: EcuParts, { routine, control }: RoutineRequest): number[] {
  const design = ecu.design.routines.find(({ identifier }) => identifier === routine);
  if (design === undefined) throw new Refuse(NRC.requestOutOfRange);
  const endsAt = ecu.routines.get(routine);
  const now = performance.now();
  if (control === ROUTINE.start) {
    if (!ecu.security.isOpen(CODING_LEVEL)) throw new Refuse(NRC.securityAccessDenied);
    if (ecu.around.measure().vehicleSpeed > 3) throw new Refuse(NRC.speedTooHigh);
    ecu.routines.set(routine, now + design.milliseconds);
    return [RESULTS.running];
  }
  if (endsAt === undefined) throw new Refuse(NRC.requestSequenceError);
  if (control === ROUTINE.results) return [now >= endsAt ? RESULTS.done : RESULTS.running];
  ecu.routines.delete(routine);
  return [RESULTS.stopped];
}
