const SIGNAL_BRAND = Symbol.for("preact-signals");

/** Values that JSON does not know and that need no entry in the table. Read back by `client/parse.ts`. */
const CONSTANTS: [unknown, number][] = [[undefined, -1], [NaN, -2], [Infinity, -3], [-Infinity, -4], [
  -0,
  -5,
]];

interface SignalLike {
  brand: symbol;
  peek(): unknown;
  value: unknown;
}

/**
 * Writes a value as a table in which each distinct value stands once and others refer to it by index, so that shared
 * and circular references and the identity of signals survive. Objects are `{key: index}`, arrays `[index, ...]`,
 * everything else that JSON does not know `["kind", ...]`.
 * @param slotOf the number of a slot, for the values that stand for one
 * @throws TypeError naming the path of a value that cannot be sent, such as a function
 */
export function stringify(value: unknown, slotOf: (value: unknown) => number | undefined): string {
  const table: string[] = [];
  const seen = new Map<unknown, number>();

  const add = (value: unknown, path: string): number => {
    for (const [constant, code] of CONSTANTS) if (Object.is(constant, value)) return code;
    const known = seen.get(value);
    if (known !== undefined) return known;
    const index = table.push("") - 1;
    seen.set(value, index);
    table[index] = write(value, path);
    return index;
  };

  const list = (kind: string, values: Iterable<unknown>, path: string): string =>
    `["${kind}"${Array.from(values, (item, i) => `,${add(item, `${path}[${i}]`)}`).join("")}]`;

  const write = (value: unknown, path: string): string => {
    if (typeof value === "bigint") return `["n","${value}"]`;
    if (typeof value === "function" || typeof value === "symbol") {
      throw new TypeError(`An island cannot be given a ${typeof value}: ${path}`);
    }
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const slot = slotOf(value);
    if (slot !== undefined) return `["slot",${slot}]`;
    if (Array.isArray(value)) return `[${value.map((item, i) => add(item, `${path}[${i}]`)).join()}]`;
    if ((value as SignalLike).brand === SIGNAL_BRAND) {
      const kind = isComputed(value as SignalLike) ? "computed" : "signal";
      return `["${kind}",${add((value as SignalLike).peek(), `${path}.value`)}]`;
    }
    if (value instanceof Date) return `["date",${JSON.stringify(value)}]`;
    if (value instanceof URL) return `["url",${JSON.stringify(value.href)}]`;
    if (value instanceof RegExp) return `["regexp",${JSON.stringify(value.source)},"${value.flags}"]`;
    if (value instanceof Set) return list("set", value, path);
    if (value instanceof Map) return list("map", [...value].flat(1), path);
    if (value instanceof Uint8Array) return `["bytes","${value.toBase64()}"]`;
    // Nodes are known by a constructor that is there and undefined.
    if (Object.hasOwn(value, "constructor") && value.constructor === undefined) {
      throw new TypeError(`JSX for an island must be a prop of its own, not inside another: ${path}`);
    }
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== null && prototype !== Object.prototype) {
      throw new TypeError(`An island cannot be given an instance of ${value.constructor?.name}: ${path}`);
    }
    const fields = Object.entries(value).map(([key, item]) =>
      `${JSON.stringify(key)}:${add(item, `${path}.${key}`)}`
    );
    return `{${fields.join()}}`;
  };

  const root = add(value, "props");
  return root < 0 ? String(root) : `[${table.join()}]`;
}

/** A computed has no setter of its own, its `value` is read-only. */
function isComputed(signal: SignalLike): boolean {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(signal), "value");
  return own !== undefined && own.set === undefined;
}
