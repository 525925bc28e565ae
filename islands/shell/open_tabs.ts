const CHANNEL = "tis.tabs";
const ANSWER_MS = 400;

/**
 * Counts the pages of the portal open in this browser: asks on a channel, every other page answers. Calls `warn` when there
 * are more than `limit`, once in a session, so that the warning itself is not a nuisance.
 */
export function watchOpenTabs(limit: number, warn: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const others = new Set<number>();
  const me = Math.random();
  channel.onmessage = ({ data }) => {
    if (data.kind === "who") channel.postMessage({ kind: "here", from: me, to: data.from });
    if (data.kind === "here" && data.to === me) others.add(data.from);
  };
  channel.postMessage({ kind: "who", from: me });
  const timer = setTimeout(() => {
    if (others.size + 1 > limit) warn();
  }, ANSWER_MS);
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
