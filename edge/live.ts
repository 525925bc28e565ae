import { defineAnswer } from "./define_answer.ts";
import { personOf } from "@/kernel/access/rights.ts";

/** What may wait for a browser that does not read, bytes; beyond it the stream is ended and the browser comes again. */
const WAITING_BYTES = 64 * 1024;

/**
 * Server-sent events of the portal (HTML standard, section 9.2): hints that something is new, on topics. One stream a browser, shared
 * among its tabs by islands/live. It is no activity for the idle limit and ends with its session.
 */
export const live = defineAnswer({
  operationId: "listenLive",
  path: "/tis/live",
  methods: ["GET"],
  need: "session",
  described: {
    "/tis/live": {
      get: {
        summary: "Hints that something is new, as server-sent events",
        responses: {
          200: {
            description: "A stream that stays open.",
            content: { "text/event-stream": { type: "string" } },
          },
        },
      },
    },
  },
  run({ portal, incoming }) {
    const reader = { user: personOf(incoming.ctx), sessionId: incoming.session!.id };
    let leave = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(new TextEncoder().encode(text));
          else sink.end();
        };
        const sink = {
          send: (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
          beat: () => write(": beat\n\n"),
          end() {
            leave();
            try {
              controller.close();
            } catch {
              // The browser has gone already.
            }
          },
        };
        leave = portal.live.open(reader, sink);
        // Tells proxies and the browser at once that the stream is open, and whose it is: a page may be of who was logged in before.
        const { t } = incoming.ctx;
        sink.send("reader", { id: String(reader.user.id), other: t("messages.other_reader") });
      },
      cancel: () => leave(),
    }, new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }));
    return Promise.resolve(
      new Response(stream, {
        headers: {
          "content-type": "text/event-stream; charset=UTF-8",
          "cache-control": "no-store",
          // Proxies of the nginx kind gather answers otherwise.
          "x-accel-buffering": "no",
        },
      }),
    );
  },
});
