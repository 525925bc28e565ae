import type { Right } from "./rights.ts";
import { TILE_KEYS, tileRight } from "./rights_catalogue.ts";

/** Reading the parts catalogue. */
const CATALOGUE: readonly Right[] = [
  "EPCIndex:view",
  "EPCPage:view",
  "EPC2D:view",
  "SearchPage:view",
  "AccurateSearchPage:view",
  "EPCFavorite:view",
  "EPCFavorite:edit",
];

/** Filling a cart and sending orders. */
const ORDERING: readonly Right[] = ["EPCCart:view", "EPCCart:edit", "EPCCart:order"];

/** Turning raster figures into SVG. */
const DRAWING: readonly Right[] = ["Gif2Svg:view", "Gif2Svg:edit"];

/** Rights of a seeded role; `all` stands for every right of the catalogue. */
export interface SeededRole {
  code: string;
  rights: readonly Right[] | "all";
}

/**
 * The roles that the portal starts with and what each may do, literally. A right named here that no page or call needs is
 * passed over at the start and fails a test.
 */
export const SEEDED_ROLES: readonly SeededRole[] = [
  { code: "administrator", rights: "all" },
  { code: "factory-manager", rights: [...CATALOGUE, ...DRAWING, ...TILE_KEYS.map(tileRight)] },
  {
    code: "factory-engineer",
    rights: [
      ...CATALOGUE,
      ...DRAWING,
      tileRight("caseBasic"),
      tileRight("FUNC-manual"),
      tileRight("tsbTopic"),
      tileRight("epcSvgLog"),
      tileRight("FUNC-labor"),
      tileRight("FUNC-software"),
    ],
  },
  {
    code: "designated-engineer",
    rights: [...CATALOGUE, tileRight("caseBasic"), tileRight("FUNC-manual"), tileRight("tsbTopic")],
  },
  {
    code: "section-chief",
    rights: [...CATALOGUE, tileRight("caseBasic"), tileRight("tsbTopic"), tileRight("FUNC-feedback")],
  },
  { code: "technical-supervisor", rights: [...CATALOGUE, ...ORDERING, tileRight("FUNC-worksheet")] },
  { code: "claim-approver-1", rights: [...CATALOGUE, tileRight("claimBasic")] },
  { code: "claim-approver-2", rights: [...CATALOGUE, tileRight("claimBasic")] },
  { code: "claim-approver-3", rights: [...CATALOGUE, tileRight("claimBasic")] },
  { code: "store-technician", rights: [...CATALOGUE, ...ORDERING, tileRight("FUNC-worksheet")] },
  {
    code: "store-manager",
    rights: [...CATALOGUE, ...ORDERING, tileRight("FUNC-worksheet"), tileRight("FUNC-feedback")],
  },
  { code: "social-user", rights: ["EPCIndex:view", "EPCPage:view", "EPC2D:view", "SearchPage:view"] },
  { code: "dealer-group-user", rights: [...CATALOGUE, tileRight("FUNC-worksheet")] },
  { code: "overseas-store", rights: [...CATALOGUE, ...ORDERING] },
  {
    code: "integration-partner",
    rights: [
      "EPCIndex:view",
      "EPCPage:view",
      "EPC2D:view",
      "SearchPage:view",
      "AccurateSearchPage:view",
      "EPCCart:answer",
    ],
  },
];

/** Names of the roles that this table gives, for demo accounts and tests. */
export const SEEDED_ROLE_CODES: readonly string[] = SEEDED_ROLES.map((role) => role.code);
