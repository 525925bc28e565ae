import { connect } from "@/platform/database/connect.ts";
import type { KafkaNode } from "../run/kafka.ts";
import type { KillableServer } from "../platform/killable_server.ts";
import type { Seeded } from "./seeded.ts";
import type { Supervised } from "./supervised.ts";

/** What can be killed. */
export type Kind = "web" | "worker" | "database" | "power" | "backend" | "kafka";

/** How often each comes up in a round; the rounds are shuffled. */
const ROUND: Record<Kind, number> = { worker: 6, web: 4, backend: 3, database: 1, power: 1, kafka: 1 };

/** Until a server is started again, milliseconds. */
const AWAY_MS = [100, 600] as const;

/** When the database was away: from its end until it took statements again. */
export class Away {
  #since: number | null = null;
  #last = -Infinity;

  begin(): void {
    this.#since ??= performance.now();
  }

  end(): void {
    this.#since = null;
    this.#last = performance.now();
  }

  wasSince(moment: number): boolean {
    return this.#since !== null || this.#last >= moment;
  }
}

/** Kills by chance: each comes back, the processes by their supervisor, the servers by this. */
export class Victims {
  readonly kills: Record<Kind, number> = {
    ...{ web: 0, worker: 0, database: 0, power: 0, backend: 0, kafka: 0 },
  };
  #kafkaBack: Promise<void> = Promise.resolve();
  #kafkaAway = false;
  #round: Kind[] = [];

  constructor(
    readonly parts: {
      database: KillableServer;
      away: Away;
      webs: readonly Supervised[];
      workers: readonly Supervised[];
      kafka: KafkaNode | null;
    },
    readonly chance: Seeded,
  ) {}

  get count(): number {
    return Object.values(this.kills).reduce((sum, count) => sum + count, 0);
  }

  /** Kills something; the name of what it was, or null when it was not there to be killed. */
  async killOne(): Promise<Kind | null> {
    const kind = this.#draw();
    if (!await this.#kill(kind)) return null;
    this.kills[kind]++;
    return kind;
  }

  /** Resolves when the servers are back. */
  async allBack(): Promise<void> {
    await this.#kafkaBack;
  }

  #draw(): Kind {
    if (this.#round.length === 0) {
      const kinds = (Object.keys(ROUND) as Kind[]).filter((kind) => kind !== "kafka" || this.parts.kafka);
      this.#round = this.chance.shuffled(kinds.flatMap((kind) => Array<Kind>(ROUND[kind]).fill(kind)));
    }
    return this.#round.pop()!;
  }

  async #kill(kind: Kind): Promise<boolean> {
    const { chance, parts } = this;
    switch (kind) {
      case "web":
        return chance.pick(parts.webs).kill();
      case "worker":
        return chance.pick(parts.workers).kill();
      case "database":
        return await this.#endDatabase(() => this.parts.database.kill());
      case "power":
        return await this.#endDatabase(() => this.#cutPower());
      case "backend":
        return await this.#killBackend();
      case "kafka":
        return this.#killKafka();
    }
  }

  async #endDatabase(end: () => Promise<void>): Promise<boolean> {
    const { database, away } = this.parts;
    away.begin();
    await end();
    await pause(this.chance.between(...AWAY_MS));
    await database.revive();
    await this.#answers();
    return true;
  }

  /** What was written and not synced is gone then, tables' pages of the last moments among it. */
  async #cutPower(): Promise<void> {
    await this.parts.database.cutPower(() => pause(this.chance.between(...AWAY_MS)));
  }

  /** A single server process: the server then ends all of them and recovers by itself. */
  async #killBackend(): Promise<boolean> {
    const { database, away } = this.parts;
    const sql = connect(database.url, { pool: 1, name: "tis killer" });
    const victims = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name like 'tis%'
      order by pid`.catch(() => []);
    await sql.end({ timeout: 0 });
    if (victims.length === 0) return false;
    away.begin();
    try {
      Deno.kill(this.chance.pick(victims).pid, "SIGKILL");
    } catch {
      // It has ended by itself.
      away.end();
      return false;
    }
    // The first process has to see it before it ends the others.
    await pause(50);
    await this.#answers();
    return true;
  }

  /** Waits until a new connection is served. */
  async #answers(): Promise<void> {
    for (const late = performance.now() + 30_000;;) {
      const sql = connect(this.parts.database.url, { pool: 1, name: "tis killer" });
      const served = await sql`select 1`.then(() => true, () => false);
      await sql.end({ timeout: 0 });
      if (served) return this.parts.away.end();
      if (performance.now() > late) throw new Error("the killed database does not come back");
      await pause(20);
    }
  }

  #killKafka(): boolean {
    const { kafka } = this.parts;
    if (this.#kafkaAway || kafka === null) return false;
    this.#kafkaAway = true;
    kafka.kill();
    const away = this.chance.between(...AWAY_MS);
    this.#kafkaBack = (async () => {
      await pause(away);
      await kafka.start();
      this.#kafkaAway = false;
    })();
    // Met where it is awaited.
    this.#kafkaBack.catch(() => {});
    return true;
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
