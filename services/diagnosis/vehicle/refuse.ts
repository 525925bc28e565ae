/** An ECU refuses a request by a negative response code. */
export class Refuse extends Error {
  constructor(readonly code: number) {
    super(`negative response ${code}`);
  }
}

/** Throws where there is a code. */
export function refuseIf(code: number | null): void {
  if (code !== null) throw new Refuse(code);
}
