import type { Ctx } from "@/kernel/ctx.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { judgeBatch } from "@/services/epc/fit/judge_batch.ts";
import { lookUpVehicle } from "@/services/epc/look_up_vehicle.ts";
import { searchParts } from "@/services/part_search/search_parts.ts";
import type { Inputs } from "./inputs.ts";

/** What one input is over HTTP and as a call of the service. */
export interface Trial {
  path: string;
  /** What is posted; a reading without it. */
  body?: unknown;
  service(ctx: Ctx): Promise<unknown>;
}

export interface Case {
  name: string;
  trials: Trial[];
  /** Longest p95 over HTTP, milliseconds. */
  mostMs: number;
  /** How many times the bare SQL's p95 it may be, where that is an aim. */
  mostRatio: number | null;
}

const path = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;

/** The main job's readings, each with its aim: 50 ms and twice bare SQL for VIN to figure, 100 ms for every search, 60 for two Chinese characters. */
export function casesOf(inputs: Inputs): Case[] {
  const vehicles = (vins: string[]): Trial[] =>
    vins.map((vin) => ({ path: `/tis/sas/vehicles/${vin}`, service: (ctx) => lookUpVehicle(ctx, vin) }));
  const searches = (keywords: string[]): Trial[] =>
    keywords.map((keyword) => ({
      path: path("/tis/sas/part-search", { keyword }),
      service: (ctx) => searchParts(ctx, { keyword, pageNo: 1, pageSize: 20 }),
    }));
  const figures = inputs.figures.map(({ vin, figure }): Trial => ({
    path: path(`/tis/sas/figures/${figure}`, { vin }),
    service: (ctx) => readFigure(ctx, { vin }, figure),
  }));
  const batches = inputs.batches.map((batch): Trial => ({
    path: "/tis/sas/fit-decisions",
    body: batch,
    service: (ctx) => judgeBatch(ctx, batch),
  }));
  const lookUp = { mostMs: 50, mostRatio: 2 }, search = { mostMs: 100, mostRatio: null };
  return [
    { name: "VIN to vehicle, 17", trials: vehicles(inputs.vins), ...lookUp },
    { name: "VIN to vehicle, last 8", trials: vehicles(inputs.tails), ...lookUp },
    { name: "figure for VIN", trials: figures, ...lookUp },
    { name: "fit of 500 lines", trials: batches, mostMs: 30, mostRatio: null },
    { name: "search, exact number", trials: searches(inputs.exact), ...search },
    { name: "search, prefix", trials: searches(inputs.prefixes), ...search },
    { name: "search, infix", trials: searches(inputs.infixes), ...search },
    { name: "search, two Chinese", trials: searches(inputs.pairs), ...search, mostMs: 60 },
    { name: "search, typo in words", trials: searches(inputs.wordTypos), ...search },
    { name: "search, typo in number", trials: searches(inputs.numberTypos), ...search },
  ];
}
