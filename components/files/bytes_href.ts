/** Where the bytes of a file are, to be shown or saved. */
export function bytesHref(id: string, name: string, save = false): string {
  return `/tis/file/objects/${id}/${encodeURIComponent(name)}${save ? "?download" : ""}`;
}
