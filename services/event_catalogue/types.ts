/** A member of an event's data, as the catalogue shows it. */
export interface MemberEntry {
  name: string;
  /** `lines[].quantity`: where it stands. */
  path: string;
  /** How deep, from 0. */
  depth: number;
  /** `string`, `integer`, `number`, `boolean`, `object`, with `[]` behind it for lists. */
  type: string;
  nullable: boolean;
  /** What it may be, in short: a format, a choice of values, a length. */
  rules: string[];
}

export interface EventEntry {
  type: string;
  topic: string;
  internal: boolean;
  /** Nothing sends it yet: it may change without a new version. */
  announced: boolean;
  members: MemberEntry[];
  /** Data of the example message. */
  sample: Record<string, unknown>;
  key: string;
  /** Members that the key is made of: `{orderNumber}`. */
  keyForm: string;
  sequence: number;
}

export interface TopicEntry {
  topic: string;
  /** `epc` of `tis.epc.v1`. */
  noun: string;
  version: string;
  internal: boolean;
  events: EventEntry[];
}
