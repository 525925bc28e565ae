/** The version of the draft that a form works on. */
export function versionOf(form: HTMLFormElement): number {
  return Number(form.querySelector<HTMLInputElement>('input[name="version"]')?.value);
}

/** Every form of the page works on this version from now on. */
export function setVersion(version: number): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="version"]')) {
    input.value = String(version);
  }
}
