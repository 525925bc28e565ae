/** Where a stepper stands: in a figure at a callout, or where no figure shows the part (`figureCode` null). */
export interface StepperPlace {
  partNumber: string;
  vin: string | null;
  figureCode: string | null;
  callout: string | null;
}

/** What a stepper shows, and which line of the cart it changes. */
export interface StepperLine {
  figureCode: string | null;
  callout: string | null;
  pieces: number;
  /** Pieces of the same part for the same vehicle on other lines. */
  elsewhere: number;
}

/**
 * The line of the cart that a stepper speaks of. In a figure it is the line of that callout. Elsewhere it is the line without a figure, or
 * else the only one of that part and vehicle, so that what was put in at a figure is changed and not doubled.
 */
export function stepperLine(
  place: StepperPlace,
  lines: readonly (StepperPlace & { quantity: number })[],
): StepperLine {
  const same = lines.filter((line) => line.partNumber === place.partNumber && line.vin === place.vin);
  const exact = same.find((line) => line.figureCode === place.figureCode && line.callout === place.callout);
  const own = exact ?? (place.figureCode === null && same.length === 1 ? same[0] : undefined);
  const pieces = own?.quantity ?? 0;
  return {
    figureCode: own ? own.figureCode : place.figureCode,
    callout: own ? own.callout : place.callout,
    pieces,
    elsewhere: same.reduce((sum, line) => sum + line.quantity, 0) - pieces,
  };
}
