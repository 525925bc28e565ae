/** What a series takes, in litres. */
interface Fill {
  coolant: number;
  brakeFluid: number;
  washerFluid: number;
  gearOil: number;
}

/** By series; both the auxiliary materials and the technical data say them, on one page of a vehicle. */
export const FILLS = {
  VTE: { coolant: 7.4, brakeFluid: 0.9, washerFluid: 3.5, gearOil: 1.1 },
  VON: { coolant: 8.2, brakeFluid: 0.9, washerFluid: 4.2, gearOil: 1.1 },
  VM5: { coolant: 9.6, brakeFluid: 0.8, washerFluid: 4, gearOil: 2.6 },
  HPE: { coolant: 9.1, brakeFluid: 1.1, washerFluid: 5, gearOil: 1.4 },
  HPO: { coolant: 11.5, brakeFluid: 1.1, washerFluid: 5, gearOil: 2.4 },
  HAT: { coolant: 16, brakeFluid: 1.4, washerFluid: 6, gearOil: 3.8 },
  KRG: { coolant: 10.8, brakeFluid: 1, washerFluid: 5.5, gearOil: 3.2 },
  KTL: { coolant: 10.2, brakeFluid: 1, washerFluid: 5.5, gearOil: 3.6 },
  NAU: { coolant: 8.8, brakeFluid: 1, washerFluid: 4.5, gearOil: 1.2 },
  NSO: { coolant: 10.4, brakeFluid: 1, washerFluid: 4.5, gearOil: 2.8 },
  OPI: { coolant: 5.6, brakeFluid: 0.7, washerFluid: 2.5, gearOil: 0.9 },
  OLU: { coolant: 5.2, brakeFluid: 0.7, washerFluid: 2.5, gearOil: 1.9 },
} satisfies Readonly<Record<string, Fill>>;
