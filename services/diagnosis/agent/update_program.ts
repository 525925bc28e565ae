import { COMMANDS } from "@/services/diagnosis/agent_messages.ts";
import { DoipFailed } from "@/services/diagnosis/doip/failed.ts";
import { hardwareVersionOf } from "@/services/diagnosis/ecus/design.ts";
import { SIGNALS, valueOf } from "@/services/diagnosis/ecus/signals.ts";
import { UdsFailed } from "@/services/diagnosis/uds/failed.ts";
import { IDENTIFIERS } from "@/services/diagnosis/uds/services.ts";
import type { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { readFrom } from "./package_file.ts";
import type { Doing } from "./doing.ts";
import { programEcu, restoreFormerProgram } from "./program_ecu.ts";
import { wait } from "./wait.ts";

/** Less does not last for a whole programming, volts. */
const LEAST_VOLTAGE = 12;
/** The gateway measures the board's voltage in every vehicle. */
const GATEWAY_ADDRESS = 0x1001;
/** So many breaks in a row without a byte more, and it is given up until somebody asks again. */
const TRIES = 12;
/** First and longest wait after a break, milliseconds. */
const FIRST_WAIT = 300, LONGEST_WAIT = 5000;
/** How far it is, is told this often, milliseconds. */
const TELL_EVERY = 250;

/** The vehicle has not enough voltage. */
export class VoltageLow extends Error {
  override name = "VoltageLow";
}

/** Never fires: a programming that was begun is not left in the middle because somebody is tired of it. */
const never = new AbortController().signal;

/**
 * Updates the program of an ECU: manifest, voltage and file first, then the transfer, which goes on by itself after each break. What an ECU
 * has already is not sent again.
 *
 * @throws PackageRefused, PackageNotFetched and VoltageLow before anything is written; ProgramRefused, NegativeResponse, UdsFailed and
 * DoipFailed afterwards: the ECU stays recoverable
 */
export async function updateProgram(id: string, args: unknown, doing: Doing) {
  const asked = COMMANDS["update-program"].args.parse(args);
  const { link, packages, keyOf } = doing;
  const address = parseInt(asked.address, 16);
  const begun = performance.now();
  let tester = await link.tester(asked.vin);
  const fromVersion = await readText(tester, address, IDENTIFIERS.softwareVersion);
  const manifest = await packages.verify(asked, {
    ecu: asked.ecu,
    hardware: hardwareVersionOf(await readText(tester, address, IDENTIFIERS.hardwareNumber)),
    software: fromVersion,
  });
  await requireVoltage(tester);
  const tell = everySoOften((note: string, done: number, of: number) =>
    doing.tell({ done, of, note, samples: [] })
  );
  const onFetched = (done: number) => tell("fetching", done, manifest.size);
  const program = await packages.program(id, manifest, onFetched, doing.stop);
  doing.stop.throwIfAborted();
  let most = 0;
  for (let tries = 0;;) {
    try {
      await programEcu(tester, address, keyOf, {
        ...program,
        from: (offset) => readFrom(program.path, offset),
        onBlock: (written) => {
          if (written > most) [most, tries] = [written, 0];
          tell("programming", written, program.size);
        },
        signal: never,
      });
      break;
    } catch (error) {
      const isBreak = error instanceof DoipFailed || error instanceof UdsFailed;
      if (!isBreak || ++tries >= TRIES) throw error;
      await wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries), never);
      tester = await again(doing, asked.vin, tester);
    }
  }
  const toVersion = await readText(tester, address, IDENTIFIERS.softwareVersion);
  await packages.forget(manifest);
  return { fromVersion, toVersion, seconds: Math.round((performance.now() - begun) / 1000) };
}

/** Takes an ECU back to the program that it had before. @throws VoltageLow before anything is written, and what its way throws */
export async function restoreProgram(args: unknown, { link, keyOf }: Doing) {
  const asked = COMMANDS["restore-program"].args.parse(args);
  const address = parseInt(asked.address, 16);
  const tester = await link.tester(asked.vin);
  await requireVoltage(tester);
  await restoreFormerProgram(tester, address, keyOf);
  return { version: await readText(tester, address, IDENTIFIERS.softwareVersion) };
}

/** A tester over a new connection, or the one before while there is none: the next try counts that. */
async function again({ link }: Doing, vin: string, before: UdsTester): Promise<UdsTester> {
  try {
    return await link.tester(vin);
  } catch (error) {
    if (error instanceof DoipFailed || error instanceof UdsFailed) return before;
    throw error;
  }
}

async function requireVoltage(tester: UdsTester): Promise<void> {
  const { boardVoltage } = SIGNALS;
  const { data } = await tester.request(GATEWAY_ADDRESS, {
    service: "readDataByIdentifier",
    identifiers: [boardVoltage.identifier],
  });
  const volts = valueOf(boardVoltage, data.subarray(2));
  if (volts < LEAST_VOLTAGE) throw new VoltageLow(`${volts} V, at least ${LEAST_VOLTAGE} V are needed`);
}

async function readText(tester: UdsTester, address: number, identifier: number): Promise<string> {
  const { data } = await tester.request(address, {
    service: "readDataByIdentifier",
    identifiers: [identifier],
  });
  return new TextDecoder().decode(data.subarray(2)).trim();
}

/** Says the first and the last, and of those between not more than is of use. */
function everySoOften(say: (note: string, done: number, of: number) => void) {
  let said = { at: -Infinity, note: "" };
  return (note: string, done: number, of: number) => {
    const at = performance.now();
    if (note === said.note && done < of && at - said.at < TELL_EVERY) return;
    said = { at, note };
    say(note, done, of);
  };
}
