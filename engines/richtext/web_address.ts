/** Whether an address is one of the web that says so itself: http or https, nothing relative, no name or password in it. */
export function isWebAddress(address: string): boolean {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === "" && url.password === "";
}
