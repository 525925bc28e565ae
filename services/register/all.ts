import { rightRegister } from "../access/right_register.ts";
import { roleRegister } from "../access/role_register.ts";
import { cardRegister } from "../cards/card_register.ts";
import { cardSeriesRegister } from "../cards/card_series_register.ts";
import { caseWordRegister } from "../cases/word_register.ts";
import { dtcRegister } from "../diagnosis/dtc_register.ts";
import { auxiliaryQuantityRegister, auxiliaryRegister } from "../epc/auxiliary_registers.ts";
import { disabledVinRegister } from "../epc/disabled_vin_register.ts";
import { energyTypeRegister } from "../epc/energy_type_register.ts";
import { figureRegister } from "../epc/figure_register.ts";
import { modelRegister } from "../epc/model_register.ts";
import { optionRegister, optionValueRegister } from "../epc/option_registers.ts";
import { seriesRegister } from "../epc/series_register.ts";
import { standardPartRegister } from "../epc/standard_part_register.ts";
import { feedbackTypeRegister } from "../feedback/type_register.ts";
import { homePictureRegister } from "../home/home_picture_register.ts";
import { quickAppRegister } from "../home/quick_app_register.ts";
import { laborActionRegister } from "../labor/action_register.ts";
import { laborBaseStepRegister } from "../labor/base_step_register.ts";
import { laborDtcRegister } from "../labor/dtc_register.ts";
import { laborFaultRegister } from "../labor/fault_register.ts";
import { laborTypeRegister } from "../labor/type_register.ts";
import { carTypeRegister } from "../languages/car_type_register.ts";
import { languageRegister } from "../languages/language_register.ts";
import { agencyRegister } from "../orgs/agency_register.ts";
import { areaRegister } from "../orgs/area_register.ts";
import { countryCatalogueRegister } from "../orgs/country_catalogue_register.ts";
import { countryRegister } from "../orgs/country_register.ts";
import { dealerGroupRegister } from "../orgs/dealer_group_register.ts";
import { districtRegister } from "../orgs/district_register.ts";
import { marketRegister } from "../orgs/market_register.ts";
import { networkRegister } from "../orgs/network_register.ts";
import { osAreaRegister } from "../orgs/os_area_register.ts";
import { regionRegister } from "../orgs/region_register.ts";
import { partQaTypeRegister, techQaTypeRegister } from "../qa/type_registers.ts";
import { scoreDictionaryRegister } from "../scores/dictionary_register.ts";
import { sensitiveWordRegister } from "../sensitive/word_register.ts";
import { classSeriesRegister } from "../settings/class_series_register.ts";
import { commercialVehicleRegister } from "../settings/commercial_vehicle_register.ts";
import { vehicleClassRegister } from "../settings/vehicle_class_register.ts";
import { softwareTypeRegister } from "../software/type_register.ts";
import { toolRegister } from "../tools/tool_register.ts";
import { departmentRegister } from "../users/departments/department_register.ts";
import { postRegister } from "../users/post_register.ts";
import { userRegister } from "../users/user_register.ts";
import {
  commercialDataViewingRegister,
  dataViewingRegister,
  vehicleDataRegister,
} from "../vehicle_data/data_registers.ts";
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
