import type { Signal } from "./design.ts";

type Row = [
  identifier: number,
  name: string,
  unit: string,
  bytes: 1 | 2 | 4,
  scale: number,
  offset?: number,
];

const signals = <Name extends string>(rows: Record<Name, Row>): Record<Name, Signal> =>
  Object.fromEntries(
    Object.entries<Row>(rows).map(([key, [identifier, name, unit, bytes, scale, offset = 0]]) => [
      key,
      { identifier, name, unit, bytes, scale, offset },
    ]),
  ) as Record<Name, Signal>;

/** Values that ECUs measure, each under one identifier in all ECUs that have it. */
export const SIGNALS = signals({
  boardVoltage: [0x0100, "Board voltage", "V", 2, 0.01],
  mileage: [0x0101, "Mileage", "km", 4, 1],
  vehicleSpeed: [0x0102, "Vehicle speed", "km/h", 2, 0.1],
  ambientTemperature: [0x0103, "Ambient temperature", "°C", 1, 1, -40],
  pedalPosition: [0x0104, "Accelerator pedal position", "%", 1, 0.5],
  engineSpeed: [0x0200, "Engine speed", "rpm", 2, 0.25],
  coolantTemperature: [0x0201, "Coolant temperature", "°C", 2, 0.1, -40],
  airMass: [0x0202, "Intake air mass flow", "g/s", 2, 0.01],
  fuelTrim: [0x0203, "Long-term fuel trim, bank 1", "%", 2, 0.1, -100],
  lambda: [0x0204, "Lambda, bank 1 sensor 1", "1", 2, 0.001],
  motorSpeed: [0x0300, "Motor speed", "rpm", 2, 1],
  motorTorque: [0x0301, "Motor torque", "Nm", 2, 0.1, -1000],
  motorTemperature: [0x0302, "Motor winding temperature", "°C", 2, 0.1, -40],
  inverterTemperature: [0x0303, "Inverter temperature", "°C", 2, 0.1, -40],
  torqueLimit: [0x0304, "Torque limit", "%", 1, 0.5],
  packVoltage: [0x0400, "Pack voltage", "V", 2, 0.1],
  packCurrent: [0x0401, "Pack current", "A", 2, 0.1, -1000],
  stateOfCharge: [0x0402, "State of charge", "%", 2, 0.1],
  cellVoltageMin: [0x0403, "Lowest cell voltage", "V", 2, 0.001],
  cellVoltageMax: [0x0404, "Highest cell voltage", "V", 2, 0.001],
  weakestCell: [0x0405, "Number of the lowest cell", "", 1, 1],
  cellTemperatureMin: [0x0406, "Lowest cell temperature", "°C", 2, 0.1, -40],
  cellTemperatureMax: [0x0407, "Highest cell temperature", "°C", 2, 0.1, -40],
  isolation: [0x0408, "Isolation resistance", "kOhm", 2, 1],
  batteryCurrent: [0x0410, "Battery current, 12 V", "A", 2, 0.01, -200],
  batteryTemperature: [0x0411, "Battery temperature, 12 V", "°C", 2, 0.1, -40],
  wheelSpeedFrontLeft: [0x0500, "Wheel speed, front left", "km/h", 2, 0.1],
  wheelSpeedFrontRight: [0x0501, "Wheel speed, front right", "km/h", 2, 0.1],
  wheelSpeedRearLeft: [0x0502, "Wheel speed, rear left", "km/h", 2, 0.1],
  wheelSpeedRearRight: [0x0503, "Wheel speed, rear right", "km/h", 2, 0.1],
  wheelSensorCurrent: [0x0504, "Sensor current, front left", "mA", 2, 0.1],
  brakePressure: [0x0505, "Brake pressure", "bar", 2, 0.1],
  squibResistance: [0x0600, "Driver airbag squib resistance", "Ohm", 2, 0.01],
});

export type SignalName = keyof typeof SIGNALS;

/** Raw bytes of a value, limited to what the bytes hold. */
export function rawBytes(signal: Signal, value: number): number[] {
  const most = 256 ** signal.bytes - 1;
  const raw = Math.min(most, Math.max(0, Math.round((value - signal.offset) / signal.scale)));
  return Array.from(
    { length: signal.bytes },
    (_, at) => Math.floor(raw / 256 ** (signal.bytes - 1 - at)) % 256,
  );
}

/** The value of raw bytes, rounded to what the scale distinguishes. */
export function valueOf(signal: Signal, data: Uint8Array): number {
  const raw = data.reduce((sum, byte) => sum * 256 + byte, 0);
  return Number((raw * signal.scale + signal.offset).toFixed(3));
}
