/** Of whom a second factor is demanded: of administrators, of everybody, or of nobody, who may all the same have one. */
export const FACTOR_DEMANDS = ["administrators", "everybody", "nobody"] as const;
export type FactorDemand = typeof FACTOR_DEMANDS[number];

/** How a session was opened; each has a text `person.opened_<one>`. A passkey proves by itself what it is held by, and by whom. */
export const OPENED_BY = ["password", "password-totp", "passkey", "recovery-code"] as const;
export type OpenedBy = typeof OPENED_BY[number];
