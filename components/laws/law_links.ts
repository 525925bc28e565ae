/** Address of one legal standard. */
export function lawHref(basePath: string, id: number): string {
  return `${basePath}/Laws?id=${id}`;
}

/** Where one is changed. */
export function editLawHref(basePath: string, id: number): string {
  return `${basePath}/Laws?edit=${id}`;
}
