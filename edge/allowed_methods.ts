import { pageOf } from "@/kernel/access/pages.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { answerAt } from "./answers.ts";
import { withHead } from "./define_answer.ts";
import { json, refused } from "./envelope.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import type { Portal } from "./portal.ts";

const READING = ["GET", "HEAD"];

/** Methods of HTTP that the portal answers somewhere; of any other it knows without looking that no path does. */
const ANSWERED = new Set([...READING, "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);

/** Paths of the edge that are read, beside answers, calls and pages. */
const READ_PATHS = [
  "/tis/openapi.json",
  "/tis/devtool/reference",
  "/tis/file/figures/",
  "/tis/file/figure-thumbs/",
];

/**
 * Refuses a method that the path does not know with 405 and those that it knows (RFC 9110, 15.5.6), and answers OPTIONS with them; null
 * lets on. A browser that opens the address of a call by hand goes on to the pages, which know no such page. What is no path of ours is not
 * found by any method, but for those that nobody knows.
 */
export function refuseMethod(portal: Portal, incoming: IncomingRequest, req: Request): Response | null {
  const { method, headers } = req;
  // Most requests are those of pages: nothing is looked up for them.
  if (READING.includes(method) && headers.get("accept")?.includes("text/html")) return null;
  const known = methodsOf(portal, incoming, new URL(req.url).pathname);
  if (known === null && ANSWERED.has(method)) return null;
  const allowed = known ?? READING;
  if (allowed.includes(method)) return null;
  if (method === "OPTIONS") {
    return new Response(null, { status: 204, headers: { allow: [...allowed, method].join(", ") } });
  }
  const { envelope, http } = refused(incoming.ctx, refuse("method-not-allowed", { method }));
  const response = json(envelope, http);
  response.headers.set("allow", allowed.join(", "));
  return response;
}

/** What a path answers: an answer by what it declares, a call by its method, pages and files by being read. Null: it is none of ours. */
function methodsOf(portal: Portal, { basePath }: IncomingRequest, pathname: string): string[] | null {
  const answer = answerAt(pathname);
  if (answer) return withHead(answer.methods);
  const called = portal.callMethods(pathname);
  const isPage = pathname.startsWith(`${basePath}/`) &&
    pageOf(pathname.slice(basePath.length + 1)) !== undefined;
  const isRead = isPage || READ_PATHS.some((path) => pathname.startsWith(path));
  const methods = withHead([...isRead ? READING : [], ...called]);
  return methods.length > 0 ? methods : null;
}
