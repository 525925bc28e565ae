import type { EcuDesign } from "./design.ts";
import { type SignalName, SIGNALS } from "./signals.ts";

interface Draft
  extends Pick<EcuDesign, "name" | "bus">, Partial<Pick<EcuDesign, "outputs" | "routines" | "codings">> {
  code: string;
  address: number;
  has: readonly SignalName[];
  /** Trouble codes, those that light the lamp with a `!`. */
  faults: readonly string[];
}

function ecu({ code, name, bus, address, has, faults, ...rest }: Draft): EcuDesign {
  return {
    code,
    name,
    bus,
    address,
    hardware: `${code}-HW02`,
    software: "1.4.0",
    signals: has.map((name) => SIGNALS[name]),
    faults: faults.map((fault) => ({ code: fault.replace("!", ""), lamp: fault.endsWith("!") })),
    outputs: rest.outputs ?? [],
    routines: rest.routines ?? [],
    codings: rest.codings ?? [],
  };
}

const GATEWAY = ecu({
  code: "GW",
  name: "Gateway",
  bus: "backbone",
  address: 0x1001,
  has: ["boardVoltage", "mileage", "vehicleSpeed"],
  faults: ["P0562-00", "U0001-00"],
  codings: [{ identifier: 0x0a00, name: "Transport mode", min: 0, max: 1, start: 0 }],
});

const VEHICLE_CONTROL = ecu({
  code: "VCU",
  name: "Vehicle control unit",
  bus: "drive",
  address: 0x1010,
  has: ["vehicleSpeed", "pedalPosition", "boardVoltage"],
  faults: ["U0110-00!", "U0111-00!", "U0121-87"],
  routines: [{ identifier: 0x0301, name: "Learn accelerator pedal stops", moves: false, milliseconds: 1500 }],
  codings: [{ identifier: 0x0a10, name: "Recuperation level", min: 0, max: 3, start: 2 }],
});

const ENGINE = ecu({
  code: "ECM",
  name: "Engine control module",
  bus: "drive",
  address: 0x1010,
  has: ["engineSpeed", "coolantTemperature", "airMass", "fuelTrim", "lambda", "vehicleSpeed", "boardVoltage"],
  faults: ["P0171-00!", "P0217-00!", "U0121-87"],
  outputs: [
    { identifier: 0x0b10, name: "Radiator fan", moves: true },
    { identifier: 0x0b11, name: "Fuel pump", moves: true },
  ],
  routines: [{ identifier: 0x0302, name: "Reset fuel trim", moves: false, milliseconds: 800 }],
  codings: [{ identifier: 0x0a11, name: "Idle speed step", min: 0, max: 8, start: 0 }],
});

const MOTOR = ecu({
  code: "MCU",
  name: "Motor control unit",
  bus: "drive",
  address: 0x1020,
  has: ["motorSpeed", "motorTorque", "motorTemperature", "inverterTemperature", "torqueLimit"],
  faults: ["P0A2F-00!", "P0A3F-00!"],
  outputs: [{ identifier: 0x0b20, name: "Coolant pump of the motor", moves: true }],
  routines: [{ identifier: 0x0303, name: "Calibrate rotor position", moves: true, milliseconds: 2000 }],
});

const BRAKE = ecu({
  code: "ESC",
  name: "Electronic stability control",
  bus: "chassis",
  address: 0x1030,
  has: [
    "wheelSpeedFrontLeft",
    "wheelSpeedFrontRight",
    "wheelSpeedRearLeft",
    "wheelSpeedRearRight",
    "wheelSensorCurrent",
    "brakePressure",
    "vehicleSpeed",
  ],
  faults: ["C0031-13!", "U0100-87"],
  outputs: [{ identifier: 0x0b30, name: "Hydraulic pump", moves: true }],
  routines: [{ identifier: 0x0304, name: "Bleed brakes", moves: true, milliseconds: 2500 }],
});

const TRACTION_BATTERY = ecu({
  code: "BMS",
  name: "Battery management system",
  bus: "drive",
  address: 0x1040,
  has: [
    "packVoltage",
    "packCurrent",
    "stateOfCharge",
    "cellVoltageMin",
    "cellVoltageMax",
    "weakestCell",
    "cellTemperatureMin",
    "cellTemperatureMax",
    "isolation",
  ],
  faults: ["P0A7F-00!", "P0AA6-00!"],
  outputs: [{ identifier: 0x0b40, name: "Battery fan", moves: true }],
  routines: [{ identifier: 0x0305, name: "Measure isolation", moves: false, milliseconds: 1200 }],
});

const STARTER_BATTERY = ecu({
  code: "IBS",
  name: "Intelligent battery sensor",
  bus: "body",
  address: 0x1040,
  has: ["boardVoltage", "batteryCurrent", "batteryTemperature"],
  faults: ["P0562-00"],
  codings: [{ identifier: 0x0a40, name: "Battery capacity step", min: 0, max: 5, start: 2 }],
});

const BODY = ecu({
  code: "BCM",
  name: "Body control module",
  bus: "body",
  address: 0x1050,
  has: ["boardVoltage", "ambientTemperature"],
  faults: ["U0140-00", "B1000-00"],
  outputs: [
    { identifier: 0x0b50, name: "Low beam", moves: false },
    { identifier: 0x0b51, name: "Wiper", moves: true },
  ],
  codings: [{ identifier: 0x0a50, name: "Daytime running light", min: 0, max: 1, start: 1 }],
});

const AIRBAG = ecu({
  code: "SRS",
  name: "Airbag control unit",
  bus: "chassis",
  address: 0x1060,
  has: ["squibResistance", "boardVoltage"],
  faults: ["B0001-13!"],
});

const SETS = {
  bev: [GATEWAY, VEHICLE_CONTROL, MOTOR, BRAKE, TRACTION_BATTERY, BODY, AIRBAG],
  phev: [GATEWAY, ENGINE, MOTOR, BRAKE, TRACTION_BATTERY, BODY, AIRBAG],
  combustion: [GATEWAY, ENGINE, BRAKE, STARTER_BATTERY, BODY, AIRBAG],
} as const satisfies Record<string, readonly EcuDesign[]>;

/** What drives the vehicles of a series. */
const SERIES: Readonly<Record<string, keyof typeof SETS>> = {
  VTE: "bev",
  VON: "bev",
  VM5: "phev",
  HPE: "bev",
  HPO: "combustion",
  HAT: "combustion",
  KRG: "phev",
  KTL: "combustion",
  NAU: "bev",
  NSO: "phev",
  OPI: "bev",
  OLU: "combustion",
};

export const SERIES_CODES: readonly string[] = Object.keys(SERIES);

/** Control units of the vehicles of a series; null for a series that is not described. */
export function ecusOf(seriesCode: string): readonly EcuDesign[] | null {
  const set = SERIES[seriesCode];
  return set === undefined ? null : SETS[set];
}

/** All control units that are described. */
export const DESIGNS: readonly EcuDesign[] = [...new Set(Object.values(SETS).flat())];

/** The control unit that says of itself that its hardware is this. */
export function designOfHardware(hardware: string): EcuDesign | undefined {
  return DESIGNS.find((design) => design.hardware === hardware);
}

/** Logical addresses at which a control unit may answer. */
export const ADDRESSES: readonly number[] = [...new Set(DESIGNS.map(({ address }) => address))].sort((a, b) =>
  a - b
);

/** The control unit of a code, as it is described. */
export function designOf(code: string): EcuDesign | undefined {
  return DESIGNS.find((design) => design.code === code);
}
