/** Negative response codes by the names that ISO 14229-1 annex A.1 gives them. */
const NEGATIVE_CODES: Readonly<Record<number, string>> = {
  0x10: "generalReject",
  0x11: "serviceNotSupported",
  0x12: "subFunctionNotSupported",
  0x13: "incorrectMessageLengthOrInvalidFormat",
  0x14: "responseTooLong",
  0x21: "busyRepeatRequest",
  0x22: "conditionsNotCorrect",
  0x24: "requestSequenceError",
  0x25: "noResponseFromSubnetComponent",
  0x26: "failurePreventsExecutionOfRequestedAction",
  0x31: "requestOutOfRange",
  0x33: "securityAccessDenied",
  0x34: "authenticationRequired",
  0x35: "invalidKey",
  0x36: "exceededNumberOfAttempts",
  0x37: "requiredTimeDelayNotExpired",
  0x38: "secureDataTransmissionRequired",
  0x39: "secureDataTransmissionNotAllowed",
  0x3a: "secureDataVerificationFailed",
  0x50: "certificateVerificationFailedInvalidTimePeriod",
  0x51: "certificateVerificationFailedInvalidSignature",
  0x52: "certificateVerificationFailedInvalidChainOfTrust",
  0x53: "certificateVerificationFailedInvalidType",
  0x54: "certificateVerificationFailedInvalidFormat",
  0x55: "certificateVerificationFailedInvalidContent",
  0x56: "certificateVerificationFailedInvalidScope",
  0x57: "certificateVerificationFailedInvalidCertificate",
  0x58: "ownershipVerificationFailed",
  0x59: "challengeCalculationFailed",
  0x5a: "settingAccessRightsFailed",
  0x5b: "sessionKeyCreationDerivationFailed",
  0x5c: "configurationDataUsageFailed",
  0x5d: "deAuthenticationFailed",
  0x70: "uploadDownloadNotAccepted",
  0x71: "transferDataSuspended",
  0x72: "generalProgrammingFailure",
  0x73: "wrongBlockSequenceCounter",
  0x78: "requestCorrectlyReceivedResponsePending",
  0x7e: "subFunctionNotSupportedInActiveSession",
  0x7f: "serviceNotSupportedInActiveSession",
  0x81: "rpmTooHigh",
  0x82: "rpmTooLow",
  0x83: "engineIsRunning",
  0x84: "engineIsNotRunning",
  0x85: "engineRunTimeTooLow",
  0x86: "temperatureTooHigh",
  0x87: "temperatureTooLow",
  0x88: "vehicleSpeedTooHigh",
  0x89: "vehicleSpeedTooLow",
  0x8a: "throttlePedalTooHigh",
  0x8b: "throttlePedalTooLow",
  0x8c: "transmissionRangeNotInNeutral",
  0x8d: "transmissionRangeNotInGear",
  0x8f: "brakeSwitchNotClosed",
  0x90: "shifterLeverNotInPark",
  0x91: "torqueConverterClutchLocked",
  0x92: "voltageTooHigh",
  0x93: "voltageTooLow",
  0x94: "resourceTemporarilyNotAvailable",
};

/** Codes that a program decides on. */
export const NRC = {
  serviceNotSupported: 0x11,
  subFunctionNotSupported: 0x12,
  wrongLength: 0x13,
  busyRepeatRequest: 0x21,
  conditionsNotCorrect: 0x22,
  requestSequenceError: 0x24,
  requestOutOfRange: 0x31,
  securityAccessDenied: 0x33,
  invalidKey: 0x35,
  exceededAttempts: 0x36,
  timeDelayNotExpired: 0x37,
  downloadNotAccepted: 0x70,
  transferSuspended: 0x71,
  programmingFailure: 0x72,
  wrongBlockCounter: 0x73,
  responsePending: 0x78,
  subFunctionNotInSession: 0x7e,
  serviceNotInSession: 0x7f,
  speedTooHigh: 0x88,
  voltageTooLow: 0x93,
} as const;

/**
 * Name of a negative response code: the standard's; codes between 0x95 and 0xEF are for conditions that it reserves, those from
 * 0xF0 for the maker.
 */
export function negativeCodeName(code: number): string {
  const known = NEGATIVE_CODES[code];
  if (known !== undefined) return known;
  const hex = code.toString(16).toUpperCase().padStart(2, "0");
  if (code >= 0x95 && code <= 0xef) return `reservedForSpecificConditionsNotCorrect 0x${hex}`;
  if (code >= 0xf0 && code <= 0xfe) return `vehicleManufacturerSpecificConditionsNotCorrect 0x${hex}`;
  return `isoSaeReserved 0x${hex}`;
}
