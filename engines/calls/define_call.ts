import { z } from "zod";
import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Need } from "@/kernel/access/rights.ts";
import type { Session } from "@/kernel/access/sessions.ts";
import type { TextParams } from "@/kernel/texts/texts.ts";

/** What a call adds beside its answer when it is reached by a browser's form or needs cookies. */
export interface CallReply {
  /** Cookies to set, as `set-cookie` values. */
  cookies?: string[];
}

/** What the edge knows of the request and a service does not: handed to the few calls that deal with sessions. */
export interface CallRequest {
  /** Session token as sent, or null. */
  token: string | null;
  session: Session | null;
  agent: string;
  secure: boolean;
  host: string;
  /** Address of the pages with the base path, for links in mails: `https://tis.example.com/tis`. */
  pagesUrl: string;
  /** Slide-to-verify is asked at login. */
  captcha: boolean;
  /** Of whom a second factor is demanded at login. */
  factorDemand: FactorDemand;
  /** True when the body was a browser's form. */
  isForm: boolean;
  cookies: ReadonlyMap<string, string>;
  /** Filled by the call. */
  reply: CallReply;
}

/** How a browser's plain form is answered when the call succeeds: 303 to a page with an outcome. */
export interface FormOutcome<O> {
  /** Page to go to, relative to the base path (`EPCCart?order=4711`); default: back to where the form stood. */
  to?: (output: O) => string;
  /** Text key of the outcome shown there, with its parameters. */
  message?: string | ((output: O) => { key: string; params?: TextParams } | null);
  /** What the page shows this once (edge/shown_once.ts), sealed until then: recovery codes. */
  shows?: (output: O) => Record<string, unknown> | null;
}

/** What a call does to what its page shows; each has a text `logs.called_<one>`. */
export const LOGGED_AS = ["reads", "adds", "changes", "removes"] as const;
export type LoggedAs = typeof LOGGED_AS[number];

/** One call: declared once, from which come routing, validation, rights, operation log, OpenAPI and the typed client. */
export interface Call<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** The specification's key where it has one (`tisVINQ`), else verb first (`sendOrder`). */
  operationId: string;
  method: "get" | "post";
  /** `/tis/sas/vehicles/{vin}`: braces name members of `input`. */
  path: string;
  need: Need;
  /** Text key of the name of that right, where it is not `right.<funLink>.<headApi>`. */
  rightTitle?: string;
  /**
   * How the operation log names it where it has no name of its own, `logs.op_<operationId>`: by the page of its right and what was done
   * there, 'Cart and orders: read'. Not both.
   */
  loggedAs?: LoggedAs;
  tag: string;
  summary: string;
  /** Path, query (GET) or body (POST) members in one object. */
  input: I;
  output: O;
  /** Body as browsers' forms only, as the specification asks of the oauth calls; JSON is taken all the same. */
  formEncoded?: boolean;
  /** Members that never come back to a refused form nor go to a log: passwords, tokens. */
  secret?: (keyof z.infer<I> & string)[];
  /** Members that may hold markup, since they are read into a checked tree and never kept as they came. */
  rich?: (keyof z.infer<I> & string)[];
  form?: FormOutcome<z.output<O>>;
  /** Open while the first login is not finished (e-mail to bind, password to change); all others are refused then. */
  duringFirstLogin?: boolean;
  /** Open while a second factor that is demanded is not set up. What is open during the first login is open then too. */
  duringFactorSetup?: boolean;
  /** Open while something must be read and confirmed first: what confirms it. What asks for no right is open then too. */
  duringReading?: boolean;
  /**
   * Asks who it is again when the person has not proved it for a quarter of an hour (LIMITS.confirmedMinutes): what gives rights or
   * ways in, or takes away what nobody can put back. Machines are not asked.
   */
  asksAgain?: boolean;
  /** It has a whole list written, and is counted as exports are. */
  counted?: "export";
  /** A POST that changes nothing, because of its form encoding or length: open while a role is tried, which only reads. */
  onlyReads?: boolean;
  run: (ctx: Ctx, input: z.output<I>, request: CallRequest) => Promise<z.input<O>>;
}

/**
 * Declares a call. `services/<domain>/calls.ts` exports an array of them, which the domain names as its `calls`. Method and path stay
 * literal in the type, so that the client of islands knows what each takes and answers.
 */
export function defineCall<
  const Method extends "get" | "post",
  const Path extends string,
  I extends z.ZodObject,
  O extends z.ZodType,
>(call: Call<I, O> & { method: Method; path: Path }): Call<I, O> & { method: Method; path: Path } {
  if (call.method === "get" && call.form) {
    throw new Error(`${call.operationId}: a reading has no form outcome`);
  }
  return call;
}

/** Answer of a call that has nothing to say beyond success. */
export const nothing: z.ZodNull = z.null();
