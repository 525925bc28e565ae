const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether this can be the id of a file, or of its upload: the database refuses to compare anything else with one. */
export function isFileId(id: string): boolean {
  return UUID.test(id);
}
