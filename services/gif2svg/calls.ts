import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { convertDrawing } from "@/engines/files/convert/convert_drawing.ts";
import { keepFigureImage } from "./keep_figure_image.ts";
import { KINDS } from "@/engines/files/convert/kinds.ts";
import { conversion, readConversionOf } from "@/engines/files/convert/read_conversion.ts";
import { retryConversion } from "@/engines/files/convert/retry_conversion.ts";
import { TraceSettings } from "@/engines/files/convert/trace_settings.ts";

const TAG = "Conversions";
const fileId = z.uuid().describe("of the original");

/** Calls of conversions. */
export const CONVERT_CALLS = [
  defineCall({
    operationId: "readConversion",
    method: "get",
    path: "/tis/fileconverter/files/{fileId}/conversions/{kind}",
    need: "session",
    tag: TAG,
    summary: "How a conversion of a file stands; of files that the caller may read",
    input: z.object({ fileId, kind: z.enum(KINDS) }),
    output: conversion,
    run: async (ctx, input) => {
      const { state, resultId, reason, facts } = await readConversionOf(ctx, input.fileId, input.kind);
      return { state, resultId, reason, facts };
    },
  }),
  defineCall({
    operationId: "retryConversion",
    method: "post",
    path: "/tis/fileconverter/files/{fileId}/conversions/{kind}/retry",
    need: "FileManage:convert",
    tag: TAG,
    summary: "Ask once more for a conversion that failed",
    input: z.object({ fileId, kind: z.enum(KINDS) }),
    output: nothing,
    form: { message: "gif2svg.asked-again" },
    run: async (ctx, input) => {
      await retryConversion(ctx, input.fileId, input.kind);
      return null;
    },
  }),
  defineCall({
    operationId: "convertDrawing",
    method: "post",
    path: "/tis/fileconverter/drawings/{fileId}/svg",
    need: "Gif2Svg:edit",
    tag: TAG,
    summary: "Turn a raster drawing into SVG with these settings, in place of what was made of it before",
    input: z.object({ fileId, ...TraceSettings.shape }),
    output: nothing,
    form: { message: "gif2svg.asked" },
    run: async (ctx, { fileId, ...settings }) => {
      await convertDrawing(ctx, fileId, settings);
      return null;
    },
  }),
  defineCall({
    operationId: "keepFigureImage",
    method: "post",
    path: "/tis/fileconverter/drawings/{fileId}/figure-image",
    need: "Gif2Svg:edit",
    tag: TAG,
    summary: "Keep the SVG made of a drawing as an image of a figure",
    input: z.object({ fileId, figure: z.string().min(1).max(64).describe("code of the figure") }),
    output: nothing,
    form: { message: "gif2svg.kept" },
    run: async (ctx, input) => {
      await keepFigureImage(ctx, input.fileId, input.figure);
      return null;
    },
  }),
] as const;
