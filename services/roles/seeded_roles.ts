import type { Right } from "@/kernel/access/rights.ts";
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

/** Reading the logs and their boards. */
const LOGS: readonly Right[] = [
  "UserLoginList:view",
  "UserLoginListSummary:view",
  "UserOperationLog:view",
  "UserOperationLogSumm:view",
  "UserOperationLogger:view",
  "UserOperationLoggerUser:view",
];

/** Filling a cart and sending orders. */
const ORDERING: readonly Right[] = ["EPCCart:view", "EPCCart:edit", "EPCCart:order"];

/** Turning raster figures into SVG. */
const DRAWING: readonly Right[] = ["Gif2Svg:view", "Gif2Svg:edit"];

/** Words that everyone who repairs looks up: DTCs, technical data, what earns points, special tools. */
const WORKSHOP_WORDS: readonly Right[] = [
  "DTCManage:view",
  "DataViewing:view",
  "commercialDataViewing:view",
  "CommercialInformation:view",
  "MyScoreDict:view",
  "ToolManage:view",
];

/** Keeping a register: all that can be done with its entries. */
const keeping = (...routes: string[]): Right[] =>
  routes.flatMap((route) =>
    ["view", "add", "edit", "delete", "import"].map((action): Right => `${route}:${action}`)
  );
const viewing = (...routes: string[]): Right[] => routes.map((route): Right => `${route}:view`);

/** Words of labor, cases, DTCs and technical data. */
const TECHNICAL_WORDS = [
  "LaborType",
  "LaborAction",
  "LaborBaseStep",
  "LaborFault",
  "LaborDtc",
  "CaseDescription",
  "DTCManage",
  "DataMaintenance",
];

/** The directory of people and stores. */
const CONTACTS: readonly Right[] = ["MailList:view"];

/** Where stores stand and under whom. */
const ORGANISATION = ["agency", "agencyarea", "agencyregion", "agencydistrict", "agencykind", "dealerGroup"];

/** Countries and markets. */
const MARKETS = ["TisosArea", "OverseasArea", "EPCGJGL", "EPCSCGL"];

/** Accounts, posts and departments, with all that is done with them. */
const PEOPLE: readonly Right[] = [
  ...keeping("baseinfouser", "BaseinfoUserPost", "BaseinfoUserDepart"),
  "baseinfouser:freeze",
  "baseinfouser:password",
  "baseinfouser:sessions",
];

/** What the home page and the document centre show. */
const SHOWN = ["MainpageImageList", "FastAPP", "vehicleClassificationSettings", "carSeriesSettings"] as const;

/** What the parts catalogue is made of. */
const CATALOGUE_DATA = [
  "EPCSeries",
  "EpcModel",
  "EpcConfig",
  "EpcOption",
  "EPCEnerge",
  "EpcVinDisabled",
  "EPCfuliao",
  "EPCfuliaoQuantity",
  "EPCStandardPart",
  "EPC2DImage",
] as const;

/** Materials and standard parts, which workshops look up. */
const MATERIALS = ["EPCfuliao", "EPCfuliaoQuantity", "EPCStandardPart"] as const;

/** Verifying the password cards of one's own stores. */
const CARDS: readonly Right[] = ["SecretCard:view", "SecretCard:verify"];

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
  {
    code: "factory-manager",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...LOGS,
      ...keeping(...SHOWN, "CommercialInformation"),
      ...viewing("baseinforole", "baseinfoauthority", "moduleSettings"),
      ...keeping(...ORGANISATION),
      ...PEOPLE,
      ...viewing(...MARKETS),
      ...DRAWING,
      ...viewing(...CATALOGUE_DATA),
      ...keeping("EpcVinDisabled", "SecretCardSeries"),
      ...CARDS,
      "SecretCard:add",
      "SecretCard:revoke",
      ...WORKSHOP_WORDS,
      ...keeping("Sensitive", "SoftwareType", "FeedbackType"),
      ...viewing("TisosLanguage", "TisosCartype", "TisosTranslate", "TisosTranslateLog"),
      ...viewing(...TECHNICAL_WORDS, "PartQAType", "TechQAType"),
      ...TILE_KEYS.map(tileRight),
    ],
  },
  {
    code: "factory-engineer",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...keeping("vehicleClassificationSettings", "carSeriesSettings", "CommercialInformation"),
      ...viewing(...ORGANISATION),
      ...DRAWING,
      ...keeping(...CATALOGUE_DATA),
      "EPC2DImage:draw",
      ...WORKSHOP_WORDS,
      ...keeping(...TECHNICAL_WORDS, "ToolManage", "SoftwareType", "TisosCartype"),
      ...viewing("FeedbackType"),
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
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing(...ORGANISATION),
      ...viewing(...CATALOGUE_DATA),
      ...WORKSHOP_WORDS,
      ...viewing(...TECHNICAL_WORDS),
      tileRight("caseBasic"),
      tileRight("FUNC-manual"),
      tileRight("tsbTopic"),
    ],
  },
  {
    code: "section-chief",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing(...ORGANISATION),
      ...viewing("BaseinfoUserPost", "BaseinfoUserDepart"),
      ...WORKSHOP_WORDS,
      ...keeping("PartQAType", "TechQAType", "FeedbackType"),
      tileRight("caseBasic"),
      tileRight("tsbTopic"),
      tileRight("FUNC-feedback"),
    ],
  },
  {
    code: "technical-supervisor",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing("agency", "dealerGroup"),
      ...ORDERING,
      ...viewing(...MATERIALS),
      ...CARDS,
      ...WORKSHOP_WORDS,
      tileRight("FUNC-worksheet"),
    ],
  },
  {
    code: "claim-approver-1",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing(...ORGANISATION),
      ...WORKSHOP_WORDS,
      tileRight("claimBasic"),
    ],
  },
  {
    code: "claim-approver-2",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing(...ORGANISATION),
      ...WORKSHOP_WORDS,
      tileRight("claimBasic"),
    ],
  },
  {
    code: "claim-approver-3",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing(...ORGANISATION),
      ...WORKSHOP_WORDS,
      tileRight("claimBasic"),
    ],
  },
  {
    code: "store-technician",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...ORDERING,
      ...viewing(...MATERIALS),
      ...WORKSHOP_WORDS,
      tileRight("FUNC-worksheet"),
    ],
  },
  {
    code: "store-manager",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing("agency", "dealerGroup", "baseinfouser"),
      ...ORDERING,
      ...viewing(...MATERIALS),
      ...CARDS,
      ...WORKSHOP_WORDS,
      tileRight("FUNC-worksheet"),
      tileRight("FUNC-feedback"),
    ],
  },
  { code: "social-user", rights: ["EPCIndex:view", "EPCPage:view", "EPC2D:view", "SearchPage:view"] },
  {
    code: "dealer-group-user",
    rights: [
      ...CATALOGUE,
      ...CONTACTS,
      ...viewing("agency", "dealerGroup", "baseinfouser"),
      ...CARDS,
      ...WORKSHOP_WORDS,
      tileRight("FUNC-worksheet"),
    ],
  },
  {
    code: "overseas-store",
    rights: [...CATALOGUE, ...CONTACTS, ...ORDERING, ...viewing(...MATERIALS), ...CARDS, ...WORKSHOP_WORDS],
  },
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
