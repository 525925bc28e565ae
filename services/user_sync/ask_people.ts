import type { PeopleSource } from "@/kernel/ports/people_source.ts";
import { type DmsPage, dmsPage, type DmsUser, dmsUser } from "./dms_user.ts";

/** An entry that breaks a rule, by its place in the answer. */
export interface RefusedEntry {
  place: number;
  dmsId: string | null;
  userCode: string | null;
  rule: string;
  detail: string | null;
}

export interface Answered {
  users: DmsUser[];
  refused: RefusedEntry[];
}

/** What can be wrong with a whole answer. */
export const BROKEN = ["network", "status", "format", "incomplete", "twice"] as const;

/** The answer is broken or only half there: nothing may be concluded from who is missing in it. */
export class AnswerBroken extends Error {
  override name = "AnswerBroken";
  constructor(readonly reason: typeof BROKEN[number], detail: string) {
    super(`${reason}: ${detail}`);
  }
}

/**
 * Asks the dealer management system for its people, page by page.
 *
 * @param since only those changed from then on; null for all
 * @throws AnswerBroken unless every page came, in its form, and together they hold as many different people as announced
 */
export async function askPeople(
  source: PeopleSource,
  since: Date | null,
  signal: AbortSignal = new AbortController().signal,
): Promise<Answered> {
  const answered: Answered = { users: [], refused: [] };
  const ids = new Set<string>();
  let entries = 0, first: DmsPage | null = null;
  for (let page = 1; page <= (first?.pages ?? 1); page++) {
    const told = await askPage(source, since, page, signal);
    first ??= told;
    if (told.page !== page || told.pages !== first.pages || told.total !== first.total) {
      throw new AnswerBroken("incomplete", `page ${page} does not belong to the first`);
    }
    for (const entry of told.users) {
      const user = dmsUser.safeParse(entry);
      if (!user.success) {
        const { path, message } = user.error.issues[0]!;
        answered.refused.push(
          refusedEntry(entries, entry, "entry-malformed", `${path.join(".")}: ${message}`),
        );
      } else if (ids.has(user.data.id)) throw new AnswerBroken("twice", user.data.id);
      else {
        ids.add(user.data.id);
        answered.users.push(user.data);
      }
      entries++;
    }
  }
  if (entries !== first!.total) throw new AnswerBroken("incomplete", `${entries} of ${first!.total} came`);
  return answered;
}

async function askPage(
  source: PeopleSource,
  since: Date | null,
  page: number,
  signal: AbortSignal,
): Promise<DmsPage> {
  const { ok, status, json } = await source.page(since, page, signal).catch((error) => {
    signal.throwIfAborted();
    throw new AnswerBroken("network", String(error));
  });
  if (!ok) throw new AnswerBroken("status", String(status));
  const parsed = dmsPage.safeParse(json);
  if (!parsed.success) throw new AnswerBroken("format", `page ${page}`);
  return parsed.data;
}

/** What can be said of an entry that breaks a rule. */
export function refusedEntry(
  place: number,
  entry: unknown,
  rule: string,
  detail: string | null,
): RefusedEntry {
  const { id, account } = (entry ?? {}) as { id?: unknown; account?: unknown };
  return {
    place,
    dmsId: typeof id === "string" ? kept(id, 64) : null,
    userCode: typeof account === "string" ? kept(account, 64) : null,
    rule,
    detail: detail === null ? null : kept(detail, 300),
  };
}

/** The beginning of a text, with what the database refuses replaced. */
function kept(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cc}/gu, "\uFFFD").toWellFormed();
}
