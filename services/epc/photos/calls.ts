import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { addPartPhoto, newPhoto, photoOfPart, removePartPhoto } from "./part_photos.ts";

const TAG = "Parts catalog";

/** Calls that keep the photos of parts. */
export const PHOTO_CALLS = [
  defineCall({
    operationId: "addPartPhoto",
    method: "post",
    path: "/tis/sas/part-photos",
    need: "EPC2DImage:draw",
    tag: TAG,
    summary: "Give a part a photo (multipart): JPEG or PNG, at most 8 MB",
    input: newPhoto,
    output: z.object({ file: z.uuid() }),
    form: { message: "epc.photo.added" },
    run: async (ctx, input) => ({ file: await addPartPhoto(ctx, input) }),
  }),
  defineCall({
    operationId: "removePartPhoto",
    method: "post",
    path: "/tis/sas/part-photos/deletion",
    need: "EPC2DImage:draw",
    tag: TAG,
    summary: "Take a photo away from a part",
    input: photoOfPart,
    output: nothing,
    form: { message: "epc.photo.removed" },
    run: async (ctx, input) => {
      await removePartPhoto(ctx, input);
      return null;
    },
  }),
] as const;
