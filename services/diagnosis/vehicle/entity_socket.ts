import { Buffer } from "node:buffer";
import { setImmediate } from "node:timers";
import { encodeDoip } from "@/services/diagnosis/doip/encode.ts";
import { FrameReader } from "@/services/diagnosis/doip/frame_reader.ts";
import type { DoipMessage } from "@/services/diagnosis/doip/messages.ts";
import { readMessages, writeAll } from "@/services/diagnosis/doip/read_messages.ts";
import { DoipBytesRefused } from "@/services/diagnosis/doip/refused.ts";
import { encodeResponse } from "@/services/diagnosis/uds/encode.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import type { EntityParts, TesterSocket } from "./entity_parts.ts";
import type { Ecu } from "./ecu.ts";

type Diagnostic = Extract<DoipMessage, { type: "diagnostic" }>;
type Activation = Extract<DoipMessage, { type: "activationRequest" }>;

/** Answers to all ECUs at once (ISO 13400-2, table 13). */
const FUNCTIONAL_ADDRESS = 0xe400;

/** Milliseconds in which a tester answers whether it is alive (T_TCP_Alive_Check). */
const ALIVE_MILLISECONDS = 500;

/** One tester's connection to the entity. */
export class EntitySocket implements TesterSocket {
  /** Logical address of the tester; null before activation. */
  tester: number | null = null;
  readonly #conn: Deno.Conn;
  readonly #entity: EntityParts;
  readonly #queues = new Map<Ecu, Promise<void>>();
  readonly #reader: FrameReader;
  #unsent: Uint8Array[] = [];
  #writing = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alive: (() => void) | null = null;
  #closed = false;

  constructor(conn: Deno.Conn, entity: EntityParts) {
    this.#conn = conn;
    this.#entity = entity;
    // The largest transfer request and the addresses before it.
    this.#reader = new FrameReader(
      entity.vehicle.ecus[0]!.around.maxBlock + 4,
      ({ nackCode }) => void this.#send({ type: "headerNack", code: nackCode! }),
    );
    entity.sockets.add(this);
    if ("setNoDelay" in conn) (conn as Deno.TcpConn).setNoDelay(true);
    this.#closeAfter(entity.options.initialInactivity);
    void this.#read();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#entity.sockets.delete(this);
    try {
      this.#conn.close();
    } catch {
      // Closed by the tester.
    }
  }

  /** Whether the tester answers that it is there. */
  async isAlive(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answered = await Promise.race([
      new Promise<boolean>((resolve) => this.#alive = () => resolve(true)),
      new Promise<boolean>((resolve) => timer = setTimeout(() => resolve(false), ALIVE_MILLISECONDS)),
      this.#send({ type: "aliveCheckRequest" }).then(() => new Promise<boolean>(() => {})),
    ]);
    clearTimeout(timer);
    return answered && !this.#closed;
  }

  async #read(): Promise<void> {
    try {
      for await (const messages of readMessages(this.#conn, this.#reader)) {
        for (const message of messages) await this.#take(message);
        if (this.tester !== null) this.#closeAfter(this.#entity.options.generalInactivity);
      }
    } catch (error) {
      if (error instanceof DoipBytesRefused && error.nackCode !== null) {
        await this.#send({ type: "headerNack", code: error.nackCode });
      }
    } finally {
      this.close();
    }
  }

  async #take(message: DoipMessage): Promise<void> {
    if (message.type === "activationRequest") return await this.#activate(message);
    if (message.type === "aliveCheckResponse") return this.#alive?.();
    if (message.type === "diagnostic") return this.#diagnose(message);
    const answer = this.#entity.answerAnywhere(message);
    if (answer) await this.#send(answer);
  }

  async #activate({ sourceAddress, activationType }: Activation): Promise<void> {
    const code = await this.#activationCode(sourceAddress, activationType);
    await this.#send({
      type: "activationResponse",
      testerAddress: sourceAddress,
      entityAddress: this.#entity.logicalAddress,
      code,
      oem: null,
    });
    if (code === 0x10) this.tester = sourceAddress;
    else this.close();
  }

  async #activationCode(source: number, type: number): Promise<number> {
    if (source < 0x0e00 || source > 0x0fff) return 0x00;
    if (type !== 0x00 && type !== 0x01) return 0x06;
    if (this.tester !== null && this.tester !== source) return 0x02;
    const others = [...this.#entity.sockets].filter((socket) => socket !== this && socket.tester !== null);
    const same = others.find(({ tester }) => tester === source);
    if (same) {
      if (await same.isAlive()) return 0x03;
      same.close();
    }
    return others.length >= this.#entity.options.maxSockets ? 0x01 : 0x10;
  }

  #diagnose(message: Diagnostic): void {
    const { targetAddress } = message;
    const isFunctional = targetAddress === FUNCTIONAL_ADDRESS;
    const ecus = this.#entity.vehicle.ecus.filter(({ design }) =>
      isFunctional || design.address === targetAddress
    );
    const answer = { sourceAddress: targetAddress, targetAddress: message.sourceAddress };
    const previous = new Uint8Array();
    if (this.tester !== message.sourceAddress) {
      void this.#send({ type: "diagnosticNack", ...answer, code: 0x02, previous }).then(() => this.close());
      return;
    }
    if (ecus.length === 0) {
      void this.#send({ type: "diagnosticNack", ...answer, code: 0x03, previous });
      return;
    }
    void this.#send({ type: "diagnosticAck", ...answer, code: 0x00, previous });
    for (const ecu of ecus) {
      const turn = (this.#queues.get(ecu) ?? Promise.resolve()).then(() =>
        this.#ask(ecu, message, isFunctional)
      ).finally(() => isFunctional || this.#reader.giveBack(message.data));
      this.#queues.set(ecu, turn);
    }
  }

  async #ask(ecu: Ecu, { data, sourceAddress }: Diagnostic, isFunctional: boolean): Promise<void> {
    const send = (bytes: Uint8Array) =>
      this.#send({
        type: "diagnostic",
        sourceAddress: ecu.design.address,
        targetAddress: sourceAddress,
        data: bytes,
      });
    const sid = data[0]!;
    const negative = (code: number) => encodeResponse({ service: "negative", sid, code });
    const fault = this.#entity.vehicle.faults.take(ecu.design.code, sid);
    switch (fault?.kind) {
      case "drop":
        return;
      case "negative":
        return await send(negative(fault.code));
      case "disconnect":
        return this.close();
      case "power-loss":
        return this.#entity.losePower(fault.milliseconds);
      case "delay":
        await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
    }
    const answer = await ecu.answer(data, () => void send(negative(NRC.responsePending)), isFunctional);
    if (answer) await send(answer);
  }

  /** What is said before the loop turns goes out as one: an acknowledge mostly with the answer behind it. */
  #send(message: DoipMessage): Promise<void> {
    this.#unsent.push(encodeDoip(message));
    if (this.#unsent.length > 1) return this.#writing;
    const turned = new Promise<void>((resolve) => setImmediate(resolve));
    this.#writing = Promise.all([this.#writing, turned]).then(async () => {
      const bytes = Buffer.concat(this.#unsent.splice(0));
      if (!this.#closed) await writeAll(this.#conn, bytes).catch(() => this.close());
    });
    return this.#writing;
  }

  #closeAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), milliseconds);
  }
}
