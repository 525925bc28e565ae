import { type AgentReading, type CommandKind, COMMANDS } from "@/services/diagnosis/agent_messages.ts";
import { CODING_LEVEL } from "@/services/diagnosis/ecus/design.ts";
import { ALL_DTCS } from "@/services/diagnosis/uds/messages.ts";
import { identifiedData } from "@/services/diagnosis/uds/records.ts";
import { CONTROL, ROUTINE, SESSIONS } from "@/services/diagnosis/uds/services.ts";
import type { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { unlock } from "@/services/diagnosis/uds/unlock.ts";
import { IDENTIFICATION, lengthIn, readingOf } from "./readings.ts";
import { readDtcs } from "./read_dtcs.ts";
import { scan } from "./scan.ts";
import type { Doing } from "./doing.ts";
import { restoreProgram, updateProgram } from "./update_program.ts";
import { wait } from "./wait.ts";

/** Milliseconds after a clearing in which ECUs test again, so that what is still there is there in the answer. */
const TESTS_MILLISECONDS = 1000;
const POLL_MILLISECONDS = 250;
/** First byte of the results of a routine that runs. */
const RUNNING = 1;

/** Never fires: what must be ended in order is not broken off. */
const never = new AbortController().signal;

/** Does a command with the vehicle. @throws z.ZodError for arguments that are none of its kind, else what doing.link and testers throw */
export async function doCommand(
  { id, kind, args }: { id: string; kind: CommandKind; args: unknown },
  doing: Doing,
): Promise<Record<string, unknown>> {
  switch (kind) {
    case "identify": {
      await doing.link.tester();
      return { vin: doing.link.vin };
    }
    case "scan": {
      const { vin } = COMMANDS.scan.args.parse(args);
      await doing.link.tester(vin);
      return { vin, ecus: await scan(doing.link) };
    }
    case "read-identification": {
      const { tester, address } = await target(COMMANDS[kind].args.parse(args), doing);
      const identifiers = IDENTIFICATION.map(({ identifier }) => identifier);
      return { readings: await readData(tester, address, identifiers, doing) };
    }
    case "read-dtcs": {
      const { tester, address } = await target(COMMANDS[kind].args.parse(args), doing);
      return { dtcs: await readDtcs(doing.link, tester, address, doing.stop) };
    }
    case "clear-dtcs":
      return await clearDtcs(args, doing);
    case "read-data": {
      const asked = COMMANDS[kind].args.parse(args);
      const { tester, address } = await target(asked, doing);
      return { readings: await readData(tester, address, asked.identifiers.map(number), doing) };
    }
    case "watch-data":
      return await watchData(args, doing);
    case "run-routine":
      return await runRoutine(args, doing);
    case "test-actuator":
      return await testActuator(args, doing);
    case "write-coding":
      return await writeCoding(args, doing);
    case "update-program":
      return await updateProgram(id, args, doing);
    case "restore-program":
      return await restoreProgram(args, doing);
  }
}

const number = (digits: string) => parseInt(digits, 16);

async function target({ vin, address }: { vin: string; address: string }, { link }: Doing) {
  return { tester: await link.tester(vin), address: number(address) };
}

async function readData(
  tester: UdsTester,
  address: number,
  identifiers: number[],
  { link, stop }: Doing,
): Promise<AgentReading[]> {
  const design = await link.designAt(address);
  const { data } = await tester.request(address, { service: "readDataByIdentifier", identifiers }, stop);
  const known = lengthIn(design);
  // One alone needs no description to be read.
  const only = identifiers.length === 1 ? data.length - 2 : undefined;
  return identifiedData(data, (identifier) => known(identifier) ?? only).map((value) =>
    readingOf(value, design)
  );
}

async function clearDtcs(args: unknown, doing: Doing) {
  const { tester, address } = await target(COMMANDS["clear-dtcs"].args.parse(args), doing);
  const before = await readDtcs(doing.link, tester, address, doing.stop);
  await tester.request(address, { service: "clearDiagnosticInformation", group: ALL_DTCS });
  await wait(TESTS_MILLISECONDS, never);
  return { before, after: await readDtcs(doing.link, tester, address, never) };
}

async function watchData(args: unknown, doing: Doing) {
  const asked = COMMANDS["watch-data"].args.parse(args);
  const { tester, address } = await target(asked, doing);
  const end = performance.now() + asked.seconds * 1000;
  let samples = 0;
  for (let next = performance.now(); performance.now() < end && !doing.stop.aborted; next += asked.everyMs) {
    const readings = await readData(tester, address, asked.identifiers.map(number), {
      ...doing,
      stop: never,
    });
    samples++;
    const sample = { at: new Date().toISOString(), readings };
    doing.tell({ done: samples, of: null, note: null, samples: [sample] });
    await wait(Math.max(0, next + asked.everyMs - performance.now()), doing.stop);
  }
  return { samples };
}

async function runRoutine(args: unknown, doing: Doing) {
  const asked = COMMANDS["run-routine"].args.parse(args);
  const { tester, address } = await target(asked, doing);
  const control = async (what: number, data = new Uint8Array()) =>
    (await tester.request(address, {
      service: "routineControl",
      control: what,
      routine: number(asked.identifier),
      data,
      quiet: false,
    })).data;
  return await doing.link.inSession(tester, address, SESSIONS.extended, async () => {
    await unlock(tester, address, CODING_LEVEL, doing.keyOf);
    let result = await control(ROUTINE.start, Uint8Array.fromHex(asked.option));
    while (result[0] === RUNNING && !doing.stop.aborted) {
      await wait(POLL_MILLISECONDS, doing.stop);
      if (!doing.stop.aborted) result = await control(ROUTINE.results);
    }
    const stopped = result[0] === RUNNING;
    if (stopped) result = await control(ROUTINE.stop);
    return { result: result.toHex().toUpperCase(), stopped };
  });
}

async function testActuator(args: unknown, doing: Doing) {
  const asked = COMMANDS["test-actuator"].args.parse(args);
  const { tester, address } = await target(asked, doing);
  const control = (what: number, state = new Uint8Array()) =>
    tester.request(address, {
      service: "inputOutputControlByIdentifier",
      identifier: number(asked.identifier),
      control: what,
      state,
    });
  return await doing.link.inSession(tester, address, SESSIONS.extended, async () => {
    try {
      await control(CONTROL.adjust, Uint8Array.fromHex(asked.state));
      await wait(asked.seconds * 1000, doing.stop);
    } finally {
      await control(CONTROL.giveBack);
    }
    return { stopped: doing.stop.aborted };
  });
}

async function writeCoding(args: unknown, doing: Doing) {
  const asked = COMMANDS["write-coding"].args.parse(args);
  const { tester, address } = await target(asked, doing);
  const identifier = number(asked.identifier);
  const read = async () => {
    const { data } = await tester.request(address, {
      service: "readDataByIdentifier",
      identifiers: [identifier],
    });
    return data.subarray(2).toHex().toUpperCase();
  };
  return await doing.link.inSession(tester, address, SESSIONS.extended, async () => {
    const before = await read();
    await unlock(tester, address, CODING_LEVEL, doing.keyOf);
    await tester.request(address, {
      service: "writeDataByIdentifier",
      identifier,
      data: Uint8Array.fromHex(asked.value),
    });
    return { before, after: await read() };
  });
}
