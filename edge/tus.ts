import { ERRORS, Server } from "@tus/server";
import { finishUpload } from "@/engines/files/uploads/finish_upload.ts";
import { readUpload } from "@/engines/files/uploads/read_upload.ts";
import {
  UploadBroken,
  UploadBusy,
  UploadTakenOver,
  UploadTooLong,
} from "@/engines/files/uploads/upload_faults.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { type Answer, type AnswerRequest, defineAnswer } from "./define_answer.ts";
import { json, refused } from "./envelope.ts";
import { explainFault } from "./explain_fault.ts";
import { CONTINUE_UPLOAD, OPEN_UPLOAD } from "./tus_described.ts";
import { RequestLocker } from "./tus_lock.ts";
import { RequestStore } from "./tus_store.ts";

const PATH = "/tis/file/uploads";

/** Header that names the file at the end of its upload. */
const FILE_HEADER = "tis-file";

/** How long a request that is asked to let go may still take, ms. */
const DRAIN_MS = 300;

/**
 * Uploads that can be taken up again: tus 1.0 (https://tus.io/protocols/resumable-upload) with creation, termination and expiration.
 * `Upload-Metadata` names `name` and `place`. The answer to the last bytes names the file in `TIS-File`; refusals come as the
 * calls' envelope, with 422 where a call would answer 200.
 */
export const UPLOAD_ANSWERS: readonly Answer[] = [
  defineAnswer({
    operationId: "openUpload",
    path: PATH,
    methods: ["POST", "OPTIONS"],
    need: "session",
    described: OPEN_UPLOAD,
    run: answerTus,
  }),
  defineAnswer({
    operationId: "continueUpload",
    path: `${PATH}/`,
    methods: ["HEAD", "PATCH", "DELETE", "OPTIONS"],
    need: "session",
    described: CONTINUE_UPLOAD,
    run: answerTus,
  }),
];

async function answerTus({ req, portal, incoming: { ctx } }: AnswerRequest): Promise<Response> {
  const locker = new RequestLocker(ctx);
  let refusal: Refusal | null = null;
  const server = new Server({
    path: PATH,
    relativeLocation: true,
    locker,
    lockDrainTimeout: DRAIN_MS,
    datastore: new RequestStore(ctx, locker, req.body, portal.ending.signal),
    namingFunction: () => ctx.newId(),
    async onIncomingRequest(incoming, id) {
      // Before the lock: nobody may disturb another's upload by asking for it.
      if (incoming.method !== "POST" && !await readUpload(ctx, id)) throw ERRORS.FILE_NOT_FOUND;
    },
    async onUploadFinish(_incoming, upload) {
      return { headers: { [FILE_HEADER]: await finishUpload(ctx, upload.id) } };
    },
    onResponseError(_incoming, error) {
      const known = statusOf(error);
      if (known !== null) return { status_code: known, body: "" };
      if (isTus(error)) return undefined;
      refusal = error instanceof Refusal ? error : explainFault(ctx, "tus", error);
      return { status_code: 500, body: "" };
    },
  });
  const { method, headers } = req;
  const response = await server.handleWeb(new Request(req.url, { method, headers }));
  const answer = refusal === null ? response : explain(ctx, refusal, response.headers);
  for (const name of [...answer.headers.keys()]) {
    // Other sites have no part in uploads.
    if (name.startsWith("access-control-")) answer.headers.delete(name);
  }
  return answer;
}

/**
 * What the protocol says by a status alone; 423 and 503 tell clients to try again. A body that breaks off is no fault of the sender's
 * words: where the sender still hears the answer, something between cut it off.
 */
function statusOf(error: unknown): number | null {
  if (error instanceof UploadBusy || error instanceof UploadTakenOver) return 423;
  if (error instanceof UploadTooLong) return 413;
  if (error instanceof UploadBroken) return 503;
  return null;
}

/** The errors of the protocol's own library: plain objects with a status. */
function isTus(error: unknown): boolean {
  return typeof (error as { status_code?: unknown } | null)?.status_code === "number";
}

function explain(ctx: AnswerRequest["incoming"]["ctx"], refusal: Refusal, headers: Headers): Response {
  const { envelope, http } = refused(ctx, refusal);
  const answer = json(envelope, http === 200 ? 422 : http);
  const version = headers.get("tus-resumable");
  if (version) answer.headers.set("tus-resumable", version);
  return answer;
}
