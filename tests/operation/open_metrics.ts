/** A sample as it was written. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** A family of metrics with its samples, of the OpenMetrics text format. */
export interface Family {
  name: string;
  type: string;
  help: string;
  samples: Sample[];
}

/** Endings of the names of samples, by type (OpenMetrics 1.0, section "Suffixes"). */
const SUFFIXES: Record<string, string[]> = {
  counter: ["_total", "_created"],
  gauge: [""],
  unknown: [""],
  info: ["_info"],
  summary: ["", "_count", "_sum", "_created"],
  histogram: ["_bucket", "_count", "_sum", "_created"],
};

const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)( [0-9.]+)?( # .*)?$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/y;

/** Reads the OpenMetrics text format (OpenMetrics 1.0) and throws at the first line that is not of it. */
export function readOpenMetrics(text: string): Map<string, Family> {
  const lines = text.replace(/\n$/, "").split("\n");
  if (lines.pop() !== "# EOF") throw new Error("the last line is not # EOF");
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let current: Family = { name: "", type: "unknown", help: "", samples: [] };
  for (const line of lines) {
    const fault = (why: string) => new Error(`${why}: ${line}`);
    const note = /^# (TYPE|HELP|UNIT) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.*)$/.exec(line);
    if (note) {
      const [, kind, name, said] = note;
      if (current.name !== name) {
        if (families.has(name!)) throw fault("a family comes twice");
        current = { name: name!, type: "unknown", help: "", samples: [] };
        families.set(name!, current);
      }
      if (current.samples.length > 0) throw fault("a note behind samples");
      if (kind === "TYPE") current.type = said!;
      if (kind === "HELP") current.help = said!;
      if (!(current.type in SUFFIXES)) throw fault("no such type");
      continue;
    }
    const sample = SAMPLE.exec(line);
    if (!sample) throw fault("no sample");
    const [, name, labelText = "", valueText] = sample;
    const labels = readLabels(labelText, fault);
    const of = current.name;
    if (!of || !SUFFIXES[current.type]!.some((suffix) => name === of + suffix)) {
      throw fault(`no sample of ${of}, a ${current.type}`);
    }
    const key = `${name} ${JSON.stringify(Object.entries(labels).sort())}`;
    if (seen.has(key)) throw fault("a sample comes twice");
    seen.add(key);
    current.samples.push({ name: name!, labels, value: readNumber(valueText!, fault) });
  }
  for (const family of families.values()) if (family.type === "histogram") requireBuckets(family);
  return families;
}

/** Infinity and NaN are written in any case: a gauge is NaN until it was measured (OpenMetrics 1.0, ABNF of `number`). */
function readNumber(text: string, fault: (why: string) => Error): number {
  const infinite = /^([+-]?)inf(inity)?$/i.exec(text);
  if (infinite) return infinite[1] === "-" ? -Infinity : Infinity;
  const value = Number(text);
  if (Number.isNaN(value) && !/^nan$/i.test(text)) throw fault("no number");
  return value;
}

function readLabels(text: string, fault: (why: string) => Error): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const found = LABEL.exec(text);
    if (!found) throw fault("no labels");
    if (found[1]! in labels) throw fault("a label comes twice");
    labels[found[1]!] = found[2]!;
  }
  return labels;
}

/** Buckets grow, and the last is all that was counted. */
function requireBuckets({ name, samples }: Family): void {
  const groups = Map.groupBy(
    samples.filter((sample) => sample.name === `${name}_bucket`),
    ({ labels: { le: _, ...rest } }) => JSON.stringify(rest),
  );
  for (const [labels, buckets] of groups) {
    const counts = buckets.map(({ value }) => value);
    const grows = counts.every((count, at) => at === 0 || count >= counts[at - 1]!);
    const total = samples.find((sample) =>
      sample.name === `${name}_count` && JSON.stringify(sample.labels) === labels
    );
    if (!grows || buckets.at(-1)!.labels.le !== "+Inf" || counts.at(-1) !== total?.value) {
      throw new Error(`the buckets of ${name} ${labels} do not fit its count`);
    }
  }
}
