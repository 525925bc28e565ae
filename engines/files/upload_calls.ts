import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { deleteFile } from "./delete_file.ts";
import { finishUpload } from "./uploads/finish_upload.ts";

/** Calls of uploads and of the register of files; the bytes of large files go by tus (edge/tus.ts). */
export const UPLOAD_CALLS = [
  defineCall({
    operationId: "finishUpload",
    method: "post",
    path: "/tis/file/finished-uploads",
    need: "session",
    tag: "Files",
    summary:
      "Tells the file of an upload whose bytes are all there, and checks and stores it if that was cut short",
    input: z.object({ upload: z.uuid().describe("last member of the upload's address") }),
    output: z.object({ id: z.uuid().describe("of the file") }),
    run: async (ctx, { upload }) => ({ id: await finishUpload(ctx, upload) }),
  }),
  defineCall({
    operationId: "deleteFile",
    method: "post",
    path: "/tis/file/deletions",
    need: "FileManage:delete",
    tag: "Files",
    summary: "Deletes a file that nothing uses",
    input: z.object({ file: z.uuid().describe("id of the file") }),
    output: nothing,
    form: { to: () => "FileManage", message: "files.deleted" },
    run: async (ctx, { file }) => {
      await deleteFile(ctx, file);
      return null;
    },
  }),
] as const;
