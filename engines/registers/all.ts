import { rightRegister } from "@/services/roles/right_register.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import { cardRegister } from "@/services/cards/card_register.ts";
import { cardSeriesRegister } from "@/services/cards/card_series_register.ts";
import { caseWordRegister } from "@/services/cases/word_register.ts";
import { dtcRegister } from "@/services/diagnosis/dtc_register.ts";
import { auxiliaryQuantityRegister, auxiliaryRegister } from "@/services/epc/auxiliary_registers.ts";
import { disabledVinRegister } from "@/services/epc/disabled_vin_register.ts";
import { energyTypeRegister } from "@/services/epc/energy_type_register.ts";
import { figureRegister } from "@/services/epc/figure_register.ts";
import { modelRegister } from "@/services/epc/model_register.ts";
import { optionRegister, optionValueRegister } from "@/services/epc/option_registers.ts";
import { seriesRegister } from "@/services/epc/series_register.ts";
import { standardPartRegister } from "@/services/epc/standard_part_register.ts";
import { feedbackTypeRegister } from "@/services/feedback/type_register.ts";
import { homePictureRegister } from "@/services/home/home_picture_register.ts";
import { quickAppRegister } from "@/services/home/quick_app_register.ts";
import { laborActionRegister } from "@/services/labor/action_register.ts";
import { laborBaseStepRegister } from "@/services/labor/base_step_register.ts";
import { laborDtcRegister } from "@/services/labor/dtc_register.ts";
import { laborFaultRegister } from "@/services/labor/fault_register.ts";
import { laborTypeRegister } from "@/services/labor/type_register.ts";
import { carTypeRegister } from "@/services/markets/car_type_register.ts";
import { languageRegister } from "@/services/languages/language_register.ts";
import { agencyRegister } from "@/services/orgs/agency_register.ts";
import { areaRegister } from "@/services/orgs/area_register.ts";
import { countryCatalogueRegister } from "@/services/markets/country_catalogue_register.ts";
import { countryRegister } from "@/services/markets/country_register.ts";
import { dealerGroupRegister } from "@/services/orgs/dealer_group_register.ts";
import { districtRegister } from "@/services/orgs/district_register.ts";
import { marketRegister } from "@/services/markets/market_register.ts";
import { networkRegister } from "@/services/orgs/network_register.ts";
import { osAreaRegister } from "@/services/markets/os_area_register.ts";
import { regionRegister } from "@/services/orgs/region_register.ts";
import { partQaTypeRegister, techQaTypeRegister } from "@/services/qa/type_registers.ts";
import { scoreDictionaryRegister } from "@/services/scores/dictionary_register.ts";
import { sensitiveWordRegister } from "@/services/sensitive/word_register.ts";
import { classSeriesRegister } from "@/services/settings/class_series_register.ts";
import { commercialVehicleRegister } from "@/services/settings/commercial_vehicle_register.ts";
import { vehicleClassRegister } from "@/services/settings/vehicle_class_register.ts";
import { softwareTypeRegister } from "@/services/software/type_register.ts";
import { toolRegister } from "@/services/tools/tool_register.ts";
import { departmentRegister } from "@/services/departments/department_register.ts";
import { postRegister } from "@/services/users/post_register.ts";
import { userRegister } from "@/services/users/user_register.ts";
import {
  commercialDataViewingRegister,
  dataViewingRegister,
  vehicleDataRegister,
} from "@/services/vehicle_data/data_registers.ts";
import type { Register } from "./define_register.ts";

/** Every register. A domain adds its own here, nothing else. */
export const REGISTERS: readonly Register[] = [
  agencyRegister,
  areaRegister,
  auxiliaryQuantityRegister,
  auxiliaryRegister,
  carTypeRegister,
  cardRegister,
  cardSeriesRegister,
  caseWordRegister,
  classSeriesRegister,
  commercialDataViewingRegister,
  commercialVehicleRegister,
  countryCatalogueRegister,
  countryRegister,
  dataViewingRegister,
  dealerGroupRegister,
  departmentRegister,
  disabledVinRegister,
  districtRegister,
  dtcRegister,
  energyTypeRegister,
  feedbackTypeRegister,
  figureRegister,
  homePictureRegister,
  laborActionRegister,
  laborBaseStepRegister,
  laborDtcRegister,
  laborFaultRegister,
  laborTypeRegister,
  languageRegister,
  marketRegister,
  modelRegister,
  networkRegister,
  optionRegister,
  optionValueRegister,
  osAreaRegister,
  partQaTypeRegister,
  postRegister,
  quickAppRegister,
  regionRegister,
  rightRegister,
  roleRegister,
  scoreDictionaryRegister,
  sensitiveWordRegister,
  seriesRegister,
  softwareTypeRegister,
  standardPartRegister,
  techQaTypeRegister,
  toolRegister,
  userRegister,
  vehicleClassRegister,
  vehicleDataRegister,
];
