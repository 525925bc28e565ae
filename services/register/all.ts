import { caseWordRegister } from "../cases/word_register.ts";
import { dtcRegister } from "../diagnosis/dtc_register.ts";
import { laborActionRegister } from "../labor/action_register.ts";
import { laborBaseStepRegister } from "../labor/base_step_register.ts";
import { laborDtcRegister } from "../labor/dtc_register.ts";
import { laborFaultRegister } from "../labor/fault_register.ts";
import { laborTypeRegister } from "../labor/type_register.ts";
import { partQaTypeRegister, techQaTypeRegister } from "../qa/type_registers.ts";
import { scoreDictionaryRegister } from "../scores/dictionary_register.ts";
import {
  commercialDataViewingRegister,
  dataViewingRegister,
  vehicleDataRegister,
} from "../vehicle_data/data_registers.ts";
import type { Register } from "./define_register.ts";

/** Every register. A domain adds its own here, nothing else. */
export const REGISTERS: readonly Register[] = [
  caseWordRegister,
  commercialDataViewingRegister,
  dataViewingRegister,
  dtcRegister,
  laborActionRegister,
  laborBaseStepRegister,
  laborDtcRegister,
  laborFaultRegister,
  laborTypeRegister,
  partQaTypeRegister,
  scoreDictionaryRegister,
  techQaTypeRegister,
  vehicleDataRegister,
];
