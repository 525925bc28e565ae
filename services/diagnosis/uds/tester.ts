import { Answers } from "./answers.ts";
import { decodeResponse } from "./decode_response.ts";
import { encodeRequest, encodeRequestPieces } from "./encode.ts";
import { NegativeResponse, UdsFailed } from "./failed.ts";
import { KeptSessions } from "./kept_sessions.ts";
import type { UdsRequest, UdsResponse } from "./messages.ts";
import { NRC } from "./negative_codes.ts";
import { SERVICES } from "./services.ts";
import type { UdsTransport } from "./transport.ts";

export interface TesterOptions {
  /** Milliseconds in which an ECU answers before it has said so itself (P2 server), and after a 'response pending' (P2* server). */
  p2?: number;
  p2Star?: number;
  /** Milliseconds that the network may add in both directions (delta P2 of ISO 14229-2). */
  network?: number;
  /** Answers 'response pending' in a row before the tester gives up. */
  maxPending?: number;
  /** How often a busy ECU is asked again, and milliseconds before each. */
  maxBusy?: number;
  busyWait?: number;
  /** Milliseconds between 'tester present' while a session is kept; S3 of the tester is 2 s, that of the ECU 5 s. */
  s3?: number;
}

export type PositiveOf<Asked extends UdsRequest> = Extract<UdsResponse, { service: Asked["service"] }>;

const DEFAULTS: Required<TesterOptions> = {
  p2: 50,
  p2Star: 5000,
  network: 1000,
  maxPending: 120,
  maxBusy: 10,
  busyWait: 100,
  s3: 2000,
};

/**
 * A tester of ISO 14229-1 and -2 over a transport: one request at a time for each ECU, with the timers P2, P2* and S3. Requests to
 * different ECUs go side by side.
 */
export class UdsTester {
  /** Answers 'response pending' since the beginning. */
  pendingCount = 0;
  /** Requests asked again because the ECU was busy. */
  busyCount = 0;

  readonly #transport: UdsTransport;
  readonly #options: Required<TesterOptions>;
  readonly #turns = new Map<number, Promise<unknown>>();
  readonly #timing = new Map<number, { p2: number; p2Star: number }>();
  readonly #kept: KeptSessions;
  /** Those who wait for an answer now. */
  readonly #waiting = new Set<Answers>();
  #closed: Error | null = null;

  constructor(transport: UdsTransport, options: TesterOptions = {}) {
    this.#transport = transport;
    this.#options = { ...DEFAULTS, ...options };
    this.#kept = new KeptSessions(this.#options.s3, (target) => this.#sayPresent(target));
    void transport.closed.then((why) => {
      this.#closed = why;
      for (const answers of this.#waiting) answers.fail(why);
      this.#kept.close();
    });
  }

  /**
   * Sends a request and answers the ECU's positive answer; null where the request wants none and none came.
   *
   * @throws NegativeResponse the ECU said no
   * @throws UdsFailed no answer in time, or one to something else
   * @throws what the transport throws
   */
  async request<Asked extends UdsRequest & { quiet?: false }>(
    target: number,
    request: Asked,
    signal?: AbortSignal,
  ): Promise<PositiveOf<Asked>> {
    return await this.#inTurn(target, () => this.#exchange(target, request, signal)) as PositiveOf<Asked>;
  }

  /** Ends all keeping of sessions; the transport stays as it is. */
  close(): void {
    this.#kept.close();
  }

  /** One request at a time: an ECU has one buffer for them (ISO 14229-2, clause 9). */
  #inTurn<Answer>(target: number, work: () => Promise<Answer>): Promise<Answer> {
    const turn = (this.#turns.get(target) ?? Promise.resolve()).then(work, work);
    this.#turns.set(target, turn.catch(() => {}));
    return turn;
  }

  async #exchange(target: number, request: UdsRequest, signal?: AbortSignal): Promise<UdsResponse> {
    for (let tried = 0;; tried++) {
      const answer = await this.#once(target, request, signal);
      if (answer.service !== "negative") {
        this.#learn(target, answer);
        return answer;
      }
      if (answer.code !== NRC.busyRepeatRequest) {
        throw new NegativeResponse(target, answer.sid, answer.code);
      }
      if (tried >= this.#options.maxBusy) {
        throw new UdsFailed("still-busy", target, `busy ${tried + 1} times in a row`);
      }
      this.busyCount++;
      await new Promise((resolve) => setTimeout(resolve, this.#options.busyWait));
    }
  }

  async #once(target: number, request: UdsRequest, signal?: AbortSignal): Promise<UdsResponse> {
    if (this.#closed) throw this.#closed;
    const answers = new Answers();
    this.#waiting.add(answers);
    const stop = this.#transport.listen(target, (data) => answers.push(data));
    try {
      await this.#transport.send(target, ...encodeRequestPieces(request));
      this.#kept.spoken(target);
      return await this.#answer(target, request, answers, signal);
    } finally {
      stop();
      this.#waiting.delete(answers);
    }
  }

  async #answer(
    target: number,
    request: UdsRequest,
    answers: Answers,
    signal?: AbortSignal,
  ): Promise<UdsResponse> {
    const { p2, p2Star } = this.#timing.get(target) ?? this.#options;
    let wait = p2 + this.#options.network;
    for (let pending = 0;;) {
      const data = await answers.next(wait, signal);
      if (data === null) {
        throw new UdsFailed(
          pending ? "p2-star" : "p2",
          target,
          `no answer in ${wait} ms, pending ${pending}`,
        );
      }
      const answer = answerTo(request, data);
      // A late answer to what was asked before, such as after a timeout, is looked past.
      if (answer === null) continue;
      if (answer.service !== "negative" || answer.code !== NRC.responsePending) return answer;
      pending++;
      this.pendingCount++;
      if (pending > this.#options.maxPending) {
        throw new UdsFailed("still-pending", target, `pending ${pending} times in a row`);
      }
      wait = p2Star + this.#options.network;
    }
  }

  /** What an answer says of times to come: the session that must be kept, and how fast the ECU is in it. */
  #learn(target: number, answer: UdsResponse): void {
    if (answer.service === "diagnosticSessionControl") {
      this.#timing.set(target, { p2: answer.p2, p2Star: answer.p2Star });
      if (answer.session === 0x01) this.#kept.release(target);
      else this.#kept.keep(target);
    }
    if (answer.service === "ecuReset") {
      this.#timing.delete(target);
      this.#kept.release(target);
    }
  }

  async #sayPresent(target: number): Promise<void> {
    const present = encodeRequest({ service: "testerPresent", quiet: true });
    // The connection's end is told to whoever asks next.
    await this.#inTurn(target, () => this.#transport.send(target, present)).catch(() => {});
  }
}

/** The answer to a request, or null when it belongs to another one. @throws UdsBytesRefused */
function answerTo(request: UdsRequest, data: Uint8Array): UdsResponse | null {
  const answer = decodeResponse(data);
  if (answer.service === "negative") return answer.sid === SERVICES[request.service] ? answer : null;
  if (answer.service !== request.service) return null;
  if (request.service === "transferData" && answer.service === "transferData") {
    return answer.counter === request.counter ? answer : null;
  }
  if (request.service === "routineControl" && answer.service === "routineControl") {
    return answer.routine === request.routine && answer.control === request.control ? answer : null;
  }
  return answer;
}
