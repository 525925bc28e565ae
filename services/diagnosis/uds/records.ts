import { ByteReader } from "./byte_reader.ts";
import { UdsBytesRefused } from "./refused.ts";

/** A value under its identifier. */
export interface IdentifiedData {
  identifier: number;
  data: Uint8Array;
}

/** Bytes of the data of an identifier; undefined: the description of the ECU does not have it. */
export type LengthOf = (identifier: number) => number | undefined;

/** Takes the answer of readDataByIdentifier apart (ISO 14229-1, clause 10.2). @throws UdsBytesRefused */
export function identifiedData(data: Uint8Array, lengthOf: LengthOf): IdentifiedData[] {
  const reader = new ByteReader(data);
  const found: IdentifiedData[] = [];
  while (reader.left > 0) found.push(next(reader, lengthOf));
  return found;
}

/** Takes freeze frames apart: number of the record, count of identifiers, each with its data (clause 11.3, table 330). @throws UdsBytesRefused */
export function freezeFrames(
  records: Uint8Array,
  lengthOf: LengthOf,
): { record: number; values: IdentifiedData[] }[] {
  const reader = new ByteReader(records);
  const frames = [];
  while (reader.left > 0) {
    const record = reader.number(1);
    const count = reader.number(1);
    const values = Array.from({ length: count }, () => next(reader, lengthOf));
    frames.push({ record, values });
  }
  return frames;
}

/** Takes extended data apart: number of the record and its data. @throws UdsBytesRefused */
export function extendedRecords(
  records: Uint8Array,
  lengthOf: LengthOf,
): { record: number; data: Uint8Array }[] {
  const reader = new ByteReader(records);
  const found = [];
  while (reader.left > 0) {
    const record = reader.number(1);
    found.push({ record, data: reader.take(known(record, lengthOf)) });
  }
  return found;
}

function next(reader: ByteReader, lengthOf: LengthOf): IdentifiedData {
  const identifier = reader.number(2);
  return { identifier, data: reader.take(known(identifier, lengthOf)) };
}

function known(identifier: number, lengthOf: LengthOf): number {
  const length = lengthOf(identifier);
  if (length === undefined) {
    throw new UdsBytesRefused("value", `length of 0x${identifier.toString(16)} is not known`);
  }
  return length;
}
