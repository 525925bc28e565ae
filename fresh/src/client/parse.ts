import { computed, signal } from "@preact/signals";

const CONSTANTS = [undefined, NaN, Infinity, -Infinity, -0];

/**
 * Reads the table that `render/stringify.ts` writes.
 * @param slot makes the value for a slot of this number
 */
export function parse(text: string, slot: (id: number) => unknown): unknown {
  const table: unknown[] = JSON.parse(text);
  const values: unknown[] = [];

  const read = (index: number): unknown => {
    if (index < 0) return CONSTANTS[-1 - index];
    if (!(index in values)) revive(index, table[index]);
    return values[index];
  };

  /** Stores a value before its parts are read, since they may refer back to it. */
  const revive = (index: number, entry: unknown): void => {
    if (typeof entry !== "object" || entry === null) {
      values[index] = entry;
    } else if (!Array.isArray(entry)) {
      const object = values[index] = {};
      for (const key in entry) {
        // Defined, not assigned: a key named __proto__ is data here.
        Object.defineProperty(object, key, {
          value: read((entry as Record<string, number>)[key]!),
          writable: true,
          enumerable: true,
          configurable: true,
        });
      }
    } else if (typeof entry[0] !== "string") {
      const list: unknown[] = values[index] = [];
      for (const item of entry) list.push(read(item));
    } else {
      reviveKind(index, entry[0], entry.slice(1) as never[]);
    }
  };

  const reviveKind = (index: number, kind: string, rest: never[]): void => {
    const [first, second] = rest as [never, never];
    switch (kind) {
      case "slot":
        values[index] = slot(first);
        break;
      case "signal": {
        const made = values[index] = signal<unknown>();
        made.value = read(first);
        break;
      }
      case "computed": {
        const frozen: { value?: unknown } = {};
        values[index] = computed(() => frozen.value);
        frozen.value = read(first);
        break;
      }
      case "set": {
        const set = values[index] = new Set();
        for (const item of rest) set.add(read(item));
        break;
      }
      case "map": {
        const map = values[index] = new Map();
        for (let i = 0; i < rest.length; i += 2) map.set(read(rest[i]!), read(rest[i + 1]!));
        break;
      }
      case "n":
        values[index] = BigInt(first);
        break;
      case "date":
        values[index] = new Date(first ?? NaN);
        break;
      case "url":
        values[index] = new URL(first);
        break;
      case "regexp":
        values[index] = new RegExp(first, second);
        break;
      case "bytes":
        values[index] = Uint8Array.from(atob(first), (char) => char.charCodeAt(0));
        break;
      default:
        throw new Error(`Unknown kind of island data: ${kind}`);
    }
  };

  return read(0);
}
