import type { Values } from "./measure.ts";

/** Which measured values are a fault, by trouble code. Codes without a line here never occur by themselves. */
export const MONITORS: Readonly<Record<string, (values: Values) => boolean>> = {
  "P0562-00": ({ boardVoltage }) => boardVoltage < 11.5,
  "P0171-00": ({ fuelTrim }) => fuelTrim > 22,
  "P0217-00": ({ coolantTemperature }) => coolantTemperature > 115,
  "P0A2F-00": ({ motorTemperature }) => motorTemperature > 130,
  "P0A7F-00": ({ cellVoltageMin, cellVoltageMax }) => cellVoltageMax - cellVoltageMin > 0.15,
  "P0AA6-00": ({ isolation }) => isolation < 200,
  "C0031-13": ({ wheelSensorCurrent }) => wheelSensorCurrent < 3,
  "U0121-87": () => false,
  "U0100-87": () => false,
  "B0001-13": ({ squibResistance }) => squibResistance > 10,
};
