import { z } from "zod";
import { DTC_CODE } from "@/kernel/dtc_code.ts";

/**
 * What travels between the portal and the agent beside a workshop's device: one JSON text message each over one WebSocket, which the agent
 * opens at `/tis/vds/agent` with the subprotocol `tis-vds.1` and its token as `Authorization: Bearer`. This file is the whole contract and
 * imports nothing of the portal, so that an agent may be built against it alone.
 *
 * The agent says `hello` first and is answered by `welcome`, or the socket is closed with one of `CLOSED`. A `command` is done once,
 * however often it comes: the agent keeps results by the command's id until the portal says `ack`, and answers one it has done by the result
 * it kept. Past its deadline a command is not begun but answered by the fault `deadline-passed`.
 */

/** Version of the messages, spoken as a subprotocol of the WebSocket (RFC 6455, section 1.9). */
export const AGENT_PROTOCOL = "tis-vds.1";

/** Version of the agent that comes with this portal; a device that says an older one is told of it. */
export const AGENT_VERSION = "1.1.0";

/** Longest message either side takes, bytes. */
export const MESSAGE_BYTES = 4 * 1024 * 1024;

/** The agent says that it lives this often, milliseconds; after three that are missing the portal takes it for gone. */
export const HEARTBEAT_MS = 10_000;

/** Why the portal closes a socket: codes for applications (RFC 6455, section 7.4.2). */
export const CLOSED = {
  /** A message that is none. */
  unreadable: 4400,
  /** The token is unknown or revoked: coming again is of no use. */
  revoked: 4401,
  /** The device came by another socket. */
  replaced: 4409,
  /** The process goes: come again at once. */
  restarting: 4503,
} as const;

const vin = z.string().length(17);
const moment = z.iso.datetime();
/** Logical address of a control unit (ISO 13400), four hexadecimal digits. */
const ecuAddress = z.string().regex(/^[0-9A-F]{4}$/);
/** An identifier of two bytes of ISO 14229-1: data (22, 2E, 2F) or routine (31). */
const identifier = z.string().regex(/^[0-9A-F]{4}$/);
const bytes = z.string().regex(/^([0-9A-F]{2})*$/).describe("bytes as hexadecimal digits");
/** SAE J2012-DA, failure type behind the dash: `B16A1-23`. */
const dtcCode = z.string().regex(DTC_CODE);

/** A value read from a control unit: raw, and as a quantity where the agent knows how to read it. */
const reading = z.object({
  identifier,
  name: z.string().max(80).nullable().describe("short name in English: battery voltage"),
  raw: bytes,
  value: z.union([z.number(), z.string().max(200)]).nullable(),
  unit: z.string().max(16).nullable(),
});
export type AgentReading = z.infer<typeof reading>;

/** A trouble code as control unit and standard tell it. */
const trouble = z.object({
  dtcCode,
  statusByte: z.int().min(0).max(255).describe("the eight status bits of ISO 14229-1, D.2"),
  /** Service 19 04: what was measured when the fault was stored, by record. */
  freezeFrames: z.array(z.object({ record: z.int().min(0).max(255), readings: z.array(reading) })),
  /** Service 19 06: counters and the like. */
  extended: z.array(z.object({ record: z.int().min(0).max(255), readings: z.array(reading) })),
});
export type AgentTrouble = z.infer<typeof trouble>;

const ecu = z.object({
  address: ecuAddress,
  code: z.string().min(1).max(20).describe("BMS, MCU, ESC"),
  name: z.string().max(80).nullable(),
  bus: z.string().max(40).nullable().describe("the network behind the gateway it hangs on, for the drawing"),
  state: z.enum(["answers", "silent", "refuses"]),
  negativeCode: z.string().max(80).nullable().describe("name of the negative response of ISO 14229-1, A.1"),
});
export type AgentEcu = z.infer<typeof ecu>;

/** What each kind of command asks for and answers. */
export const COMMANDS = {
  /** Which vehicle is plugged in (DoIP vehicle identification, then F190). */
  identify: { args: z.object({}), data: z.object({ vin }) },
  /** Every control unit of the vehicle. */
  scan: { args: z.object({ vin }), data: z.object({ vin, ecus: z.array(ecu) }) },
  /** Identification of one control unit: F18C, F189, F195, F191 ... */
  "read-identification": {
    args: z.object({ vin, address: ecuAddress }),
    data: z.object({ readings: z.array(reading) }),
  },
  "read-dtcs": { args: z.object({ vin, address: ecuAddress }), data: z.object({ dtcs: z.array(trouble) }) },
  /** Clears, and reads again what is there then: `after`. */
  "clear-dtcs": {
    args: z.object({ vin, address: ecuAddress }),
    data: z.object({ before: z.array(trouble), after: z.array(trouble) }),
  },
  /** Values at one moment. */
  "read-data": {
    args: z.object({ vin, address: ecuAddress, identifiers: z.array(identifier).min(1).max(32) }),
    data: z.object({ readings: z.array(reading) }),
  },
  /** Values again and again, told by `progress` with `samples`, until `stop` or so many seconds. */
  "watch-data": {
    args: z.object({
      vin,
      address: ecuAddress,
      identifiers: z.array(identifier).min(1).max(8),
      everyMs: z.int().min(100).max(10_000),
      seconds: z.int().min(1).max(600),
    }),
    data: z.object({ samples: z.int().nonnegative() }),
  },
  /** Service 31 01, and 31 02 when it is stopped. */
  "run-routine": {
    args: z.object({ vin, address: ecuAddress, identifier, option: bytes.default("") }),
    data: z.object({ result: bytes, stopped: z.boolean() }),
  },
  /** Service 2F: short-term adjustment, given back to the control unit at the end whatever happens. */
  "test-actuator": {
    args: z.object({ vin, address: ecuAddress, identifier, state: bytes, seconds: z.int().min(1).max(60) }),
    data: z.object({ stopped: z.boolean() }),
  },
  /** Service 2E behind security access: a setting, told as it was before and as it reads afterwards. */
  "write-coding": {
    args: z.object({ vin, address: ecuAddress, identifier, value: bytes }),
    data: z.object({ before: bytes, after: bytes }),
  },
  /**
   * The program of a control unit is replaced: the agent verifies the manifest by a key of its own configuration, fetches the package from
   * `GET /tis/vds/programs/{id of the command}` with its token, and goes on by itself after breaks. `progress` notes `fetching` and `programming`.
   */
  "update-program": {
    args: z.object({
      vin,
      address: ecuAddress,
      ecu: z.string().min(1).max(20).describe("code of the control unit"),
      manifest: z.string().max(4000).describe("canonical JSON, as it was signed"),
      signature: z.string().max(200).describe("Ed25519, base64"),
    }),
    data: z.object({
      fromVersion: z.string().max(60),
      toVersion: z.string().max(60),
      seconds: z.int().nonnegative(),
    }),
  },
  /** The program that was there before an update that broke off. */
  "restore-program": {
    args: z.object({ vin, address: ecuAddress }),
    data: z.object({ version: z.string().max(60) }),
  },
} as const;

export type CommandKind = keyof typeof COMMANDS;

/** Kinds that change nothing in a vehicle: when the power goes they may be done once more. */
export const READING_KINDS: readonly CommandKind[] = [
  "identify",
  "scan",
  "read-identification",
  "read-dtcs",
  "read-data",
];

const COMMAND_KINDS = Object.keys(COMMANDS) as [CommandKind, ...CommandKind[]];

const id = z.uuid();

/** Why a command came to nothing. */
export const FAULT_CODES = [
  "deadline-passed",
  "unknown-command",
  "vehicle-unreachable",
  "vehicle-other",
  "ecu-silent",
  "negative-response",
  "connection-lost",
  "agent-failed",
  "stopped",
  "package-refused",
  "package-not-fetched",
  "program-refused",
  "voltage-low",
] as const;

const fault = z.object({
  code: z.enum(FAULT_CODES),
  /** Name of the negative response (ISO 14229-1, A.1), where that was it. */
  negativeCode: z.string().max(80).nullable(),
  message: z.string().max(500).describe("English, for the log"),
});

/** From the agent to the portal. */
export const fromAgent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("hello"),
    device: z.string().min(1).max(40).describe("serial number, as registered"),
    version: z.string().min(1).max(40).describe("of the agent"),
    /** Commands that are kept as begun or done and not acknowledged. */
    unacknowledged: z.array(id).max(1000),
  }),
  z.object({ type: z.literal("heartbeat"), at: moment, vehicle: vin.nullable() }),
  /** The command was taken and is being done. */
  z.object({ type: z.literal("begun"), id, at: moment }),
  z.object({
    type: z.literal("progress"),
    id,
    at: moment,
    done: z.int().nonnegative(),
    of: z.int().positive().nullable(),
    note: z.string().max(200).nullable(),
    samples: z.array(z.object({ at: moment, readings: z.array(reading) })).max(200),
  }),
  z.object({
    type: z.literal("result"),
    id,
    at: moment,
    outcome: z.discriminatedUnion("ok", [
      z.object({
        ok: z.literal(true),
        data: z.record(z.string(), z.unknown()).describe("by the command's kind"),
      }),
      z.object({ ok: z.literal(false), fault }),
    ]),
  }),
]);
export type FromAgent = z.infer<typeof fromAgent>;

/** From the portal to the agent. */
export const toAgent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("welcome"),
    heartbeatMs: z.int().positive(),
    at: moment.describe("the portal's clock: deadlines are of this one"),
    /** A newer agent is to be had; null: this one is the latest known. */
    latestVersion: z.string().max(40).nullable(),
  }),
  z.object({
    type: z.literal("command"),
    id,
    kind: z.enum(COMMAND_KINDS),
    deadline: moment,
    args: z.record(z.string(), z.unknown()).describe("by the command's kind"),
  }),
  /** Stops a command that runs; it is answered by its result all the same. */
  z.object({ type: z.literal("stop"), id }),
  /** The result is kept by the portal: the agent may forget it. */
  z.object({ type: z.literal("ack"), id }),
]);
export type ToAgent = z.infer<typeof toAgent>;
