import { createSocket } from "node:dgram";
import { decodeDoip } from "@/services/diagnosis/doip/decode.ts";
import { encodeDoip } from "@/services/diagnosis/doip/encode.ts";
import type { DoipMessage } from "@/services/diagnosis/doip/messages.ts";
import { DoipBytesRefused } from "@/services/diagnosis/doip/refused.ts";
import type { EntityLimits, EntityParts, TesterSocket } from "./entity_parts.ts";
import { EntitySocket } from "./entity_socket.ts";
import type { Vehicle } from "./vehicle.ts";

export interface EntityOptions extends Partial<EntityLimits> {
  hostname?: string;
  /** Of TCP and UDP; 0: a free one. */
  port?: number;
  /** Certificate chain and key in PEM: TLS is offered at `tlsPort` besides. */
  tls?: { cert: string; key: string; port?: number };
  /** Where the vehicle announces itself three times when it is switched on; null: nowhere. */
  announceTo?: { hostname: string; port: number } | null;
}

const LOGICAL_ADDRESS = 0x1000;
const ANNOUNCEMENTS = 3;
const ANNOUNCE_EVERY = 500;

/** The DoIP entity of a vehicle on TCP, TLS and UDP (ISO 13400-2). */
export class DoipEntity implements EntityParts {
  readonly logicalAddress = LOGICAL_ADDRESS;
  readonly sockets = new Set<TesterSocket>();
  readonly eid: string;
  /** Without power nothing answers. */
  isPowered = true;
  readonly #listeners: Deno.Listener[] = [];
  readonly #udp = createSocket("udp4");
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  private constructor(readonly vehicle: Vehicle, readonly options: EntityLimits) {
    const bytes = new TextEncoder().encode(vehicle.vin.slice(-6));
    this.eid = bytes.toHex().toUpperCase();
  }

  static async open(vehicle: Vehicle, options: EntityOptions = {}): Promise<DoipEntity> {
    const entity = new DoipEntity(vehicle, {
      maxSockets: options.maxSockets ?? 3,
      initialInactivity: options.initialInactivity ?? 2000,
      generalInactivity: options.generalInactivity ?? 300_000,
    });
    const hostname = options.hostname ?? "127.0.0.1";
    const listener = Deno.listen({ hostname, port: options.port ?? 0 });
    entity.#serve(listener);
    if (options.tls) {
      const { cert, key, port = 0 } = options.tls;
      entity.#serve(Deno.listenTls({ hostname, port, cert, key }));
    }
    await entity.#listenUdp(hostname, entity.port);
    if (options.announceTo) entity.#announce(options.announceTo);
    return entity;
  }

  get port(): number {
    return (this.#listeners[0]!.addr as Deno.NetAddr).port;
  }

  get tlsPort(): number | null {
    return (this.#listeners[1]?.addr as Deno.NetAddr | undefined)?.port ?? null;
  }

  /** Power is gone for so long: connections break, ECUs forget what they do not keep. */
  losePower(milliseconds: number): void {
    this.isPowered = false;
    for (const socket of [...this.sockets]) socket.close();
    this.vehicle.restart();
    this.#after(milliseconds, () => this.isPowered = true);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const listener of this.#listeners) listener.close();
    for (const socket of [...this.sockets]) socket.close();
    this.#udp.close();
  }

  #after(milliseconds: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #serve(listener: Deno.Listener): void {
    this.#listeners.push(listener);
    void (async () => {
      while (true) {
        let conn: Deno.Conn;
        try {
          conn = await listener.accept();
        } catch (error) {
          if (error instanceof Deno.errors.BadResource || error instanceof Deno.errors.Interrupted) return;
          // One whose TLS failed is not the end of the others.
          continue;
        }
        if (this.isPowered) new EntitySocket(conn, this);
        else conn.close();
      }
    })();
  }

  async #listenUdp(hostname: string, port: number): Promise<void> {
    this.#udp.on("message", (bytes, sender) => {
      const answer = this.isPowered ? this.#answerUdp(bytes) : null;
      if (answer) this.#udp.send(encodeDoip(answer), sender.port, sender.address);
    });
    await new Promise<void>((resolve, reject) => {
      this.#udp.once("error", reject);
      this.#udp.bind(port, hostname, resolve);
    });
  }

  #answerUdp(bytes: Uint8Array): DoipMessage | null {
    try {
      return this.answerAnywhere(decodeDoip(bytes));
    } catch (error) {
      if (!(error instanceof DoipBytesRefused)) throw error;
      return error.nackCode === null ? null : { type: "headerNack", code: error.nackCode };
    }
  }

  /** What is answered on UDP as on TCP, without activation; null: not meant for this vehicle. */
  answerAnywhere(message: DoipMessage): DoipMessage | null {
    switch (message.type) {
      case "identificationRequest":
        return this.#announcement();
      case "identificationRequestByEid":
        return message.eid === this.eid ? this.#announcement() : null;
      case "identificationRequestByVin":
        return message.vin === this.vehicle.vin ? this.#announcement() : null;
      case "entityStatusRequest":
        return {
          type: "entityStatusResponse",
          nodeType: 0,
          maxSockets: this.options.maxSockets,
          openSockets: this.sockets.size,
          maxDataSize: this.vehicle.ecus[0]!.around.maxBlock + 4,
        };
      case "powerModeRequest":
        return { type: "powerModeResponse", mode: 1 };
      default:
        return null;
    }
  }

  #announcement(): DoipMessage {
    return {
      type: "announcement",
      vin: this.vehicle.vin,
      logicalAddress: this.logicalAddress,
      eid: this.eid,
      gid: this.eid,
      furtherAction: 0,
      syncStatus: 0,
    };
  }

  #announce(to: { hostname: string; port: number }): void {
    if (to.hostname.endsWith(".255")) this.#udp.setBroadcast(true);
    for (let count = 0; count < ANNOUNCEMENTS; count++) {
      this.#after(
        count * ANNOUNCE_EVERY,
        () => this.#udp.send(encodeDoip(this.#announcement()), to.port, to.hostname),
      );
    }
  }
}
