/** The page of an organisation. */
export function orgPageHref(basePath: string, code: string): string {
  return `${basePath}/agency?store=${encodeURIComponent(code)}`;
}

/** The list of stores narrowed by one of its filters. */
export function storesHref(basePath: string, filter: string, value: string): string {
  return `${basePath}/agency?${filter}=${encodeURIComponent(value)}`;
}

/** People of an organisation in the directory. */
export function contactsHref(basePath: string, org: string): string {
  return `${basePath}/MailList?org=${encodeURIComponent(org)}`;
}
