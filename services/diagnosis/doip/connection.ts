import { VERSIONS } from "./codes.ts";
import { type DoipOptions, type DoipTimers, TIMERS } from "./doip_options.ts";
import { encodeDiagnosticHead, encodeDoip } from "./encode.ts";
import { activationRefused, DoipFailed, headerRefused, messageRefused } from "./failed.ts";
import { FrameReader } from "./frame_reader.ts";
import type { DoipMessage } from "./messages.ts";
import { packed } from "./packed.ts";
import { readMessages, writeAll } from "./read_messages.ts";
import { reachEntity } from "./reach_entity.ts";
import { Waiting } from "./waiting.ts";

type Listener = (data: Uint8Array) => void;

/**
 * A tester's connection to a DoIP entity, over TCP or TLS, with routing activated (ISO 13400-2, clauses 7 to 9). Checks whether it
 * is alive are answered by itself.
 */
export class DoipConnection {
  /** Resolves with why the connection ended, once. */
  readonly closed: Promise<DoipFailed>;
  /** Logical address of the entity; set once routing is activated. */
  entityAddress = 0;

  readonly #conn: Deno.Conn;
  readonly #source: number;
  readonly #version: number;
  readonly #timers: DoipTimers;
  readonly #control = new Waiting<DoipMessage>();
  readonly #acks = new Map<number, Waiting<void>>();
  readonly #listeners = new Map<number, Set<Listener>>();
  #writing: Promise<void> = Promise.resolve();
  #ended: DoipFailed | null = null;
  #end!: (why: DoipFailed) => void;

  private constructor(conn: Deno.Conn, options: DoipOptions) {
    this.#conn = conn;
    this.#source = options.sourceAddress ?? 0x0e00;
    this.#version = options.version ?? VERSIONS.iso2012;
    this.#timers = { ...TIMERS, ...options.timers };
    this.closed = new Promise((resolve) => this.#end = resolve);
    // What a newer vehicle says besides is not for this tester.
    void this.#read(new FrameReader(options.largest ?? 64 * 1024 * 1024, () => {}));
  }

  /** Connects and activates routing. @throws DoipFailed */
  static async open(options: DoipOptions): Promise<DoipConnection> {
    const conn = await reachEntity(options);
    const connection = new DoipConnection(conn, options);
    try {
      await connection.#activate(options);
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  /**
   * Sends data to an ECU, one piece behind the other; resolves when the entity has acknowledged that it was passed on.
   *
   * @throws DoipFailed when it is refused, when no acknowledge comes within the diagnostic timer, or when the connection ends
   */
  async send(target: number, ...pieces: Uint8Array[]): Promise<void> {
    const acks = this.#acks.get(target) ?? new Waiting<void>();
    this.#acks.set(target, acks);
    const acknowledged = acks.next(this.#timers.diagnostic, `acknowledge of ${hex(target)}`);
    // Written or not, the acknowledge says whether it came through.
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    void this.#write(encodeDiagnosticHead(this.#source, target, length, this.#version), ...pieces);
    if (this.#ended) acks.fail(this.#ended);
    await acknowledged;
  }

  /** Calls `listener` with each message of an ECU, until the returned function is called. */
  listen(target: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(target) ?? new Set();
    this.#listeners.set(target, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Asks how many testers are connected and how large messages may be. @throws DoipFailed */
  async entityStatus(): Promise<Extract<DoipMessage, { type: "entityStatusResponse" }>> {
    return await this.#ask({ type: "entityStatusRequest" }, "entityStatusResponse");
  }

  /** Asks whether the vehicle is ready to be diagnosed. @throws DoipFailed */
  async powerMode(): Promise<number> {
    return (await this.#ask({ type: "powerModeRequest" }, "powerModeResponse")).mode;
  }

  close(): void {
    this.#finish(new DoipFailed("closed", "closed by the tester"));
  }

  async #activate(options: DoipOptions): Promise<void> {
    const answer = await this.#ask({
      type: "activationRequest",
      sourceAddress: this.#source,
      activationType: options.activationType ?? 0,
      oem: options.oem ?? null,
    }, "activationResponse");
    if (answer.code !== 0x10) throw activationRefused(answer.code);
    this.entityAddress = answer.entityAddress;
  }

  async #ask<Type extends DoipMessage["type"]>(
    request: DoipMessage,
    type: Type,
  ): Promise<Extract<DoipMessage, { type: Type }>> {
    const answer = this.#control.next(this.#timers.control, type, (message) => message.type === type);
    void this.#write(this.#encoded(request));
    if (this.#ended) this.#control.fail(this.#ended);
    return await answer as Extract<DoipMessage, { type: Type }>;
  }

  /** One message after the other; whoever waits for an answer learns of a broken connection from it. */
  #write(...pieces: Uint8Array[]): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      if (this.#ended) return;
      try {
        for (const piece of packed(pieces)) await writeAll(this.#conn, piece);
      } catch (error) {
        this.#finish(new DoipFailed("closed", `connection broke: ${(error as Error).message}`));
      }
    });
    return this.#writing;
  }

  async #read(reader: FrameReader): Promise<void> {
    try {
      for await (const messages of readMessages(this.#conn, reader)) {
        for (const message of messages) this.#take(message);
      }
      this.#finish(new DoipFailed("closed", "closed by the vehicle"));
    } catch (error) {
      this.#finish(new DoipFailed("closed", `connection broke: ${(error as Error).message}`));
    }
  }

  #take(message: DoipMessage): void {
    switch (message.type) {
      case "aliveCheckRequest":
        void this.#write(this.#encoded({ type: "aliveCheckResponse", sourceAddress: this.#source }));
        break;
      case "diagnostic":
        for (const listener of this.#listeners.get(message.sourceAddress) ?? []) listener(message.data);
        break;
      case "diagnosticAck":
        this.#acks.get(message.sourceAddress)?.answer(undefined);
        break;
      case "diagnosticNack":
        this.#acks.get(message.sourceAddress)?.refuse(messageRefused(message.code));
        break;
      case "headerNack":
        this.#failAll(headerRefused(message.code));
        break;
      default:
        this.#control.answer(message);
    }
  }

  #encoded(message: DoipMessage): Uint8Array {
    return encodeDoip(message, this.#version);
  }

  #failAll(error: DoipFailed): void {
    this.#control.fail(error);
    for (const acks of this.#acks.values()) acks.fail(error);
  }

  #finish(why: DoipFailed): void {
    if (this.#ended) return;
    this.#ended = why;
    this.#failAll(why);
    try {
      this.#conn.close();
    } catch {
      // Broken already.
    }
    this.#end(why);
  }
}

const hex = (address: number) => `0x${address.toString(16).toUpperCase().padStart(4, "0")}`;
