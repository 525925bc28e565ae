/** A VIN as it is stored: 17 characters of ISO 3779, upper case, which has no I, O and Q. */
export const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
