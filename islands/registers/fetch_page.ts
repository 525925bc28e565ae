/** A page of the portal as the server draws it now; null when it does not, or draws another one (the session is over). */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<Document | null> {
  const response = await fetch(address, { headers: { accept: "text/html" }, signal }).catch(() => null);
  if (!response?.ok || response.redirected) return null;
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
