import type { BatchHandler, Bus, BusMessage, Delivered } from "./bus.ts";

interface Group {
  topics: ReadonlySet<string>;
  members: { handle: BatchHandler; stopping: AbortController }[];
  working: Set<Promise<void>>;
}

/**
 * The bus of one process: what is sent goes straight to the groups in this process, and counts as sent when each has dealt with it. It
 * keeps nothing: what was not dealt with is still unsent in the outbox and comes again.
 */
export function localBus(): Bus {
  const groups = new Map<string, Group>();
  let sent = 0;
  const hand = (group: Group, messages: readonly Delivered[]) => {
    if (messages.length === 0) return Promise.resolve();
    const [member] = group.members;
    if (!member) return Promise.reject(new Error("a group has nobody who reads for it now"));
    const work = member.handle(messages, member.stopping.signal);
    const working = work.catch(() => {}).finally(() => group.working.delete(working));
    group.working.add(working);
    return work;
  };
  return {
    kind: "local",
    prepare: () => Promise.resolve(),
    inspect: () => Promise.resolve([]),
    lead: () => Promise.resolve(null),
    async send(messages: readonly BusMessage[]) {
      const delivered = messages.map((message) => ({ ...message, position: `local/${sent++}`, place: null }));
      const outcomes = await Promise.allSettled(
        [...groups.values()].map((group) =>
          hand(group, delivered.filter(({ topic }) => group.topics.has(topic)))
        ),
      );
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) throw failed.reason;
    },
    subscribe(name, topics, handle) {
      const group = groups.get(name) ?? { topics: new Set(topics), members: [], working: new Set() };
      groups.set(name, group);
      const member = { handle, stopping: new AbortController() };
      group.members.push(member);
      return Promise.resolve({
        async stop() {
          member.stopping.abort();
          group.members = group.members.filter((other) => other !== member);
          await Promise.all(group.working);
        },
      });
    },
    read: () => Promise.reject(new Error("this bus keeps no messages that could be read again")),
    lag: () => Promise.resolve(null),
    reach: () => Promise.resolve(),
    async close() {
      await Promise.all([...groups.values()].flatMap((group) => [...group.working]));
    },
  };
}
