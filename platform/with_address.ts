/**
 * Refuses with 400 a request whose address is none, since its `Host` header is no host (RFC 9110, section 7.2): nothing behind could read
 * where it wanted to go.
 */
export function withAddress<Info>(
  answer: (req: Request, info: Info) => Response | Promise<Response>,
): (req: Request, info: Info) => Response | Promise<Response> {
  return (req, info) =>
    URL.canParse(req.url)
      ? answer(req, info)
      : new Response("Bad Request", { status: 400, headers: { "x-content-type-options": "nosniff" } });
}
