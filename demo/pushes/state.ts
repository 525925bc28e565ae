import { join } from "node:path";
import { type Fault, MANNER, type Manner } from "@/platform/push/simulated_faults.ts";
import type { DmsPerson } from "./people.ts";

/** A request that had its effect, under its key. */
export interface Kept {
  key: string;
  /** SHA-256 of the body: the same key with another body is refused. */
  digest: string;
  status: number;
  /** What was answered, and is answered again to the same request. */
  answer: unknown;
  orderNumber: string | null;
  storeCode: string | null;
  receivedAt: string;
  body: unknown;
  /** How often the same request came again. */
  repeats: number;
  /** What is still to be told, or was, by a call of its own; null when the answer said it all. */
  decision: unknown;
  /** When the portal has taken the decision by a call of its own; null while that is not so or not needed. */
  calledBackAt: string | null;
  /** Names of the news that the portal has taken since its decision. */
  told: string[];
}

/** What the simulated dealer management system knows, kept as lines of JSON that are only ever added to. */
export interface DmsState {
  readonly kept: ReadonlyMap<string, Kept>;
  readonly fault: Fault | null;
  readonly manner: Manner;
  /** Changes of people since the beginning, by id. */
  readonly people: ReadonlyMap<string, DmsPerson>;
  /** Requests to the interface, those that a fault met included. */
  readonly requests: number;
  /** Begin of its records, ISO 8601. */
  readonly since: string;
  /** All of these are on disk when they return. */
  keep(entry: Kept): void;
  repeated(key: string): void;
  calledBack(key: string, at: string): void;
  /** The portal has taken a piece of news. */
  told(key: string, newsId: string): void;
  setFault(fault: Fault | null): void;
  /** Takes one request off a fault that meets a number of them. */
  usedFault(): void;
  setManner(manner: Manner): void;
  changePerson(person: DmsPerson): void;
  requested(): void;
  close(): void;
}

type Line =
  | { t: "since"; at: string }
  | { t: "keep"; entry: Kept }
  | { t: "repeat"; key: string }
  | { t: "called-back"; key: string; at: string }
  | { t: "told"; key: string; newsId: string }
  | { t: "fault"; fault: Fault | null }
  | { t: "manner"; manner: Manner }
  | { t: "person"; person: DmsPerson };

/** Opens the records in a folder, made when it is not there. A last line that was cut off by a crash is dropped. */
export function openState(folder: string, now: () => Date): DmsState {
  Deno.mkdirSync(folder, { recursive: true });
  const path = join(folder, "records.jsonl");
  const kept = new Map<string, Kept>();
  const people = new Map<string, DmsPerson>();
  let fault: Fault | null = null;
  let manner: Manner = MANNER;
  let since = "";
  let requests = 0;

  const apply = (line: Line) => {
    switch (line.t) {
      case "since":
        return void (since = line.at);
      case "keep":
        // Records of before there was news have no list of it.
        return void kept.set(line.entry.key, { ...line.entry, told: line.entry.told ?? [] });
      case "repeat":
        return void (kept.get(line.key)!.repeats++);
      case "called-back":
        return void (kept.get(line.key)!.calledBackAt = line.at);
      case "told":
        return void kept.get(line.key)!.told.push(line.newsId);
      case "fault":
        return void (fault = line.fault);
      case "manner":
        return void (manner = line.manner);
      case "person":
        return void people.set(line.person.id, line.person);
    }
  };

  const before = readText(path);
  const whole = before.slice(0, before.lastIndexOf("\n") + 1);
  for (const line of whole.split("\n")) if (line !== "") apply(JSON.parse(line));
  if (whole !== before) Deno.writeTextFileSync(path, whole);
  const file = Deno.openSync(path, { create: true, append: true });
  const encoder = new TextEncoder();
  const write = (line: Line) => {
    file.writeSync(encoder.encode(`${JSON.stringify(line)}\n`));
    apply(line);
  };
  if (since === "") write({ t: "since", at: now().toISOString() });

  return {
    kept,
    people,
    get fault() {
      return fault;
    },
    get manner() {
      return manner;
    },
    get requests() {
      return requests;
    },
    get since() {
      return since;
    },
    keep: (entry) => write({ t: "keep", entry }),
    repeated: (key) => write({ t: "repeat", key }),
    told: (key, newsId) => write({ t: "told", key, newsId }),
    calledBack: (key, at) => write({ t: "called-back", key, at }),
    setFault: (next) => write({ t: "fault", fault: next }),
    usedFault() {
      if (fault?.left === undefined || fault.left === null) return;
      write({ t: "fault", fault: fault.left <= 1 ? null : { ...fault, left: fault.left - 1 } });
    },
    setManner: (next) => write({ t: "manner", manner: next }),
    changePerson: (person) => write({ t: "person", person }),
    requested: () => void requests++,
    close: () => file.close(),
  };
}

function readText(path: string): string {
  try {
    return Deno.readTextFileSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw error;
  }
}
