import { readEpcQuery, subjectChoice, versionAsked } from "@/components/epc/epc_query.ts";
import { subjectInWords } from "@/components/epc/subject_in_words.ts";
import { coversOfGroups } from "@/services/epc/figure_covers.ts";
import { type FigureHead, figureHead, figureOf } from "@/services/epc/figure.ts";
import { figuresOfGroup, groupTree } from "@/services/epc/groups.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { subjectOf, subjectOfVehicle } from "@/services/epc/subject.ts";
import { figureData } from "./figure_data.ts";
import { documentsOfVehicle } from "@/engines/documents/documents_of_vehicle.ts";
import { workOrdersOfVehicle } from "@/services/tsb/work_orders/of_vehicle.ts";
import { workOfVehicle } from "@/services/orders/work_of_vehicle.ts";
import { partData } from "@/components/epc/part_data.ts";
import type { State } from "@/edge/state.ts";
import type { Vehicle } from "@/services/epc/types.ts";

/**
 * All that the catalogue of a vehicle, or of a series and model, shows, or why it cannot.
 *
 * @param vehicle that the query names, already read
 * @param early head of the figure that the query names, where it is known already
 */
export async function catalogueData(
  state: State,
  query: ReturnType<typeof readEpcQuery>,
  vehicle: Vehicle | null,
  early: FigureHead | null,
) {
  const { ctx } = state;
  const { figure: code } = query;
  const choice = await attempt(async () =>
    vehicle ? subjectOfVehicle(vehicle) : await subjectOf(ctx, subjectChoice(query))
  );
  if (!choice.ok) return { refusal: choice.refusal };
  const known = choice.ok;
  const head = early ?? (code ? await figureHead(ctx, known, code, query.group) : undefined);
  const groupCode = head?.groupCode ?? query.group;
  const [tree, figure, group] = await Promise.all([
    attempt(() => groupTree(ctx, known)),
    code ? figureData(state, query, () => figureOf(ctx, known, code, head, versionAsked(query))) : null,
    groupCode ? attempt(() => figuresOfGroup(ctx, known, groupCode)) : null,
  ]);
  if (!tree.ok) return { refusal: tree.refusal };
  if (!vehicle) state.withoutVehicle = subjectInWords(tree.ok.subject);
  const isStart = !figure?.ok && !group?.ok;
  const [covers, work, asked, documents, part] = await Promise.all([
    isStart ? coversOfGroups(ctx, known, query.other === "1") : new Map<string, string>(),
    isStart && vehicle ? workOfVehicle(ctx, vehicle.vin) : null,
    isStart && vehicle ? workOrdersOfVehicle(ctx, vehicle.vin) : [],
    isStart && vehicle
      ? documentsOfVehicle(ctx, { ...vehicle, modelCodes: vehicle.models.map(({ code }) => code) })
      : [],
    partData(ctx, query.part, vehicle?.vin ?? null),
  ]);
  return {
    refusal: null,
    query: { ...query, group: groupCode },
    vehicle,
    tree: tree.ok,
    figure,
    group,
    covers,
    work,
    asked,
    documents,
    part,
  };
}
