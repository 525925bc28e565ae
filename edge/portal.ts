import { openCardHashes, openSecrets } from "@/platform/card_key.ts";
import type { Config } from "@/platform/config.ts";
import { networkTest } from "@/platform/cidr.ts";
import { peopleSourceOf } from "@/platform/push/people_source.ts";
import { stockSourceOf } from "@/platform/push/stock_source.ts";
import type { StockSource } from "@/kernel/ports/stock_source.ts";
import type { PeopleSource } from "@/kernel/ports/people_source.ts";
import { type Health, healthOf } from "@/platform/health.ts";
import { type Metrics, openMetrics } from "@/platform/telemetry/metrics.ts";
import { clamdScanner } from "@/platform/scan/clamd.ts";
import { type FigureFolder, openFigures } from "@/platform/figures.ts";
import type { Signals } from "@/platform/signals.ts";
import { storedFigures } from "@/platform/stored_figures.ts";
import { ReadBuffer, readingBy } from "@/engines/audit/read_buffer.ts";
import type { CardHashes } from "@/kernel/ports/card_hash.ts";
import type { Secrets } from "@/kernel/ports/secrets.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import type { Scanner } from "@/kernel/ports/scanner.ts";
import { LiveTexts } from "@/kernel/texts/live_texts.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { LiveHub } from "@/engines/live/hub.ts";
import { ReadingNotes } from "@/kernel/access/reading_notes.ts";
import { ModuleSwitches } from "@/services/settings/module_switches.ts";
import { pageOfNeed } from "@/kernel/access/rights.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { type CallRouter, type FoundCall, routeCalls } from "./call_router.ts";
import { type AgentParts, openAgentHub } from "./open_agent_hub.ts";
import type { AgentHub } from "@/services/diagnosis/devices/agent_hub.ts";
import { HitRates } from "./hit_rates.ts";

/** What all requests of one process share. */
export interface Portal {
  config: Config;
  pool: Pool;
  files: FileStore;
  scanner: Scanner | null;
  signals: Signals;
  /** The open browsers that are told live. */
  live: LiveHub;
  /** The agents of workshops' devices that hold a socket here. */
  agents: AgentHub;
  /** What the sockets of agents are served with. */
  agentParts: AgentParts;
  /** Which modules and pages are on. */
  switches: ModuleSwitches;
  /** Texts and languages as they are now. */
  texts: LiveTexts;
  dictionaries: Dictionaries;
  /** Aborted when the process is about to take no more: what takes long keeps what it has and ends. */
  ending: AbortController;
  reads: ReadBuffer;
  /** What readings remember of their readers. */
  notes: ReadingNotes;
  /** The database for searches. */
  searching: Pool;
  metrics: Metrics;
  health: Health;
  people: PeopleSource | null;
  stock: StockSource | null;
  figures: FigureFolder;
  cardHashes: CardHashes;
  secrets: Secrets;
  /** The time that all processes agree on; left out: the machine's. */
  clock?: () => Date;
  answerCall: CallRouter;
  /** Methods of the calls at a path. */
  callMethods: (pathname: string) => string[];
  /** The call that a request asks for. */
  findCall: (req: Request) => FoundCall | null;
  hits: HitRates;
  isTrustedProxy: (address: string) => boolean;
}

/** Writes what readings have gathered; called before the stores close. */
export async function finishReadings({ reads, notes }: Portal): Promise<void> {
  await Promise.all([reads.flush(), notes.flush()]);
}

/**
 * Opens the web side on an open database; closing it is `portal.live.stop()` and `finishReadings(portal)`. Without metrics, health and texts
 * of the process it has its own, and its texts follow no change.
 */
export async function openPortal(
  config: Config,
  pool: Pool,
  files: FileStore,
  signals: Signals,
  process: { metrics?: Metrics; health?: Health; texts?: LiveTexts; searching?: Pool; clock?: () => Date } =
    {},
): Promise<Portal> {
  const { metrics = openMetrics(), health = healthOf(config.role, { sql: pool, files }) } = process;
  const texts = process.texts ?? new LiveTexts(await shippedTexts());
  const live = new LiveHub({ pool, signals, clock: process.clock });
  const streams = metrics.gauge("tis_live_streams", "Open browsers that are told live");
  metrics.onRead(() => streams.set(live.size));
  const agentParts = { pool, signals, dictionaries: texts.dictionaries, clock: process.clock };
  const reads = new ReadBuffer(pool);
  const { find, answer, methods } = routeCalls(CALLS.all, (call, { ctx }) => {
    reads.add(readingBy(ctx, call.operationId, pageOfNeed(call.need)));
  });
  return {
    config,
    pool,
    files,
    scanner: config.clamd && clamdScanner(config.clamd),
    signals,
    live,
    agents: openAgentHub(agentParts),
    agentParts,
    switches: new ModuleSwitches(pool),
    texts,
    dictionaries: texts.dictionaries,
    ending: new AbortController(),
    reads,
    notes: new ReadingNotes(pool),
    searching: process.searching ?? pool,
    clock: process.clock,
    metrics,
    health,
    people: peopleSourceOf(config),
    stock: stockSourceOf(config),
    figures: openFigures([
      `${config.dataDir}/figures`,
      ...(config.demo ? [new URL("../demo/figures/", import.meta.url)] : []),
    ], storedFigures(pool, files)),
    cardHashes: openCardHashes(config),
    secrets: openSecrets(config),
    answerCall: answer,
    callMethods: methods,
    findCall: find,
    hits: new HitRates({
      page: config.pagesPerMinute,
      file: config.filesPerMinute,
      export: config.exportsPerMinute,
    }),
    isTrustedProxy: networkTest(config.trustedProxies),
  };
}
