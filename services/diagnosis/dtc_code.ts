/**
 * A diagnostic trouble code as ISO 15031-6 / SAE J2012-DA writes it: system letter, four digits of which the last three are
 * hexadecimal, and optionally the failure type byte (`P0A80`, `U0100-87`).
 */
export const DTC_CODE = /^[PCBU][0-3][0-9A-F]{3}(-[0-9A-F]{2})?$/;
