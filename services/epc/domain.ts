import { LIMITS } from "@/kernel/limits.ts";
import * as events from "@/events/epc.ts";
import { indexSearch } from "./index_consumer.ts";
import { auxiliaryQuantityRegister, auxiliaryRegister } from "./auxiliary_registers.ts";
import { EPC_CALLS } from "./calls.ts";
import { disabledVinRegister } from "./disabled_vin_register.ts";
import { DRAWING_CALLS } from "./drawing_calls.ts";
import { PHOTO_CALLS } from "./photos/calls.ts";
import { mayReadPartPhoto, PART_PHOTO } from "./photos/part_photos.ts";
import { energyTypeRegister } from "./energy_type_register.ts";
import { figurePaperAnswer } from "./answers.ts";
import { figureExport } from "./figure_export.ts";
import { mayReadFigureImage } from "./figure_thumb.ts";
import { calloutLinkKind } from "./callout_link_kind.ts";
import { figureLinkKind } from "./figure_link_kind.ts";
import { figureRegister } from "./figure_register.ts";
import { MATRIX_CALLS } from "./matrix_calls.ts";
import { modelRegister } from "./model_register.ts";
import { optionRegister, optionValueRegister } from "./option_registers.ts";
import { partLinkKind } from "./part_link_kind.ts";
import { mayReadSeriesPicture } from "./seen_series.ts";
import { seriesRegister } from "./series_register.ts";
import { standardPartRegister } from "./standard_part_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { viewing, writing } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";
import { page } from "@/kernel/access/pages.ts";

export const epc = defineDomain({
  name: "epc",
  pages: [
    page("PrintPage", { module: "parts", icon: "printer", need: "EPC2D:view", oldIe: "ie-print" }),
    page("EPCIndex", { module: "parts", icon: "component", nav: "module", short: "nav.page_EPCIndex" }),
    page("EPCPage", { module: "parts", icon: "list-tree" }),
    page("EPC2D", { module: "parts", icon: "component" }),
    page("EPCVehicle", { module: "parts", icon: "car", need: "EPCPage:view", under: "EPCIndex" }),
    registerPage(seriesRegister, { module: "catalogue", icon: "car", nav: "module" }),
    registerPage(modelRegister, { module: "catalogue", icon: "list-tree", nav: "below" }),
    page("EpcConfig", { module: "catalogue", icon: "sliders-horizontal", nav: "below" }),
    page("EpcOption", { module: "catalogue", icon: "settings-2", nav: "below" }),
    page("EpcConfigMatrix", {
      module: "catalogue",
      icon: "grid-3x3",
      need: "EpcModel:view",
      under: "EpcModel",
    }),
    registerPage(energyTypeRegister, { module: "catalogue", icon: "zap", nav: "below" }),
    registerPage(disabledVinRegister, { module: "catalogue", icon: "ban", nav: "below" }),
    page("EPCfuliao", { module: "catalogue", icon: "droplets", nav: "below" }),
    page("EPCfuliaoQuantity", { module: "catalogue", icon: "test-tubes", under: "EPCfuliao" }),
    page("EPC2DImage", { module: "catalogue", icon: "images", nav: "below" }),
    registerPage(standardPartRegister, { module: "catalogue", icon: "bolt", nav: "below" }),
  ],
  calls: [...EPC_CALLS, ...MATRIX_CALLS, ...DRAWING_CALLS, ...PHOTO_CALLS],
  answers: [figurePaperAnswer],
  exports: [figureExport],
  registers: [
    auxiliaryQuantityRegister,
    auxiliaryRegister,
    disabledVinRegister,
    energyTypeRegister,
    figureRegister,
    modelRegister,
    optionRegister,
    optionValueRegister,
    seriesRegister,
    standardPartRegister,
  ],
  linkKinds: { part: partLinkKind, callout: calloutLinkKind, figure: figureLinkKind },
  grants: [
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "section-chief",
        "technical-supervisor",
        "claim-approver-1",
        "claim-approver-2",
        "claim-approver-3",
        "store-technician",
        "store-manager",
        "social-user",
        "dealer-group-user",
        "overseas-store",
        "integration-partner",
      ],
      rights: [...viewing("EPCIndex", "EPCPage", "EPC2D")],
    },
    {
      roles: ["factory-manager", "factory-engineer", "designated-engineer"],
      rights: [
        ...viewing(
          "EPCSeries",
          "EpcModel",
          "EpcConfig",
          "EpcOption",
          "EPCEnerge",
          "EpcVinDisabled",
          "EPC2DImage",
        ),
      ],
    },
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "technical-supervisor",
        "store-technician",
        "store-manager",
        "overseas-store",
      ],
      rights: [...viewing("EPCfuliao", "EPCfuliaoQuantity", "EPCStandardPart")],
    },
    { roles: ["factory-manager", "factory-engineer"], rights: [...writing("EpcVinDisabled")] },
    {
      roles: ["factory-engineer"],
      rights: [
        ...writing(
          "EPCSeries",
          "EpcModel",
          "EpcConfig",
          "EpcOption",
          "EPCEnerge",
          "EPCfuliao",
          "EPCfuliaoQuantity",
          "EPCStandardPart",
          "EPC2DImage",
        ),
        "EPC2DImage:draw",
      ],
    },
  ],
  events: Object.values(events),
  consumers: [indexSearch],
  places: {
    "figure-image": { types: ["svg", "png", "gif", "jpeg"], upload: "Gif2Svg:edit" },
    "figure-model": { types: ["glb"], upload: "FileManage:upload" },
    "series-picture": { types: ["jpeg", "png"], upload: "EPCSeries:edit" },
    [PART_PHOTO]: {
      types: ["jpeg", "png"],
      byMachines: true,
      limit: LIMITS.partPhotoBytes,
      upload: "EPC2DImage:draw",
    },
  },
  readers: {
    "figure-image": mayReadFigureImage,
    "series-picture": mayReadSeriesPicture,
    [PART_PHOTO]: mayReadPartPhoto,
  },
  demo: [{
    name: "series",
    told: "series and models",
    load: async () => (await import("@/demo/epc/steps.ts")).fillSeries,
  }, {
    name: "parts",
    told: "parts",
    after: "series",
    load: async () => (await import("@/demo/epc/steps.ts")).fillParts,
  }, {
    name: "figures",
    told: "figures",
    after: "parts",
    load: async () => (await import("@/demo/epc/steps.ts")).fillFigures,
  }, {
    name: "part photos",
    told: "photos of parts",
    after: "figures",
    needsFiles: true,
    load: async () => (await import("@/demo/epc/photos/fill_part_photos.ts")).fillPartPhotos,
  }, {
    name: "vehicles",
    told: "vehicles",
    after: "figures",
    load: async () => (await import("@/demo/epc/steps.ts")).fillVehicles,
  }, {
    name: "epc",
    told: "registers",
    after: "orgs",
    load: async () => (await import("@/demo/epc/registers.ts")).fillCatalogue,
  }, {
    name: "recent vehicles",
    told: "carts, orders and favorites",
    after: "favorites",
    load: async () => (await import("@/demo/epc/recent_vehicles.ts")).fillRecentVehicles,
  }],
});
