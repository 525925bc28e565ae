/**
 * Members of an account that the dealer management system owns: a run brings them to what it says. All others (language, zone, brands,
 * days of validity, further roles) are the portal's own and stay as people set them here.
 */
export const OWNED_BY_DMS = ["fullName", "email", "orgCode", "countryCode", "userType"] as const;
