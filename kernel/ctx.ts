import type { Pool, Sql } from "./sql.ts";
import type { Edition } from "./access/editions.ts";
import { type Actor, SYSTEM } from "./access/actor.ts";
import type { ReadingNotes } from "./access/reading_notes.ts";
import type { Cause } from "./cause.ts";
import { type CardHashes, NO_CARD_HASHES } from "./ports/card_hash.ts";
import type { FileQuota } from "./ports/file_quota.ts";
import type { FileStore } from "./ports/file_store.ts";
import { RETENTION, type Retention } from "./retention.ts";
import type { Scanner } from "./ports/scanner.ts";
import { NO_SECRETS, type Secrets } from "./ports/secrets.ts";
import { chainOf, type Lang } from "./texts/languages.ts";
import type { PeopleSource } from "./ports/people_source.ts";
import type { StockSource } from "./ports/stock_source.ts";
import { type Dictionaries, type Translate, translator } from "./texts/texts.ts";

export type { Pool, Sql };

/** What a request or a consumer brings along: everything a service may need that is not its plain arguments. */
export interface Ctx extends Readonly<Cause> {
  readonly sql: Sql;
  /** In whose name everything is done. */
  readonly actor: Actor;
  readonly edition: Edition;
  readonly lang: Lang;
  /** Languages to try in turn when content is not there in the reader's own. */
  readonly chain: readonly Lang[];
  readonly t: Translate;
  readonly clock: () => Date;
  /** UUID version 7 (RFC 9562): ids in order of time. */
  readonly newId: () => string;
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>;
  /** The visitor's address after trusted proxies, or null outside a request. */
  readonly address: string | null;
  /** Where the bytes of files lie. Never touched inside a transaction. */
  readonly files: FileStore;
  /** What brought files may take up; null: as much as there is room. */
  readonly fileQuota: FileQuota | null;
  /** How long what has ended is kept. */
  readonly retention: Retention;
  /** Where people come from beside those made here, or null. Never asked inside a transaction. */
  readonly people: PeopleSource | null;
  /** Who knows what is in stock, or null. Never asked inside a transaction. */
  readonly stock: StockSource | null;
  /** Scans files for viruses; null: they are not scanned. Never asked inside a transaction. */
  readonly scanner: Scanner | null;
  /** The keyed hash of password cards. */
  readonly cardHashes: CardHashes;
  /** Seals what must be read again and yet not stand open in the database, such as the keys of authenticator apps. */
  readonly secrets: Secrets;
  /** Where readings note what they remember of their reader; null: it is written at once. */
  readonly notes: ReadingNotes | null;
  /** The database by connections that plan each statement for its values, with memory for large results: for searches. Never in a transaction. */
  readonly searching: Sql;
  /** Opens a transaction, or joins the one this context is in. */
  tx<T>(work: (ctx: TxCtx) => Promise<T>): Promise<T>;
  /** The same work in the name of somebody else, outside any transaction: what a worker does for whoever asked for it. */
  as(who: { actor: Actor; edition: Edition; lang: Lang }): Ctx;
  /** The same under another cause, outside any transaction: what a worker does of what was left for it. */
  under(cause: Cause): Ctx;
}

/** A context inside a transaction: the only one that can publish, record and leave work for after the commit. */
export interface TxCtx extends Ctx {
  readonly inTransaction: true;
  /** Runs after the commit, never when the transaction fails. What fails here is logged and does not fail the caller. */
  afterCommit(work: () => Promise<void> | void): void;
  /**
   * Wakes whoever listens to the channel in any process, after the commit and gathered with others of the same kind. It may be
   * lost with its process, so listeners also look by themselves from time to time.
   */
  signal(channel: string, payload?: string): void;
}

/** Tells a channel of every process that something is new; see platform/signals. */
export type Signal = (channel: string, payload: string) => void;

/** What a context is made of; a test gives just these. */
export interface CtxParts {
  pool: Pool;
  dictionaries: Dictionaries;
  /** Left out: the portal itself. */
  actor?: Actor;
  edition?: Edition;
  lang?: Lang;
  clock?: () => Date;
  newId?: () => string;
  randomBytes?: (length: number) => Uint8Array<ArrayBuffer>;
  requestId?: string;
  causationId?: string | null;
  traceparent?: string | null;
  address?: string | null;
  files?: FileStore;
  scanner?: Scanner | null;
  fileQuota?: FileQuota | null;
  retention?: Retention;
  people?: PeopleSource | null;
  stock?: StockSource | null;
  /** Left out: password cards can be neither made nor verified. */
  cardHashes?: CardHashes;
  /** Left out: no secret can be sealed or opened. */
  secrets?: Secrets;
  notes?: ReadingNotes | null;
  /** Left out: the pool serves searches too. */
  searching?: Pool;
  /** Left out: nobody is woken, listeners find out by looking. */
  signal?: Signal;
}

/** Stands where a context was made without a file store: any use of it is a programming fault. */
const NO_FILES = new Proxy({} as FileStore, {
  get() {
    throw new Error("this context was made without a file store");
  },
});

/** Makes a context outside any transaction. */
export function makeCtx(parts: CtxParts, newUuid: () => string): Ctx {
  const lang = parts.lang ?? "zh_CN";
  const newId = parts.newId ?? newUuid;
  const base: Omit<Ctx, "sql" | "tx"> = {
    actor: parts.actor ?? SYSTEM,
    edition: parts.edition ?? "domestic" as Edition,
    lang,
    chain: chainOf(lang),
    t: translator(parts.dictionaries, lang),
    clock: parts.clock ?? (() => new Date()),
    newId,
    randomBytes: parts.randomBytes ?? ((length: number) => crypto.getRandomValues(new Uint8Array(length))),
    requestId: parts.requestId ?? newId(),
    causationId: parts.causationId ?? null,
    traceparent: parts.traceparent ?? null,
    address: parts.address ?? null,
    files: parts.files ?? NO_FILES,
    scanner: parts.scanner ?? null,
    fileQuota: parts.fileQuota ?? null,
    retention: parts.retention ?? RETENTION,
    people: parts.people ?? null,
    stock: parts.stock ?? null,
    cardHashes: parts.cardHashes ?? NO_CARD_HASHES,
    secrets: parts.secrets ?? NO_SECRETS,
    notes: parts.notes ?? null,
    searching: parts.searching ?? parts.pool,
    as: (who: { actor: Actor; edition: Edition; lang: Lang }): Ctx =>
      makeCtx({ ...parts, ...who, requestId: base.requestId }, newUuid),
    under: ({ requestId, causationId, traceparent }: Cause): Ctx =>
      makeCtx({ ...parts, requestId, causationId, traceparent }, newUuid),
  };
  return {
    ...base,
    sql: parts.pool,
    async tx(work) {
      const afterwards: (() => Promise<void> | void)[] = [];
      const result = await parts.pool.begin(async (sql) => {
        const inside: TxCtx = {
          ...base,
          sql,
          inTransaction: true,
          tx: (nested) => nested(inside),
          afterCommit: (task) => void afterwards.push(task),
          signal: (channel, payload = "") => void afterwards.push(() => parts.signal?.(channel, payload)),
        };
        return { value: await work(inside) };
      }) as { value: Awaited<ReturnType<typeof work>> };
      for (const task of afterwards) {
        Promise.resolve().then(task).catch((error) => console.error("after commit:", error));
      }
      return result.value;
    },
  };
}
