import { join } from "node:path";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { readEcuUpdates } from "@/services/diagnosis/updates/read_updates.ts";
import { holdBack } from "../hold_back.ts";
import { killableServer } from "../platform/killable_server.ts";
import { freePort } from "../run/free_port.ts";
import { openDoor } from "./door.ts";
import { StartedProgram } from "./started_program.ts";
import { Supervised } from "./supervised.ts";
import { Away } from "./victims.ts";
import { openVisits, type Visit } from "./workshop_world.ts";
import { openKillWorld } from "./world.ts";

const BMS = "1040";
const READY_MS = 120_000;
const LONGEST_MS = 180_000;

/** Each step: the command it leaves, the call that asks for it, the page that shows it, and what its vehicle is slow at meanwhile. */
const STEPS = {
  plot: {
    kind: "watch-data",
    call: "runs",
    view: `&ecu=${BMS}&view=data`,
    body: { address: BMS, identifiers: ["0400"], everyMs: 250, seconds: 60 },
    slow: { service: 0x22, milliseconds: 200 },
  },
  clear: {
    kind: "clear-dtcs",
    call: "clearings",
    view: `&ecu=${BMS}`,
    body: { address: BMS },
    slow: { service: 0x19, milliseconds: 400 },
  },
  routine: {
    kind: "run-routine",
    call: "routines",
    view: `&ecu=${BMS}&view=tests`,
    body: { address: BMS, identifier: "0305", confirmed: true },
    slow: { service: 0x31, milliseconds: 400 },
  },
  update: {
    kind: "update-program",
    call: "updates",
    view: `&ecu=${BMS}&view=update`,
    body: { address: BMS, confirmed: true },
    slow: { service: 0x36, milliseconds: 400 },
  },
  // The shortest comes last, so that all are under way together.
  scan: { kind: "scan", call: "scans", view: "", body: {}, slow: { service: 0x22, milliseconds: 800 } },
} as const;
type Step = keyof typeof STEPS;

/** What is killed, and what each step comes to. */
export const KILLS = {
  "web of the agents": {},
  "web of the browser": {},
  database: {},
  agent: {
    scan: "agent-failed",
    plot: "agent-failed",
    clear: "agent-failed",
    routine: "agent-failed",
    update: "agent-failed",
  },
  vehicle: {
    scan: "connection-lost",
    plot: "connection-lost",
    clear: "connection-lost",
    routine: "connection-lost",
  },
} as const satisfies Record<string, Partial<Record<Step, string>>>;
type Kill = keyof typeof KILLS;

/** A step with its vehicle, device and diagnosis. */
interface Row extends Visit {
  step: Step;
  control: number;
  vehicle: StartedProgram;
  agent: StartedProgram;
  id: number;
}

/**
 * Two web processes, and for each step a vehicle with its agent, all processes of their own and asked at the web that does not have the agents.
 * Everything is killed in the middle of the steps, one kind after the other.
 *
 * @param check is called with what a kill came to, and what is wrong afterwards
 */
export async function diagnosisRun(
  check: (kill: Kill, came: { outcomes: Record<string, string>; wrong: string[] }) => void | Promise<void>,
): Promise<void> {
  using _held = holdBack("warn");
  const folder = await Deno.makeTempDir({ prefix: "tis-kill-vds-" });
  const away = new Away();
  await using database = await killableServer({ fsync: true });
  const world = await openKillWorld(database.url);
  const env = {
    ...{ DATABASE_URL: world.url, DB_POOL: "8", DATA_DIR: join(folder, "data"), ROLE: "web" },
    ...{ TRUSTED_PROXIES: "127.0.0.1", DRAIN_SECONDS: "0", LOG_FORMAT: "text", HOST: "127.0.0.1" },
    PUBLIC_URL: "https://tis.example.com",
  };
  const ports = [freePort(), freePort()];
  const webs = ports.map((port) =>
    new Supervised(`web ${port}`, { ...env, PORT: String(port) }, (since) => away.wasSince(since))
  );
  /** Place of the web at which the agents are; the other one is asked. */
  let agentsAt = 0;
  const door = openDoor(() => [ports[agentsAt]!, ports[1 - agentsAt]!]);
  const rows: Row[] = [];
  try {
    await Promise.all(webs.map((web) => web.readyWithin(READY_MS)));
    const versions = Object.keys(KILLS).map((_, at) => `${90 + at}.0`);
    const { technician, visits, programs, key } = await openVisits(
      world,
      { ...env, DEMO: "off" },
      Object.keys(STEPS).length,
      versions,
    );

    const call = async (path: string, body: unknown): Promise<void> => {
      const response = await fetch(`http://127.0.0.1:${ports[1 - agentsAt]}/tis/vds/${path}`, {
        method: "POST",
        headers: { authorization: world.clients[0]!.token, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const { code, msg } = await response.json();
      if (code !== 200) throw new Error(`${path} answered ${code} ${msg}`);
    };
    const until = async (what: string, is: () => Promise<boolean>) => {
      for (const late = Date.now() + LONGEST_MS; !await is().catch(() => false);) {
        if (Date.now() > late) {
          const words = rows.flatMap(({ agent, vehicle }) => [agent.lastWords, vehicle.lastWords]);
          throw new Error(`${what}: not within ${LONGEST_MS / 1000} s\n${words.join("\n")}`);
        }
        await pause(20);
      }
    };
    const latest = async ({ id, step }: Row) => {
      const [row] = await world.sql<[{ id: string; begun: boolean; done: number; outcome: string | null }]>`
        select id, begun_at is not null as begun, coalesce(done, 0) as done,
          case when answered_at is not null then coalesce(fault ->> 'code', 'done') end as outcome
        from vds_commands where diagnosis_id = ${id} and kind = ${STEPS[step].kind}
        order by asked_at desc, id desc limit 1`;
      return row;
    };
    const arm = async ({ vin, control, step }: Row) => {
      const { slow } = STEPS[step];
      // One that was just killed takes a moment to be there again.
      await until(
        `the vehicle of ${step} listens`,
        () => tell(control, vin, { do: "disarm" }).then(() => true),
      );
      await tell(control, vin, { do: "arm", fault: { kind: "delay", times: 12, ...slow } });
    };
    const ask = async (row: Row, at: number) => {
      const { call: path, body } = STEPS[row.step];
      const asked = row.step === "update" ? { ...body, softwareId: programs[at]! } : body;
      await call(`diagnoses/${row.id}/${path}`, asked);
    };
    const begins = (row: Row) =>
      until(`${row.step} begins`, async () => {
        const { begun, done, outcome } = await latest(row);
        return outcome !== null || begun && (row.step !== "update" || done > 0);
      });
    /** A run goes on until it is stopped. */
    const ended = async (row: Row): Promise<string> => {
      if (row.step === "plot" && (await latest(row)).outcome === null) {
        const before = (await latest(row)).done;
        await until("the plot goes on", async () => {
          const { done, outcome } = await latest(row);
          return outcome !== null || done > before;
        });
        const { id, outcome } = await latest(row);
        if (outcome === null) await call(`commands/${id}/stops`, {});
      }
      await until(`${row.step} ends`, async () => (await latest(row)).outcome !== null);
      return (await latest(row)).outcome!;
    };

    await Promise.all((Object.keys(STEPS) as Step[]).map(async (step, at) => {
      const [port, control] = [freePort(), freePort()];
      const visit = visits[at]!;
      const row: Row = {
        ...visit,
        ...{ step, control, id: 0 },
        vehicle: new StartedProgram("vehicle.ts", [
          ...["--vehicle", `VTE/${visit.vin}@${port}`, "--condition", "weak-cell"],
          ...["--control", String(control), "--max-block", "50002", "--erase-ms", "10"],
        ]),
        agent: new StartedProgram("vds.ts", [
          ...["--portal", `ws://127.0.0.1:${door.port}`, "--vehicle", `127.0.0.1:${port}`],
          ...["--device", visit.serial, "--folder", join(folder, visit.serial), "--key", key],
        ], { VDS_TOKEN: visit.token }),
      };
      rows.push(row);
      await until(
        `${row.serial} is online`,
        async () =>
          (await world.sql`select from vds_devices where id = ${row.deviceId} and vin = ${row.vin}`).length >
            0,
      );
      await call("diagnoses", { deviceId: row.deviceId, vin: row.vin });
      const [{ id }] = await world.sql<[{ id: number }]>`
        select id::int from vds_diagnoses where device_id = ${row.deviceId}`;
      row.id = id;
      const allDone = async () =>
        (await readDiagnosis(technician, id)).commands.every(({ state }) => state === "done");
      await until(`${step} is scanned`, allDone);
      await call(`diagnoses/${id}/readings`, { address: BMS });
      await until(`${step} is read`, allDone);
    }));

    /** What failed is asked for once more, and done. */
    const goOn = async (row: Row, outcome: string, at: number): Promise<string[]> => {
      const { step, id, vin, control } = row;
      const wrong: string[] = [];
      const say = (is: boolean, what: string) => void (is || wrong.push(`${step}: ${what}`));
      await until(`${row.serial} is back`, async () => {
        await tell(control, vin, { do: "disarm" });
        return (await readDiagnosis(technician, id)).deviceState === "online";
      });
      const updates = async () => (await readEcuUpdates(technician, { id, address: BMS })).updates[0]!;
      say((await readDiagnosis(technician, id)).state === "running", "its diagnosis has ended");
      const page = await pageOf(row);
      if (outcome !== "done" && step === "update") {
        const broken = await updates();
        say(broken.state === "failure" && broken.recoverable, `${broken.state} after ${outcome}`);
        say(page.includes(`resume-${broken.id}`), "its page offers no resumption");
        await call(`updates/${broken.id}/resumptions`, { version: broken.version, confirmed: true });
      } else if (outcome !== "done") {
        say(page.includes(`/diagnoses/${id}/${STEPS[step].call}`), "its page offers no way on");
        await ask(row, at);
      }
      if (outcome !== "done") say(await ended(row) === "done", "is not done when it is asked for again");
      if (step === "plot") {
        const [{ samples }] = await world.sql<[{ samples: number }]>`
          select count(*)::int as samples from vds_samples where command_id = ${(await latest(row)).id}`;
        say(samples > 0, "nothing was measured");
      }
      if (step === "update") {
        const { state, toVersion } = await updates();
        say(state === "success" && toVersion === versions[at], `${toVersion} ended as ${state}`);
        const vehicles = await (await fetch(`http://127.0.0.1:${control}/`)).json();
        const { software } = vehicles[0].ecus.find(({ code }: { code: string }) => code === "BMS");
        say(software === versions[at], `the control unit runs ${software}`);
      }
      return wrong;
    };

    /** Where somebody sees it, at the web that does not have the agents. */
    const pageOf = async ({ id, step }: Row): Promise<string> => {
      const response = await fetch(
        `http://127.0.0.1:${ports[1 - agentsAt]}/tis/VDSDiagnose?id=${id}${STEPS[step].view}`,
        { headers: { authorization: world.clients[0]!.token } },
      );
      return await response.text();
    };

    /** Facts are told as often as they happened. */
    const untold = async (): Promise<string[]> => {
      const rows = await world.sql<{ type: string; told: number; done: number }[]>`
        select e.type, e.told, c.done
        from (
          select type, count(*)::int as told from outbox where type in ('dtc.read', 'dtc.cleared') group by type
        ) e join (
          select kind, count(*)::int as done from vds_commands
          where kind in ('read-dtcs', 'clear-dtcs') and answered_at is not null and fault is null
          group by kind
        ) c on (c.kind = 'clear-dtcs') = (e.type = 'dtc.cleared')`;
      return rows.filter(({ told, done }) => told !== done).map(({ type, told, done }) =>
        `${type} is told ${told} times of ${done}`
      );
    };

    const killWeb = async (at: number) => {
      webs[at]!.kill();
      await until("a killed web process ends", () => Promise.resolve(!webs[at]!.isReady));
      await webs[at]!.readyWithin(READY_MS);
    };
    const kills: Record<Kill, (row?: Row) => Promise<void>> = {
      "web of the agents": async () => {
        agentsAt = 1 - agentsAt;
        await killWeb(1 - agentsAt);
      },
      "web of the browser": async () => {
        await killWeb(1 - agentsAt);
      },
      database: async () => {
        away.begin();
        await database.kill();
        await pause(500);
        await database.revive();
        away.end();
      },
      agent: async (row) => {
        await row!.agent.kill();
        row!.agent.startAgain();
      },
      vehicle: async (row) => {
        await row!.vehicle.kill();
        await pause(500);
        row!.vehicle.startAgain();
      },
    };
    for (const [at, [kill, expected]] of Object.entries(KILLS).entries()) {
      const isShared = Object.keys(expected).length === 0;
      const scan = rows.find(({ step }) => step === "scan")!;
      /** What was over before its kill came, on a busy machine, is begun again. */
      const begin = async (row: Row) => {
        for (let tries = 0; tries < 5; tries++) {
          await arm(row);
          await ask(row, at);
          await begins(row);
          if (isShared) return;
          await kills[kill as Kill](row);
          const wanted = (expected as Partial<Record<Step, string>>)[row.step];
          if (wanted === undefined || await ended(row) === wanted) return;
        }
      };
      await Promise.all(rows.filter((row) => row !== scan).map(begin));
      await begin(scan);
      if (isShared) await kills[kill as Kill]();
      const outcomes: Record<string, string> = {};
      for (const row of rows) outcomes[row.step] = await ended(row);
      const wrong: string[] = [];
      for (const row of rows) wrong.push(...await goOn(row, outcomes[row.step]!, at));
      await check(kill as Kill, { outcomes, wrong: [...wrong, ...await untold()] });
    }
  } finally {
    for (const { agent, vehicle } of rows) await Promise.all([agent.kill(), vehicle.kill()]);
    door.close();
    await Promise.all(webs.map((web) => web.stop()));
    await world.close();
    await Deno.remove(folder, { recursive: true });
  }
}

async function tell(control: number, vin: string, asked: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${control}/${vin}`, {
    method: "POST",
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new Error(`the vehicle answers ${response.status} ${await response.text()}`);
  await response.body?.cancel();
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
