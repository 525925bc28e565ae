/** Address of the list of work orders, as it is narrowed. */
export function workOrdersHref(
  basePath: string,
  query: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const set = Object.entries(query).filter(([, value]) =>
    value !== null && value !== undefined && value !== ""
  );
  const asked = new URLSearchParams(set.map(([name, value]): [string, string] => [name, String(value)]));
  return `${basePath}/TsbWorkOrder${set.length > 0 ? `?${asked}` : ""}`;
}
