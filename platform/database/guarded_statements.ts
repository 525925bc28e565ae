import { setImmediate } from "node:timers";
import type postgres from "postgres";
import type { Client } from "./client.ts";
import { timeStatement } from "./time_statement.ts";

/** What statements are asked before they are sent: the connection they belong to. */
export interface Hold {
  readonly client: Client;
  /** Why no statement may be sent any more, or null. */
  refusal(): Error | null;
}

/** A statement of the client: what sends it is a member that can be replaced. */
interface Statement {
  handler(statement: Statement): void;
  reject(reason: unknown): void;
}

/**
 * The statements of one connection, with the same members as the client's own. Each asks the hold when it is sent, not when it is written
 * down, since it is sent when it is awaited. In the turn in which a connection closed it waits for the next one: only then is it known
 * whose it was, and a statement sent meanwhile could run on the connection's successor, outside its transaction.
 */
export function guardStatements(inner: postgres.ISql | postgres.Sql, hold: Hold): postgres.ISql {
  // deno-lint-ignore no-explicit-any -- passes on whatever the client's own functions take
  type Any = any;
  const watch = (made: Any) => {
    if (typeof made?.handler === "function" && typeof made.reject === "function") guard(made, hold);
    return timeStatement(made, hold.client.onStatement);
  };
  const guarded: Any = (first: Any, ...rest: Any[]) => watch((inner as Any)(first, ...rest));
  return Object.assign(guarded, inner, {
    unsafe: (...args: Any[]) => watch((inner.unsafe as Any)(...args)),
    file: (...args: Any[]) => watch((inner.file as Any)(...args)),
  });
}

function guard(statement: Statement, hold: Hold): void {
  const send = statement.handler;
  const sendOrRefuse = (one: Statement) => {
    const refusal = hold.refusal();
    if (refusal) one.reject(refusal);
    else send(one);
  };
  statement.handler = (one) => {
    if (hold.client.settling) setImmediate(() => sendOrRefuse(one));
    else sendOrRefuse(one);
  };
}
