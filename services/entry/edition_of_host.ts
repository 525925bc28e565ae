import { type Edition, EDITIONS } from "@/kernel/access/editions.ts";

/** What decides the edition of a request. */
export interface EditionQuestion {
  /** `Host` header or the host of a trusted proxy, with or without port. */
  host: string;
  /** Hosts of the overseas edition (`OVERSEAS_HOSTS`); `*.example.com` takes every host below. */
  overseasHosts: readonly string[];
  /** `?edition=` and the cookie that remembers it count in demo mode only. */
  demo: boolean;
  asked?: string | null;
  kept?: string | null;
}

/** The edition is determined by the host address (specification section 2). */
export function editionOfHost(question: EditionQuestion): Edition {
  if (question.demo) {
    for (const wish of [question.asked, question.kept]) if (isEdition(wish)) return wish;
  }
  const host = question.host.toLowerCase().replace(/:\d+$/, "");
  const overseas = question.overseasHosts.some((pattern) => {
    const name = pattern.trim().toLowerCase();
    return name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name;
  });
  return overseas ? "overseas" : "domestic";
}

/** Whether a text names an edition. */
export function isEdition(text: unknown): text is Edition {
  return (EDITIONS as readonly unknown[]).includes(text);
}
