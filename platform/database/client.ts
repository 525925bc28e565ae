import { setImmediate } from "node:timers";
import type postgres from "postgres";
import type { StatementWatch } from "./time_statement.ts";

/** A client that has not connected yet is not replaced before this age, milliseconds. */
const YOUNG_MS = 1000;

/** Options of the client that its types leave out or that are ours to set. */
export type ClientOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** Opens a client; what it is given is told of every connection that closes and of every one that opens. */
export type OpenClient = (hooks: Pick<ClientOptions, "onclose" | "onparameter" | "max">) => postgres.Sql;

/**
 * One client with its connections, until one of them is lost. It is then used no more: a connection that was closed in the middle of a
 * write takes no statement ever again (postgres.js 3.4.9: `nextWriteTimer` stays set), and which ones were cannot be seen from
 * outside.
 */
export class Client {
  readonly sql: postgres.Sql;
  readonly bornAt = performance.now();
  /** Transactions in use. */
  #running = 0;
  #idle: PromiseWithResolvers<void> | null = null;
  #ended: Promise<void> | null = null;
  #connected = false;
  #settling = false;
  #lost = false;
  #refusesWrites = false;

  /** @param onLoss called once, at the first connection that closes without our doing */
  constructor(
    open: OpenClient,
    private readonly onLoss: (client: Client) => void,
    readonly onStatement?: StatementWatch,
  ) {
    this.sql = open({
      onparameter: (name: string, value: string) => {
        this.#connected = true;
        if (name === "default_transaction_read_only") this.#refusesWrites = value === "on";
      },
      onclose: () => this.#onClose(),
    });
  }

  /** Whether an established connection was lost. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Whether its server has said that it is set to read only from now on. */
  get refusesWrites(): boolean {
    return this.#refusesWrites;
  }

  /** Whether a connection closed in this very turn: whose it was is known in the next. */
  get settling(): boolean {
    return this.#settling;
  }

  /** Counts a use that must end before the client does; call what it returns once. */
  use(): () => void {
    this.#running++;
    return () => {
      if (--this.#running === 0) this.#idle?.resolve();
    };
  }

  /** Ends it when what was begun on it is done. */
  async retire(): Promise<void> {
    // Statements wait in line for a connection: when this one is through, those before it have begun, and end() waits for them.
    await this.sql`select 1`.catch(() => {});
    if (this.#running > 0) await (this.#idle = Promise.withResolvers<void>()).promise;
    await this.end();
  }

  /** Ends it, whatever still runs after `timeout` seconds. */
  end(options?: { timeout?: number }): Promise<void> {
    return this.#ended ??= this.sql.end(options);
  }

  #onClose(): void {
    this.#settling = true;
    setImmediate(() => (this.#settling = false));
    // One that never came to be takes no harm as a rule, and while the server is away there are many.
    const isYoung = !this.#connected && performance.now() - this.bornAt < YOUNG_MS;
    if (isYoung || this.#ended || this.#lost) return;
    this.#lost = true;
    this.onLoss(this);
  }
}
