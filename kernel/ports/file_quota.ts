/** What brought files may take up together, bytes: those of one person, and those of the people of one store. */
export interface FileQuota {
  personBytes: number;
  storeBytes: number;
}
