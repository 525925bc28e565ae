/** Scripts that are run, and must not be again; others are data, such as structured descriptions of the page. */
const RUN = new Set(["", "module", "text/javascript", "importmap"]);

/** Takes over the title, metas, style sheets and data scripts of a page that was fetched. Nothing is removed. */
export function mergeHead(sent: Document): void {
  if (sent.title !== "") document.title = sent.title;
  for (const element of [...sent.head.children]) {
    if (element instanceof HTMLMetaElement) mergeMeta(element);
    else if (element instanceof HTMLLinkElement) mergeStylesheet(element);
    else if (element instanceof HTMLScriptElement && !RUN.has(element.type)) mergeData(element);
    else if (element instanceof HTMLStyleElement && element.id === "") mergeStyle(element);
  }
}

function mergeMeta(meta: HTMLMetaElement): void {
  const name = ["name", "property"].find((name) => meta.hasAttribute(name));
  if (name === undefined) return;
  const selector = `meta[${name}="${CSS.escape(meta.getAttribute(name)!)}"]`;
  const found = document.head.querySelector<HTMLMetaElement>(selector);
  if (found === null) document.head.append(meta);
  else if (found.content !== meta.content) found.content = meta.content;
}

function mergeStylesheet(link: HTMLLinkElement): void {
  if (link.rel !== "stylesheet") return;
  const known = [...document.head.querySelectorAll("link")].some(({ href }) => href === link.href);
  if (!known) document.head.append(link);
}

function mergeData(script: HTMLScriptElement): void {
  const same = [...document.head.querySelectorAll("script")].find(({ type, id, textContent }) =>
    type === script.type && (script.id === "" ? textContent === script.textContent : id === script.id)
  );
  if (same === undefined) document.head.append(script);
  else same.textContent = script.textContent;
}

function mergeStyle(style: HTMLStyleElement): void {
  const known = [...document.head.querySelectorAll("style")].some(({ textContent }) =>
    textContent === style.textContent
  );
  if (!known) document.head.append(style);
}
