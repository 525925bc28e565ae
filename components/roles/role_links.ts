/** Addresses of the pages of roles and rights; the address is the only state. */
export const roleHref = (basePath: string, role: string) =>
  `${basePath}/baseinforole?role=${encodeURIComponent(role)}`;
export const compareHref = (basePath: string, role: string, other?: string) =>
  `${basePath}/baseinforole?compare=${encodeURIComponent(role)}${
    other === undefined ? "" : `&with=${encodeURIComponent(other)}`
  }`;
export const holdersHref = (basePath: string, right: string) =>
  `${basePath}/baseinforole?right=${encodeURIComponent(right)}`;
