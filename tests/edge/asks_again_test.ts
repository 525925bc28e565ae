import "@/domains.ts";
import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";

/** Written out, so that a call that gives rights or ways in and does not ask is seen. */
const ASKING = [
  ...["startTotp", "removeTotp", "renewRecoveryCodes", "startPasskey", "addPasskey", "removePasskey"],
  ...[
    "freezeUsers",
    "unfreezeUsers",
    "activateUsers",
    "resetUserPasswords",
    "giveOneTimePassword",
    "unlockUser",
  ],
  ...["removeSecondFactor", "endUserSessions", "giveUserRole", "takeUserRole"],
  ...["giveDepartmentDuty", "takeDepartmentDuty"],
  ...["registerVdsDevice", "revokeVdsDevice", "giveVdsVehicleToken"],
  ...[
    "saveRoleRights",
    "copyRole",
    "deleteRoles",
    "restoreRoles",
    "checkRolesImport",
    "importRoles",
    "addRole",
  ],
  ...[
    "changeRole",
    "createMachine",
    "revokeMachine",
    "saveModuleSettings",
    "saveLogSettings",
    "deleteOldLogs",
  ],
  ...["deleteUsers", "restoreUsers", "checkUsersImport", "importUsers", "changeUsersTogether", "addUser"],
  ...["changeUser"],
];

Deno.test("what gives rights or ways in asks again who one is, and nothing else does", () => {
  const asking = CALLS.all.filter((call) => call.asksAgain).map((call) => call.operationId);
  assert.deepEqual(asking.sort(), ASKING.toSorted());
});
