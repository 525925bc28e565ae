import type { SignalName } from "@/services/diagnosis/ecus/signals.ts";

/** What is wrong with the vehicle itself, or how it stands. */
export const CONDITIONS = [
  "weak-cell",
  "isolation-low",
  "hot-motor",
  "wheel-sensor-open",
  "lean-mixture",
  "overheated",
  "airbag-open",
  "voltage-low",
  "moving",
] as const;

export type Condition = (typeof CONDITIONS)[number];

export type Values = Record<SignalName, number>;

/**
 * What the sensors measure at a moment. All of it comes of the same conditions, so that values, freeze frames and trouble codes tell
 * one story: a weak cell is low in voltage and warm, and the pack is lower by as much.
 *
 * @param seconds since the vehicle was switched on
 */
export function measure(
  conditions: ReadonlySet<Condition>,
  seconds: number,
  mileage: number,
): Values {
  const has = (condition: Condition) => conditions.has(condition);
  const wave = (period: number, height: number) => height * Math.sin(2 * Math.PI * seconds / period);
  const speed = has("moving") ? 32 + wave(20, 4) : 0;
  const current = has("moving") ? 45 + wave(8, 12) : 3.2 + wave(15, 0.6);
  const stateOfCharge = Math.max(5, 74.6 - seconds * current / 36000);
  const healthy = 3.2 + stateOfCharge * 0.008 - current * 0.0006 + wave(30, 0.001);
  const warm = 24.5 + Math.min(8, seconds / 120) + wave(60, 0.2);
  const weak = has("weak-cell") ? 0.31 + current * 0.002 : 0;
  const cell = healthy - 0.006 - weak;
  const voltage = has("voltage-low") ? 10.7 + wave(10, 0.05) : 13.8 + wave(12, 0.08);
  const heat = has("hot-motor") ? 96 : 0;
  const idle = 780 + wave(3, 12) + wave(0.7, 6);
  return {
    boardVoltage: voltage,
    mileage: mileage + seconds * speed / 3600,
    vehicleSpeed: speed,
    ambientTemperature: 21,
    pedalPosition: has("moving") ? 18 + wave(8, 4) : 0,
    engineSpeed: has("moving") ? 1650 + wave(8, 140) : idle,
    coolantTemperature: has("overheated")
      ? 121 + wave(20, 1.5)
      : Math.min(89, 40 + seconds / 2) + wave(40, 0.8),
    airMass: (has("moving") ? 14 : 3.4) * (has("lean-mixture") ? 0.82 : 1) + wave(5, 0.1),
    fuelTrim: has("lean-mixture") ? 27.3 + wave(9, 0.5) : 1.6 + wave(9, 0.7),
    lambda: (has("lean-mixture") ? 1.12 : 1) + wave(1.3, 0.02),
    motorSpeed: speed * 82,
    motorTorque: has("moving") ? 58 + wave(8, 15) : 0,
    motorTemperature: 48 + heat + Math.min(20, seconds / 60) + wave(45, 0.6),
    inverterTemperature: 41 + heat * 0.35 + wave(35, 0.5),
    torqueLimit: has("hot-motor") ? 40 : 100,
    packVoltage: healthy * 95 + cell,
    packCurrent: current,
    stateOfCharge,
    cellVoltageMin: cell,
    cellVoltageMax: healthy + 0.004,
    weakestCell: has("weak-cell") ? 47 : 12,
    cellTemperatureMin: warm - 1.2,
    cellTemperatureMax: warm + 0.9 + (has("weak-cell") ? 11.4 + wave(25, 0.3) : 0),
    isolation: has("isolation-low") ? 86 + wave(10, 4) : 2400 + wave(10, 40),
    batteryCurrent: has("voltage-low") ? -18 + wave(6, 0.5) : 2.4 + wave(6, 0.3),
    batteryTemperature: 23 + wave(50, 0.2),
    wheelSpeedFrontLeft: has("wheel-sensor-open") ? 0 : speed,
    wheelSpeedFrontRight: speed,
    wheelSpeedRearLeft: speed,
    wheelSpeedRearRight: speed,
    wheelSensorCurrent: has("wheel-sensor-open") ? 0 : 7 + (has("moving") ? 3.5 + wave(0.3, 3.5) : 0),
    brakePressure: has("moving") ? 0 : 4 + wave(20, 0.2),
    squibResistance: has("airbag-open") ? 655 : 2.2 + wave(30, 0.02),
  };
}
