import { setImmediate } from "node:timers";
import type postgres from "postgres";
import type { Client } from "./client.ts";
import { ConnectionLost, isConnectionLoss } from "./connection_lost.ts";
import { guardStatements, type Hold } from "./guarded_statements.ts";

/** How long an error that tells of a loss waits for the loss itself, milliseconds. */
const LOSS_MS = 2000;

type Work<T> = (sql: postgres.TransactionSql) => T | Promise<T>;

/**
 * Runs a transaction. Once its connection is lost no statement is sent for it any more: the work's next one is refused, and the
 * client does not learn how the work ended, since it would send a commit or rollback to a connection that is dead or by then
 * another's. The caller gets `ConnectionLost` at once.
 */
export async function runTransaction<T>(client: Client, options: string, work: Work<T>): Promise<T> {
  const done = client.use();
  const transaction = new Transaction(client);
  try {
    const begun = (inner: postgres.TransactionSql) => transaction.run(inner, work);
    return await client.sql.begin(options, begun as never) as T;
  } catch (error) {
    if (!transaction.begun || error === transaction.failure || !isConnectionLoss(error)) throw error;
    throw transaction.lose(error);
  } finally {
    done();
  }
}

class Transaction implements Hold {
  begun = false;
  /** What the work itself threw and the client was told. */
  failure: unknown = undefined;
  #over = false;
  #succeeded = false;
  #loss: ConnectionLost | null = null;
  readonly #lost = Promise.withResolvers<never>();

  constructor(readonly client: Client) {
    this.#lost.promise.catch(() => {});
  }

  refusal(): Error | null {
    return this.#loss ?? (this.#over ? new Error("the transaction of this statement is over") : null);
  }

  lose(cause: unknown): ConnectionLost {
    this.#loss = new ConnectionLost(this.#succeeded, cause);
    this.#lost.reject(this.#loss);
    return this.#loss;
  }

  run<T>(inner: postgres.TransactionSql, work: Work<T>): Promise<T> {
    this.begun = true;
    return this.#tell(() => work(this.#guard(inner)), (failure, failed) => {
      this.#over = true;
      this.#succeeded = !failed;
      this.failure = failure;
    });
  }

  #guard(inner: postgres.TransactionSql): postgres.TransactionSql {
    const savepoint = async (...args: [string, Work<unknown>] | [Work<unknown>]) => {
      if (this.client.settling) await nextTurn();
      const refusal = this.refusal();
      if (refusal) throw refusal;
      const work = args.at(-1) as Work<unknown>;
      const name = args.length === 2 ? args[0] as string : undefined;
      const inside = (sql: postgres.TransactionSql) => this.#tell(() => work(this.#guard(sql)));
      const saved = name === undefined
        ? inner.savepoint(inside as never)
        : inner.savepoint(name, inside as never);
      return await Promise.race([saved, this.#lost.promise]);
    };
    return Object.assign(guardStatements(inner, this), { savepoint }) as never;
  }

  /** Does the work and passes its outcome on to the client; never, once the connection is lost. */
  #tell<T>(
    work: () => T | Promise<T>,
    onOutcome: (failure: unknown, failed: boolean) => void = () => {},
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const outcome = (async () => {
        const result = await work();
        // As the client does: a work may return its statements in a list.
        return (Array.isArray(result) ? await Promise.all(result) : result) as T;
      })();
      outcome.then(async (result) => {
        if (this.client.settling) await nextTurn();
        if (this.#loss) return;
        onOutcome(undefined, false);
        resolve(result);
      }, async (failure) => {
        await this.#lossAfter(failure);
        if (this.#loss) return;
        onOutcome(failure, true);
        reject(failure);
      });
    });
  }

  /** The loss of a connection is told a turn after what it made fail; after the server's own FATAL it takes longer. */
  async #lossAfter(failure: unknown): Promise<void> {
    await nextTurn();
    if (this.#loss || !isConnectionLoss(failure)) return;
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<void>((done) => (timer = setTimeout(done, LOSS_MS)));
    await Promise.race([this.#lost.promise.catch(() => {}), late]).finally(() => clearTimeout(timer));
  }
}

function nextTurn(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
