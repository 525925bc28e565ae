import "@/domains.ts";
import assert from "node:assert/strict";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { LETTERS, tableOfRolesAndPages } from "./write_roles_pages.ts";

/**
 * Every role that the portal brings along against every page, literally: who may open it once logged in. A change of rights is a change
 * of this table, made on purpose: edit it, or write it again by write_roles_pages.ts and read the difference.
 *
 * A administrator, M factory manager, E factory engineer, D designated engineer, C section chief, S technical supervisor, 1 2 3 claim
 * approvers, T store technician, G store manager, U social user, R dealer group user, O overseas store, P integration partner (a machine,
 * which opens no page, but whose calls ask for the same rights).
 */
const TABLE = `
AMEDCS123TGUROP 404
AMEDCS123TGUROP Account
AMEDCS123TG.ROP AccurateSearchPage
AM..C.......... BaseinfoUserDepart
AM..C.......... BaseinfoUserPost
AMEDCS123TG.RO. BulletinDetail
AMEDCS123TG.RO. BulletinList
AMEDC.......... BulletinWork
AMEDC.......... BulletinWorkDetail
AMED........... CaseDescription
AMEDCS123TG.RO. CaseDetail
AMEDCS123TG.RO. CaseList
AMEDCS...TG..O. CaseWork
AMEDCS...TG..O. CaseWorkDetail
AMEDCS...TG.ROP CatalogueChanges
A.............. CatalogueImport
AMEDCS123TG.RO. ClaimDetail
AMEDCS123TG.RO. ClaimList
AM..CS123TG.RO. ClaimManage
AM..CS123TG.RO. ClaimManageDetail
AMEDCS123TG.RO. CommercialInformation
AMEDCS123TGUROP ConfirmIdentity
AMEDCS123TG.RO. DTCManage
AMED........... DataMaintenance
AMEDCS123TG.RO. DataViewing
A.............. DemoDms
A.EDCS...TG.RO. DiagnoseHelper
A.ED.S...TG.RO. DiagnosePreview
A.EDCS...TG.RO. DiagnoseSelflist
AMEDCS123TGUROP EPC2D
AMED........... EPC2DImage
AME..S...TG.RO. EPCCart
AMED........... EPCEnerge
AMEDCS123TG.RO. EPCFavorite
AM............. EPCGJGL
AMEDCS123TGUROP EPCIndex
AMEDCS123TGUROP EPCPage
AM............. EPCSCGL
AMED........... EPCSeries
AMED.S...TG..O. EPCStandardPart
AMEDCS123TGUROP EPCVehicle
AMED.S...TG..O. EPCfuliao
AMED.S...TG..O. EPCfuliaoQuantity
AMED........... EpcConfig
AMED........... EpcConfigMatrix
AMED........... EpcModel
AMED........... EpcOption
AMED........... EpcVinDisabled
A.............. EventCatalogue
A.............. EventMonitor
A.............. EventTrace
AM............. FastAPP
AMEDCS123TGURO. FeedbackList
AME.C.......... FeedbackType
A.E............ FigureLines
A.............. FileManage
AMEDCS123TGUROP FirstLogin
AME............ Gif2Svg
AMEDCS123TGURO. HelperDoc
AME.C.......... HelperEditor
AME.C.......... HelperEditorList
AMEDCS123TGURO. HelperList
AMED........... LaborAction
AMED........... LaborBaseStep
AMEDC.......... LaborCatalogPushLog
AMEDCS123TG.RO. LaborDetail
AMED........... LaborDtc
AMED........... LaborFault
AMEDCS123TG.RO. LaborList
AM............. LaborRecompute
AMED........... LaborType
AMEDC.......... LaborWork
AMEDC.......... LaborWorkDetail
AMEDC.......... LaborWorkMal
AMEDCS123TGURO. Laws
A.............. LogManage
AMEDCS123TG.RO. MailList
A.............. MailLog
AM............. MainpageImageList
AMEDCS123TGUROP MyDownload
AMEDCS123TGUROP MyMessage
AMEDCS123TG.RO. MyScore
AMEDCS123TG.RO. MyScoreDict
AMEDC.123...... MyVerify
AM............. OverseasArea
A....S...TG..O. PartQAAdd
AMEDCS....G.RO. PartQAAnalyze
AMEDCS...TG.RO. PartQAList
AMEDCS....G.RO. PartQASummaryAll
AMEDCS....G.RO. PartQASummaryFinish
AMEDCS....G.RO. PartQASummaryOvertime
AMEDCS....G.RO. PartQASummaryTime
AM..C.......... PartQAType
AMEDCS...TG.RO. PartQAView
AMEDCS123TGUROP PrintPage
A.............. PushLog
AM..C.......... QABusinessHours
AM..C.......... QAReplyTemplate
AMEDCS...TG.RO. QualityFeedback
AMEDCS...TG.RO. QualityFeedbackPreview
A.........G..O. RegistVDS
AMEDCS123TGUROP SearchPage
AME............ SearchWords
AMEDCS123TGUROP SecondFactor
AM...S....G.RO. SecretCard
AM............. SecretCardSeries
AM............. Sensitive
AMEDCS123TG.ROP SoftwareList
AME............ SoftwareType
AMEDCS123TG.RO. TSBList
AMEDCS123TG.RO. TSBPreview
AMEDC.......... TSBType
AMEDC.......... TSBwork
AMEDC.......... TSBworkDetail
AMEDCS...TG..O. TechProve
AMEDCS...TG..O. TechProvePreview
A....S...TG..O. TechQAAdd
AMEDCS...TG.RO. TechQAList
AMEDCS....G.RO. TechQASummaryAll
AMEDCS....G.RO. TechQASummaryFinish
AMEDCS....G.RO. TechQASummaryOvertime
AMEDCS....G.RO. TechQASummaryTime
AM..C.......... TechQAType
AMEDCS...TG.RO. TechQAView
AM............. TisosArea
AME............ TisosCartype
AM............. TisosLanguage
AM............. TisosTranslate
AM............. TisosTranslateLog
AMEDCS123TG.RO. ToolManage
AMEDCS...TG.RO. TsbWorkOrder
AM............. UserLoginList
AM............. UserLoginListSummary
AM............. UserOperationLog
AM............. UserOperationLogSumm
AM............. UserOperationLogger
AM............. UserOperationLoggerUser
A.............. UserSync
A.ED.S...TG.RO. VDSDiagnose
A.EDCS...TG.RO. VDSFeedback
A.EDCS...TG.RO. VDSFeedbackNoDiagnose
A.ED.S...TG.RO. VDSWorkSheet
AM..C.123...... WarrantyTerms
AMEDCS123.G.R.. agency
AMEDC.123...... agencyarea
AMEDC.123...... agencydistrict
AMEDC.123...... agencykind
AMEDC.123...... agencyregion
AM............. baseinfoauthority
AM............. baseinforole
AM........G.R.. baseinfouser
AME............ carSeriesSettings
AMEDCS123TG.RO. commercialDataViewing
AMEDCS123.G.R.. dealerGroup
AM..C.......... easyboard
AMEDCS123TGUROP error
AMEDCS123TGUROP index
AM............. moduleSettings
AME............ vehicleClassificationSettings
`;

Deno.test("every role has its letter", () => {
  assert.deepEqual(Object.keys(LETTERS), seededRoles().map(({ code }) => code));
  assert.equal(new Set(Object.values(LETTERS)).size, seededRoles().length);
});

Deno.test("each role may open the pages of the table and no others", () => {
  assert.deepEqual(TABLE.trim().split("\n"), tableOfRolesAndPages());
});
