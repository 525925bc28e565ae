import {
  CHECK_MEMORY,
  PROGRAM_ADDRESS,
  PROGRAM_STATE,
  PROGRAM_STATES,
  PROGRAMMING_LEVEL,
  RESTORE_FORMER,
} from "@/services/diagnosis/ecus/design.ts";
import { numberBytes } from "@/services/diagnosis/uds/byte_reader.ts";
import { download } from "@/services/diagnosis/uds/download.ts";
import { RESETS, ROUTINE, ROUTINES, SESSIONS } from "@/services/diagnosis/uds/services.ts";
import type { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { type KeyOf, unlock } from "@/services/diagnosis/uds/unlock.ts";

export interface Program {
  size: number;
  /** CRC-32 of all of it. */
  checksum: number;
  /** Its bytes from one on: what the ECU has already is not sent again. */
  from: (offset: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  onBlock?: (written: number) => void;
  signal?: AbortSignal;
}

/** The ECU has all bytes of the program and does not take it. */
export class ProgramRefused extends Error {
  override name = "ProgramRefused";

  constructor(readonly reason: "checksum" | "not-for-this-ecu" | "dependencies") {
    super(`the ECU refuses the program: ${reason}`);
  }
}

/**
 * Programs an ECU: programming session, security, erase, transfer, checksum, dependencies, reset. After a break call it again over
 * a new connection: it goes on behind the last byte that the ECU has.
 *
 * @throws ProgramRefused, NegativeResponse, UdsFailed, and what the transport throws
 */
export async function programEcu(
  tester: UdsTester,
  address: number,
  keyOf: KeyOf,
  program: Program,
): Promise<void> {
  await enter(tester, address, keyOf);
  let { state, written } = await programState(tester, address);
  const goesOn = (state === PROGRAM_STATES.partly || state === PROGRAM_STATES.unchecked) &&
    written <= program.size;
  if (!goesOn) {
    await routine(tester, address, ROUTINES.eraseMemory);
    written = 0;
  }
  if (written < program.size) {
    const begun = written;
    await download(tester, address, {
      address: PROGRAM_ADDRESS + begun,
      size: program.size - begun,
      content: program.from(begun),
      onBlock: ({ bytes }) => program.onBlock?.(begun + bytes),
      signal: program.signal,
    });
  } else if (state === PROGRAM_STATES.partly) {
    // Power went between the last block and the end of the transfer: only erasing gets out of it.
    await routine(tester, address, ROUTINES.eraseMemory);
    return await programEcu(tester, address, keyOf, program);
  }
  const [checked] = await routine(tester, address, CHECK_MEMORY, numberBytes(program.checksum, 4));
  if (checked !== 0) throw new ProgramRefused(checked === 1 ? "checksum" : "not-for-this-ecu");
  const [fits] = await routine(tester, address, ROUTINES.checkDependencies);
  if (fits !== 0) throw new ProgramRefused("dependencies");
  await tester.request(address, { service: "ecuReset", reset: RESETS.hard, quiet: false });
}

/** Takes an ECU back to the program that it had before, from wherever a programming has stopped. */
export async function restoreFormerProgram(tester: UdsTester, address: number, keyOf: KeyOf): Promise<void> {
  await enter(tester, address, keyOf);
  await routine(tester, address, RESTORE_FORMER);
  await tester.request(address, { service: "ecuReset", reset: RESETS.hard, quiet: false });
}

async function enter(tester: UdsTester, address: number, keyOf: KeyOf): Promise<void> {
  await tester.request(address, {
    service: "diagnosticSessionControl",
    session: SESSIONS.programming,
    quiet: false,
  });
  await unlock(tester, address, PROGRAMMING_LEVEL, keyOf);
}

async function programState(tester: UdsTester, address: number) {
  const { data } = await tester.request(address, {
    service: "readDataByIdentifier",
    identifiers: [PROGRAM_STATE],
  });
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return { state: view.getUint8(2), written: view.getUint32(3) };
}

async function routine(
  tester: UdsTester,
  address: number,
  identifier: number,
  data: number[] = [],
): Promise<Uint8Array> {
  const answer = await tester.request(address, {
    service: "routineControl",
    control: ROUTINE.start,
    routine: identifier,
    data: new Uint8Array(data),
    quiet: false,
  });
  return answer.data;
}
