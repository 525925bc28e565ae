import { percentile } from "../measure/percentile.ts";
import type { Headers } from "./load.ts";

/** What one process was put under, and how it answered, milliseconds. */
interface UnderStreams {
  pages: number;
  p50: number;
  p95: number;
}

/**
 * Opens so many live streams and asks for a page so many times a second, each at its moment whether or not those before
 * were answered; times run from that moment. The first second does not count.
 */
export async function pagesUnderStreams(
  { origin, path, headers, streams, perSecond, seconds }: {
    origin: string;
    path: string;
    headers: Headers;
    streams: number;
    perSecond: number;
    seconds: number;
  },
): Promise<UnderStreams> {
  using client = Deno.createHttpClient({ poolMaxIdlePerHost: streams + 100, http2: false });
  const away = new AbortController();
  const open = await Promise.all([...Array(streams)].map(async (_, number) => {
    const response = await fetch(`${origin}/tis/live`, {
      ...{ client },
      headers: headers(number),
      signal: away.signal,
    });
    if (response.status !== 200) throw new Error(`a live stream answered ${response.status}`);
    // In an object: a promise that is answered as such would be waited for, and a stream lasts until it is aborted.
    return {
      ended: response.body!.pipeTo(new WritableStream(), { signal: away.signal }).catch(() => {}),
    };
  }));
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all([...Array(perSecond * (seconds + 1))].map(async (_, number) => {
    const moment = begun + number * 1000 / perSecond;
    await new Promise((done) => setTimeout(done, Math.max(0, moment - performance.now())));
    const response = await fetch(origin + path, {
      ...{ client },
      headers: headers(number),
      redirect: "manual",
    });
    await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    if (number >= perSecond) times.push(performance.now() - moment);
  }));
  away.abort();
  await Promise.all(open.map(({ ended }) => ended));
  return { pages: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
