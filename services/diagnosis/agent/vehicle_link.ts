import { DoipConnection } from "@/services/diagnosis/doip/connection.ts";
import type { DoipOptions } from "@/services/diagnosis/doip/doip_options.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { designOfHardware } from "@/services/diagnosis/ecus/ecus.ts";
import { identifiedData } from "@/services/diagnosis/uds/records.ts";
import { IDENTIFIERS, SESSIONS } from "@/services/diagnosis/uds/services.ts";
import { type TesterOptions, UdsTester } from "@/services/diagnosis/uds/tester.ts";

/** Another vehicle is plugged in than the command is for. */
export class OtherVehicle extends Error {
  override name = "OtherVehicle";
}

/** The gateway knows the VIN in every vehicle. */
const GATEWAY_ADDRESS = 0x1001;

/** The way to the vehicle that is plugged in: opened when it is needed, opened again after it broke. */
export class VehicleLink {
  vin: string | null = null;
  #open: Promise<{ connection: DoipConnection; tester: UdsTester }> | null = null;
  readonly #designs = new Map<number, EcuDesign | undefined>();
  readonly #turns = new Map<number, Promise<unknown>>();

  constructor(readonly options: DoipOptions, readonly testerOptions: TesterOptions = {}) {}

  /**
   * The tester of the vehicle.
   *
   * @param vin the vehicle that must be plugged in; undefined: whichever is
   * @throws DoipFailed it is not reached
   * @throws OtherVehicle
   */
  async tester(vin?: string): Promise<UdsTester> {
    this.#open ??= this.#connect();
    const opening = this.#open;
    try {
      const { tester } = await opening;
      if (vin !== undefined && vin !== this.vin) {
        throw new OtherVehicle(`${this.vin} is plugged in, not ${vin}`);
      }
      return tester;
    } catch (error) {
      if (!(error instanceof OtherVehicle) && this.#open === opening) this.#open = null;
      throw error;
    }
  }

  /** The description of the ECU at an address, by what it says of its hardware; undefined for one that is not described. */
  async designAt(address: number): Promise<EcuDesign | undefined> {
    return this.#designs.has(address) ? this.#designs.get(address) : await this.askDesign(address);
  }

  /** The same, asked of the ECU now whatever was known of it: whether it answers is the question. */
  async askDesign(address: number): Promise<EcuDesign | undefined> {
    const tester = await this.tester();
    const design = designOfHardware(await readText(tester, address, IDENTIFIERS.hardwareNumber));
    this.#designs.set(address, design);
    return design;
  }

  /**
   * Does work in another session of an ECU, one after the other, and goes back to the default session whatever happens.
   */
  async inSession<Answer>(
    tester: UdsTester,
    address: number,
    session: number,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const change = (to: number) =>
      tester.request(address, { service: "diagnosticSessionControl", session: to, quiet: false });
    const turn = (this.#turns.get(address) ?? Promise.resolve()).then(async () => {
      await change(session);
      try {
        return await work();
      } finally {
        // Where the way is gone, the ECU goes back by itself after S3.
        await change(SESSIONS.default).catch(() => {});
      }
    });
    this.#turns.set(address, turn.catch(() => {}));
    return await turn;
  }

  async close(): Promise<void> {
    const opened = await this.#open?.catch(() => null);
    opened?.tester.close();
    opened?.connection.close();
  }

  async #connect() {
    const connection = await DoipConnection.open(this.options);
    try {
      const tester = new UdsTester(connection, this.testerOptions);
      void connection.closed.then(() => {
        this.#open = null;
        this.vin = null;
        this.#designs.clear();
      });
      this.vin = await readText(tester, GATEWAY_ADDRESS, IDENTIFIERS.vin);
      return { connection, tester };
    } catch (error) {
      connection.close();
      throw error;
    }
  }
}

/** A text under an identifier, without the blanks behind it. */
async function readText(tester: UdsTester, address: number, identifier: number): Promise<string> {
  const { data } = await tester.request(address, {
    service: "readDataByIdentifier",
    identifiers: [identifier],
  });
  const [value] = identifiedData(data, () => data.length - 2);
  return new TextDecoder().decode(value!.data).trim();
}
