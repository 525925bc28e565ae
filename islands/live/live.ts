import type { LiveTopic } from "@/engines/live/live_hint.ts";
import { readFrames } from "./frames.ts";

/** What a page is told: the members of the hint, or that hints may have been missed and it should look for itself. */
type LiveNews = { id?: string; unread?: number; missed?: true };
/** The session is over: why, in the reader's language. */
export type LiveEnd = { message: string };
/** Whose session a stream is of, and what a page of somebody else says of it. */
export type LiveReader = { id: string; other: string };

type Listener = (news: LiveNews) => void;

const PATH = "/tis/live";
/** One name for the lock and the channel of all tabs of a browser. */
const SHARED = "tis.live";
/** Told to the other tabs by a page that has just come. */
const ARRIVED = "arrived";
/** The stream begins when the page has settled: it must not take a connection from what the page needs, ms. */
const SETTLE_MS = 2000;
/** Waits between tries, ms; each is varied so that browsers do not come all at once after a restart. */
const AGAIN_MS = 200, FIRST_WAIT_MS = 1000, MAX_WAIT_MS = 60_000;
/** A stream this long without a sign of life is dead: the server beats every 20 s. */
const SILENCE_MS = 50_000;
/** What was told is kept this long for pages that are still on their way, ms. */
const KEPT_MS = 60_000;
const TAB = Math.random();

const listeners = new Map<string, Set<Listener>>();
const endListeners = new Set<(end: LiveEnd) => void>();
const readerListeners = new Set<(reader: LiveReader) => void>();
let started = false;
let isOver = false;
/** A stream was open, or a try to open one has failed: what was told since is missed. */
let isLater = false;
let channel: BroadcastChannel | null = null;
let leaving = new AbortController();
/** Whose stream this tab holds, and what ends it. */
let held: { id: string; stop: AbortController } | null = null;
/** Whose stream was heard last, and what of it lately, and when. */
let reader: string | undefined;
let heard: { at: number; event: string; data: unknown }[] = [];

/**
 * Calls `listener` whenever something is new on a topic. A hint holds no content: ask for what is to be shown. After a lost connection
 * each listener is called once with `missed`. All tabs of a browser share one stream.
 *
 * @returns what ends the listening
 */
export function onLive(topic: LiveTopic, listener: Listener): () => void {
  const of = listeners.get(topic) ?? new Set();
  listeners.set(topic, of.add(listener));
  start();
  return () => of.delete(listener);
}

/** Calls `listener` whenever the session has ended (401, 401001). */
export function onSessionEnd(listener: (end: LiveEnd) => void): () => void {
  endListeners.add(listener);
  start();
  return () => endListeners.delete(listener);
}

/**
 * Calls `listener` whenever a stream opens: hints before it were not heard, and the person of the browser's session may be another one than the
 * page's.
 */
export function onReader(listener: (reader: LiveReader) => void): () => void {
  readerListeners.add(listener);
  start();
  return () => readerListeners.delete(listener);
}

function start(): void {
  if (started) return;
  started = true;
  channel = new BroadcastChannel(SHARED);
  channel.onmessage = ({ data }) => {
    if (data.event === ARRIVED) receive(data.data);
    else if ((data.to ?? TAB) === TAB) take(data.event, data.data, data.at);
  };
  // A page that has just come knows who is logged in.
  const { reader: id } = document.documentElement.dataset;
  if (id) channel.postMessage({ event: ARRIVED, data: { id, tab: TAB, since: askedAt() } });
  const begin = () => setTimeout(() => void lead(), SETTLE_MS);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
  addEventListener("pagehide", () => leaving.abort());
  addEventListener("pageshow", ({ persisted }) => persisted && enter());
  document.addEventListener("visibilitychange", () => {
    // Without locks (a site without TLS) only the tab that is seen holds a stream.
    if (document.hidden) navigator.locks || leaving.abort();
    // Its reader may have logged in again elsewhere.
    else if (isOver || !navigator.locks) enter();
  });
}

/** When this page was asked for, by the clock of now: that of its origin may have been put right since. */
function askedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return Date.now() - performance.now() + (navigation?.requestStart ?? 0);
}

/**
 * The tab with the stream hears of a page that has just come, and tells it what was told since that was asked for: until now it did not listen. What
 * the server knew as it drew the page may be among it, and is looked at once too often.
 */
function receive({ id, tab, since }: { id: string; tab: number; since: number }): void {
  if (!held) return;
  // Another person has logged in: the stream is theirs from now on.
  if (held.id !== id) return held.stop.abort();
  for (const hint of heard) if (hint.at >= since) channel?.postMessage({ ...hint, to: tab });
}

function enter(): void {
  leaving.abort();
  leaving = new AbortController();
  isOver = false;
  void lead();
}

/** Waits until this tab is the one that holds the stream, then holds it until the tab goes. */
async function lead(): Promise<void> {
  const { signal } = leaving;
  if (navigator.locks) await navigator.locks.request(SHARED, { signal }, () => hold(signal)).catch(() => {});
  else if (!document.hidden) await hold(signal);
}

/** Keeps a stream open, with growing waits after failures, until the session or the tab ends. */
async function hold(signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted && !isOver) {
    const begun = performance.now();
    const outcome = await listen(signal).catch(() => "lost" as const);
    if (outcome === "ended" || signal.aborted) return;
    isLater = true;
    wait = performance.now() - begun > MAX_WAIT_MS ? FIRST_WAIT_MS : Math.min(wait * 2, MAX_WAIT_MS);
    // A session that has ended is asked about at once: the answer says why.
    await pause(outcome === "again" ? AGAIN_MS : wait * (0.5 + Math.random()), signal);
  }
}

async function listen(signal: AbortSignal): Promise<"lost" | "again" | "ended"> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  const response = await fetch(PATH, {
    headers: { accept: "text/event-stream", language: document.documentElement.dataset.lang ?? "" },
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (response.status === 401) {
    tell("ended", { message: (await response.json()).msg });
    return "ended";
  }
  if (!response.ok || !response.body) return "lost";
  if (isLater) tell("missed", {});
  isLater = true;
  let last = "";
  try {
    for await (const frame of readFrames(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
      if (frame === null) continue;
      last = frame.event;
      if (last === "reader") held = { id: (frame.data as LiveReader).id, stop: silent };
      // Its own kind of end: the next try tells why.
      if (last !== "ended") tell(frame.event, frame.data);
    }
  } finally {
    clearTimeout(timer);
    held = null;
  }
  return last === "ended" ? "again" : "lost";
}

/** To this tab and the others. */
function tell(event: string, data: unknown): void {
  channel?.postMessage({ event, data });
  take(event, data);
}

/** @param at when it was told first: what is told again is no newer for that */
function take(event: string, data: unknown, at = Date.now()): void {
  isLater = true;
  // What another person was told is not for who has logged in now.
  if (event === "reader" && (data as LiveReader).id !== reader) heard = [];
  if (event === "reader") reader = (data as LiveReader).id;
  heard = [...heard.filter((one) => one.at > Date.now() - KEPT_MS), { at, event, data }];
  if (event === "ended") {
    isOver = true;
    for (const listener of endListeners) listener(data as LiveEnd);
  } else if (event === "reader") {
    if (isOver) enter();
    for (const listener of readerListeners) listener(data as LiveReader);
  } else if (event === "missed") {
    for (const of of listeners.values()) for (const listener of of) listener({ missed: true });
  } else for (const listener of listeners.get(event) ?? []) listener(data as LiveNews);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise<void>((done) => {
    setTimeout(done, ms);
    signal.addEventListener("abort", () => done(), { once: true });
  });
}
