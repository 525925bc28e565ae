import type { DescribedParameter, DescribedPaths, DescribedResponse } from "@/engines/answers/described.ts";
import { ANY_RULE } from "./openapi_refusals.ts";

const PATH = "/tis/file/uploads";

const id: DescribedParameter = { name: "id", in: "path", schema: { type: "string", format: "uuid" } };
const version = header("Tus-Resumable", { const: "1.0.0", type: "string" });

const unknown: DescribedResponse = { description: "No upload of the caller's, or no longer." };
const otherVersion: DescribedResponse = { description: "Another version of the protocol." };
const busy: DescribedResponse = { description: "Another request has the upload: try again." };

/** What a call would refuse with 200: clients of the protocol go by the status alone. */
const refused: DescribedResponse = {
  description: "Refused by a rule.",
  content: { "application/json": ANY_RULE },
};

/** What the description of the calls says of uploads in pieces: the part of tus 1.0 that the portal speaks. */
export const OPEN_UPLOAD: DescribedPaths = {
  [PATH]: {
    post: {
      summary: "Opens an upload that can be taken up again (tus 1.0)",
      parameters: [
        version,
        header("Upload-Length", { type: "integer", minimum: 0 }, "bytes"),
        header("Upload-Metadata", { type: "string" }, "`name` and `place`, each in base64"),
      ],
      responses: {
        201: { description: "Opened.", headers: { Location: { type: "string" } } },
        400: { description: "A header is missing or no such thing." },
        412: otherVersion,
        422: refused,
      },
    },
    options: {
      operationId: "readUploadProtocol",
      summary: "What of tus is spoken here",
      responses: {
        204: { description: "Told by headers.", headers: { "Tus-Extension": { type: "string" } } },
      },
    },
  },
};

/** What it says of one upload. */
export const CONTINUE_UPLOAD: DescribedPaths = {
  [`${PATH}/{id}`]: {
    head: {
      operationId: "readUpload",
      summary: "How much of an upload is there",
      parameters: [id, version],
      responses: {
        200: { description: "So much.", headers: { "Upload-Offset": { type: "integer" } } },
        404: unknown,
        412: otherVersion,
      },
    },
    patch: {
      summary: "Brings the next bytes of an upload",
      parameters: [
        id,
        version,
        header("Upload-Offset", { type: "integer", minimum: 0 }, "bytes that are there"),
      ],
      body: { "application/offset+octet-stream": { type: "string", format: "binary" } },
      responses: {
        204: {
          description: "Taken. With the last bytes the file is checked and named.",
          headers: { "Upload-Offset": { type: "integer" }, "TIS-File": { type: "string" } },
        },
        400: { description: "Broken off; go on from where it is." },
        404: unknown,
        409: { description: "Another offset than what is there." },
        412: otherVersion,
        413: { description: "More bytes than were told." },
        422: refused,
        423: busy,
      },
      refusals: [415],
    },
    delete: {
      operationId: "dropUpload",
      summary: "Gives an upload up",
      parameters: [id, version],
      responses: { 204: { description: "Gone." }, 404: unknown, 412: otherVersion, 423: busy },
    },
  },
};

function header(name: string, schema: Record<string, unknown>, description?: string): DescribedParameter {
  return { name, in: "header", required: true, schema, ...(description ? { description } : {}) };
}
