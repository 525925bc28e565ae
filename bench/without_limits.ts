/** Variables by which a portal shows one account as much in a minute as a measurement or recording asks for. */
export const WITHOUT_LIMITS = {
  PAGES_PER_MINUTE: "1000000",
  FILES_PER_MINUTE: "1000000",
  EXPORTS_PER_MINUTE: "1000000",
};
