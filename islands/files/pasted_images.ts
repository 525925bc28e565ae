/** Types of images that may be pasted (specification section 5), with the ending each gets. */
const PASTED: Record<string, string> = {
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/apng": "apng",
  "image/bmp": "bmp",
};

/** Whether a place that takes these endings (`.png`; none given: any) takes any image that can be pasted. */
export function takesPasted(endings: readonly string[]): boolean {
  return endings.length === 0 || Object.values(PASTED).some((ending) => endings.includes(`.${ending}`));
}

/** The images of a clipboard, each under a name of its own: browsers call every one `image.png`. */
export function pastedImages(data: DataTransfer | null, now: Date): File[] {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
  return [...data?.files ?? []]
    .filter((file) => file.type in PASTED)
    .map((file, index) => {
      const name = `pasted-${stamp}${index === 0 ? "" : `-${index + 1}`}.${PASTED[file.type]}`;
      return new File([file], name, { type: file.type, lastModified: now.getTime() });
    });
}
