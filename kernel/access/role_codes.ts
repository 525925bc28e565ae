/** The roles that the portal starts with, in their order (rules of people: factory, stores, social edition, dealer groups, partners). */
export const ROLE_CODES = [
  "administrator",
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
] as const;
export type RoleCode = typeof ROLE_CODES[number];
