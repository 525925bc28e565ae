/** A clock that begins at a moment of our choice and goes at a pace of its own, the same in the portal and in its database. */
export interface SetClock {
  /** What it tells at `since`, ISO 8601. */
  moment: string;
  /** Real time at which it tells that, milliseconds since 1970. */
  since: number;
  /** Milliseconds that it goes on in a real one. */
  pace: number;
}

/**
 * The day on which every recording takes place, a Wednesday morning in Shanghai. The demo's data are made relative to the clock, so
 * that only one that is set lets two recordings agree.
 */
const DAY = "2026-11-18";

/** So slow that a whole recording takes a second: whatever is told by the second is told the same. */
const PACE = 0.001;

/** A clock that tells this time of the recording's day now, and nearly stands still. */
export function clockAt(time: string): SetClock {
  return { moment: `${DAY}T${time}.000Z`, since: Date.now(), pace: PACE };
}

/** Sets the clock of this process: `Date.now()`, `new Date()` and `Date()`. Timers go on by real time. */
export function setClock(clock: SetClock): void {
  const Real = Date;
  const start = Real.parse(clock.moment);
  const now = () => Math.floor(start + (Real.now() - clock.since) * clock.pace);
  const shown: DateConstructor = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [now()], newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, name) => name === "now" ? now : Reflect.get(target, name),
  });
  Real.prototype.constructor = shown;
  globalThis.Date = shown;
}

/**
 * Statements that set `now()` of the current database. The function of that name in `public` comes before PostgreSQL's own where
 * the search path says so, which statements and defaults of columns both follow.
 */
export function clockStatements(clock: SetClock, database: string): string[] {
  const since = new Date(clock.since).toISOString();
  return [
    `create or replace function public.now() returns timestamptz language sql stable parallel safe as $$
      select timestamptz '${clock.moment}' + (pg_catalog.now() - timestamptz '${since}') * ${clock.pace} $$`,
    `alter database ${database} set search_path = public, pg_catalog`,
  ];
}
