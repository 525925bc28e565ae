/** The polynomial of CRC-32 with its lowest power at the highest bit (RFC 1952, section 8). */
const POLYNOMIAL = 0xedb88320;
/** The polynomial 1, written so. */
const ONE = 0x80000000;

/** The product of two polynomials modulo that of CRC-32. */
function product(one: number, other: number): number {
  let left = one, sum = 0;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (other & bit) sum ^= left;
    left = left & 1 ? (left >>> 1) ^ POLYNOMIAL : left >>> 1;
  }
  return sum >>> 0;
}

/** By what the checksum of the bytes before is multiplied when so many bytes follow: x to eight times as much. */
export function shiftOf(bytes: number): number {
  let power = ONE;
  // x to 8, squared again and again.
  let square = ONE >>> 8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = product(power, square);
    square = product(square, square);
  }
  return power;
}

/**
 * The CRC-32 of two stretches of bytes one after the other, from that of each: what is known of the second needs not be read again.
 *
 * @param shift `shiftOf` the length of the second
 */
export function joinCrc32(first: number, second: number, shift: number): number {
  return (product(first, shift) ^ second) >>> 0;
}
