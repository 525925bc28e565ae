import { Buffer } from "node:buffer";
import { DOIP_PORT, DOIP_TLS_PORT, VERSIONS } from "./codes.ts";
import { encodeDiagnosticHead, encodeDoip } from "./encode.ts";
import { activationRefused, DoipFailed, headerRefused, messageRefused } from "./failed.ts";
import { FrameReader } from "./frame_reader.ts";
import type { DoipMessage } from "./messages.ts";
import { readMessages, writeAll } from "./read_messages.ts";
import { Waiting } from "./waiting.ts";

export interface DoipOptions {
  hostname: string;
  /** 13400, over TLS 3496. */
  port?: number;
  /** Given: the connection is TLS; `caCerts` are certificates in PEM that are trusted besides those of the system. */
  tls?: { caCerts?: string[] };
  /** Logical address of the tester, 0x0E00 to 0x0FFF (ISO 13400-2, table 13). */
  sourceAddress?: number;
  activationType?: number;
  /** Four bytes of the maker in the request for activation. */
  oem?: Uint8Array;
  version?: number;
  timers?: Partial<DoipTimers>;
  /** Largest payload in bytes that is taken from the vehicle. */
  largest?: number;
}

/** Milliseconds. The standard's: A_DoIP_Ctrl and A_DoIP_Diagnostic_Message, 2 s each (table 38). */
interface DoipTimers {
  connect: number;
  control: number;
  diagnostic: number;
}

const TIMERS: DoipTimers = { connect: 5000, control: 2000, diagnostic: 2000 };

/** So many bytes of a message go out in the first write, copied behind each other; more would cost more than a second write. */
const JOINED_BYTES = 128 * 1024;

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
    const conn = await connect(options);
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

/** The pieces as they are written: small ones with the beginning of the last one in one packet, the rest of it without being copied. */
function packed(pieces: Uint8Array[]): Uint8Array[] {
  const last = pieces.at(-1)!;
  if (last.length <= JOINED_BYTES) return [Buffer.concat(pieces)];
  const first = [...pieces.slice(0, -1), last.subarray(0, JOINED_BYTES)];
  return [Buffer.concat(first), last.subarray(JOINED_BYTES)];
}

const hex = (address: number) => `0x${address.toString(16).toUpperCase().padStart(4, "0")}`;

async function connect({ hostname, port, tls, timers }: DoipOptions): Promise<Deno.Conn> {
  const signal = AbortSignal.timeout(timers?.connect ?? TIMERS.connect);
  try {
    const conn = await Deno.connect({ hostname, port: port ?? (tls ? DOIP_TLS_PORT : DOIP_PORT), signal });
    conn.setNoDelay(true);
    if (!tls) return conn;
    const secured = await Deno.startTls(conn, { hostname, caCerts: tls.caCerts });
    // A vehicle that takes the connection and says nothing is not reached either.
    const giveUp = () => secured.close();
    signal.addEventListener("abort", giveUp);
    try {
      await secured.handshake();
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
    return secured;
  } catch (error) {
    throw new DoipFailed("not-reached", `${hostname} was not reached: ${(error as Error).message}`);
  }
}
