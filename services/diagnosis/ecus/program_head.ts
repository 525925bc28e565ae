/** Bytes at the beginning of a program by which an ECU knows that it is its own: mark, code of the ECU, version, each padded by spaces. */
const FIELDS = { mark: 8, code: 8, version: 16 };
const MARK = "TISPROG1";

/** Length of the head of a program. */
export const PROGRAM_HEAD_BYTES = FIELDS.mark + FIELDS.code + FIELDS.version;

export interface ProgramHead {
  code: string;
  version: string;
}

/** The head of a program. The code of its ECU has at most 8 characters, the version 16; both ASCII. */
export function programHead({ code, version }: ProgramHead): Uint8Array {
  return new TextEncoder().encode(MARK + code.padEnd(FIELDS.code) + version.padEnd(FIELDS.version));
}

/** The head of a program; null where it has none. */
export function readProgramHead(bytes: Uint8Array): ProgramHead | null {
  const text = new TextDecoder().decode(bytes.subarray(0, PROGRAM_HEAD_BYTES));
  if (!text.startsWith(MARK) || bytes.length < PROGRAM_HEAD_BYTES) return null;
  const code = text.slice(FIELDS.mark, FIELDS.mark + FIELDS.code).trim();
  return { code, version: text.slice(FIELDS.mark + FIELDS.code).trim() };
}
