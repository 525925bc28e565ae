/** How an answer came: whether its status is a success, and what its body holds as JSON; undefined when it is none. */
export interface PeopleAnswer {
  ok: boolean;
  status: number;
  json: unknown;
}

/** A system that knows people of the network, such as the dealer management system: `GET /users` of docs/dms.md. */
export interface PeopleSource {
  /**
   * One page of people.
   *
   * @param since only those changed from then on; null for all
   * @throws when the system is not reached
   */
  page(since: Date | null, page: number, signal: AbortSignal): Promise<PeopleAnswer>;
}
