import { type DescribedPaths, fileBody, type Schema } from "@/engines/answers/described.ts";

const TEXT: Schema = { type: "string" };

/** An object of these members, all of them there. */
function members(properties: Record<string, Schema>): Schema {
  return { type: "object", properties, required: Object.keys(properties) };
}

const place = { type: "string", description: "stands before the file" };

/** A success, or the failure of the specification's section 8. */
const STORED: Schema = {
  oneOf: [
    members({ code: { type: "integer", const: 200 }, data: members({ id: TEXT, name: TEXT }), msg: TEXT }),
    members({ code: { type: "integer", const: -1 }, data: { type: "null" }, msg: TEXT }),
  ],
};

/** The upload response of the specification's section 3, which says `mesg` where all others say `msg`. */
const PICTURE = {
  "application/json": members({ code: { type: ["integer", "string"] }, data: TEXT, mesg: TEXT }),
};

/** What the description of the calls says of a small file to any place. */
export const STORE_FILE: DescribedPaths = {
  "/tis/file/files": {
    post: {
      summary: "Stores a file of 8 MB at most",
      body: fileBody({ place }, ["place"]),
      responses: {
        200: {
          description: "The file, a refusal, or that the upload failed (-1), told apart by `code`.",
          content: { "application/json": STORED },
        },
      },
      refusals: [413, 422],
    },
  },
};

/** What the description of the calls says of a picture. */
export const IMPROVE_IMAGE: DescribedPaths = {
  "/tis/fileconverter/improve-image": {
    post: {
      summary: "Stores a picture; without a place one of a text",
      body: fileBody({ place }),
      responses: {
        200: {
          description: "The picture as `id/name`, or why not; -1: the upload failed.",
          content: PICTURE,
        },
        413: { description: "The picture is too large.", content: PICTURE },
        422: { description: "The body cannot be decoded.", content: PICTURE },
      },
    },
  },
};
