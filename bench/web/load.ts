/** Who asks the n-th time: several take turns, so that none meets the limit of calls a minute. */
export type Headers = (number: number) => Record<string, string>;

/**
 * Asks for one address over so many connections at once for so many seconds, and answers how many requests were answered
 * a second. An answer that is not 200 ends the bench.
 */
export async function requestsPerSecond(...asked: Parameters<typeof answersIn>): Promise<number> {
  const { answered, seconds } = await answersIn(...asked);
  return answered / seconds;
}

/** The same with how many were answered in all, and in how many seconds. */
export async function answersIn(
  address: string,
  headers: Headers,
  connections: number,
  seconds: number,
  pages = 0,
): Promise<{ answered: number; seconds: number }> {
  using client = Deno.createHttpClient({ poolMaxIdlePerHost: connections, http2: false });
  let number = 0, answered = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all([...Array(connections)].map(async () => {
    while (performance.now() < end || number < pages) {
      const response = await fetch(address, {
        ...{ client },
        headers: headers(number++),
        redirect: "manual",
      });
      const text = await response.text();
      if (response.status !== 200) {
        throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`);
      }
      answered++;
    }
  }));
  return { answered, seconds: (performance.now() - begun) / 1000 };
}
