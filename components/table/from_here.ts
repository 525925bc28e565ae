/**
 * An address of the page that holds the link, as seen from there: its query alone. The framework marks a link with the page's path and
 * another query as one that leads upwards, for screen readers too; what stands after a `?` it leaves alone.
 */
export function fromHere(address: string): string {
  const query = address.indexOf("?");
  return query < 0 ? address : address.slice(query);
}
