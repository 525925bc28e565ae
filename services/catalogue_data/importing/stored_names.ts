/** A file of the store by its id, as rows of drawings name it: a pattern of the database. */
export const STORED = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](svg|glb)$";
