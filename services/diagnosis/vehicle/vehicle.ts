import { ecusOf } from "@/services/diagnosis/ecus/ecus.ts";
import { Ecu } from "./ecu.ts";
import { ArmedFaults } from "./faults.ts";
import { type Condition, measure, type Values } from "./measure.ts";

export interface VehicleOptions {
  vin: string;
  seriesCode: string;
  conditions?: readonly Condition[];
  mileage?: number;
  secret?: string;
  s3?: number;
  securityPause?: number;
  maxBlock?: number;
  eraseMilliseconds?: number;
}

/** Secret of the simulated series. No real vehicle opens by it. */
export const DEMO_SECRET = "tis-demo-series";

/** A vehicle: its ECUs, how it stands, and what goes wrong with it on demand. */
export class Vehicle {
  readonly vin: string;
  readonly ecus: readonly Ecu[];
  readonly faults = new ArmedFaults();
  readonly conditions: Set<Condition>;
  readonly #start = performance.now();
  readonly #mileage: number;

  /** @throws RangeError for a series that is not described */
  constructor(options: VehicleOptions) {
    const designs = ecusOf(options.seriesCode);
    if (designs === null) throw new RangeError(`no series ${options.seriesCode}`);
    this.vin = options.vin;
    this.conditions = new Set(options.conditions);
    this.#mileage = options.mileage ?? 41_870;
    const around = {
      vin: options.vin,
      serial: options.vin.slice(-8),
      secret: options.secret ?? DEMO_SECRET,
      s3: options.s3 ?? 5000,
      securityPause: options.securityPause ?? 10_000,
      maxBlock: options.maxBlock ?? 0x0020_0000,
      eraseMilliseconds: options.eraseMilliseconds ?? 600,
      measure: () => this.measure(),
    };
    this.ecus = designs.map((design) => new Ecu(design, around));
    // Long ago the brake control unit once did not hear the drive.
    const brake = this.ecus.find(({ design }) => design.code === "ESC");
    brake?.dtcs.remember("U0100-87", this.#mileage - 3120, this.measure());
  }

  measure(): Values {
    return measure(this.conditions, (performance.now() - this.#start) / 1000, this.#mileage);
  }

  /** Power is lost, or ignition goes off and on. */
  restart(): void {
    for (const ecu of this.ecus) ecu.restart();
  }
}
