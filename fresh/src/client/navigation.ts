import { CLIENT_NAV } from "../partial.ts";
import { updateLinks } from "./active_links.ts";
import { NoPartials } from "./apply_partials.ts";
import { fetchPartials } from "./fetch_partials.ts";
import { enterHistory, leaveFor, replaceAddress, scrollOf, startHistory } from "./history.ts";

export { PartialPage } from "./partial_page.ts";

const PARTIAL = "f-partial";

startHistory();
document.addEventListener("click", onClick);
document.addEventListener("submit", onSubmit);
addEventListener("popstate", onPopState);

/** Client navigation is asked for by the nearest element around that says so or says no. */
function isOn(element: Element): boolean {
  const setting = element.closest(`[${CLIENT_NAV}]`);
  return setting !== null && setting.getAttribute(CLIENT_NAV) !== "false";
}

async function onClick(event: MouseEvent): Promise<void> {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const element = event.target.closest("a") ?? event.target.closest("button");
  if (element === null || !isOn(element)) return;
  if (element instanceof HTMLAnchorElement) await followLink(event, element);
  else if (element instanceof HTMLButtonElement) await pressButton(element);
}

/** Follows a link within this site, pressed without a key that opens it elsewhere. */
async function followLink(event: MouseEvent, link: HTMLAnchorElement): Promise<void> {
  const here = link.origin === location.origin && (link.target === "" || link.target === "_self");
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  if (!here || !plain || link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  const target = new URL(link.href);
  enterHistory(target);
  const reached = await fetchPartials(target, new URL(link.getAttribute(PARTIAL) || target, location.href));
  if (reached === undefined) return;
  replaceAddress(reached);
  updateLinks(reached);
  scrollTo({ left: 0, top: 0, behavior: "instant" });
}

/** A button with an address of partials fetches them and leaves the page's address alone. */
async function pressButton(button: HTMLButtonElement): Promise<void> {
  const partial = button.getAttribute(PARTIAL);
  if (partial === null || (button.type === "submit" && button.form !== null)) return;
  const from = new URL(partial, location.href);
  await fetchPartials(from, from);
}

/** Sends a form that names its action or partial; the page's address becomes that of the action, with what a GET form asks for. */
async function onSubmit(event: SubmitEvent): Promise<void> {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (!isOn(form) || (submitter !== null && !isOn(submitter))) return;
  const method = (submitter?.getAttribute("formmethod") ?? form.method).toLowerCase();
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  const partial = submitter?.getAttribute(PARTIAL) ?? submitter?.getAttribute("formaction") ??
    form.getAttribute(PARTIAL) ?? action;
  if ((method !== "get" && method !== "post") || !partial) return;
  event.preventDefault();
  const address = new URL(action ?? location.href, location.href);
  const from = new URL(partial, location.href);
  const data = new FormData(form, submitter);
  if (method === "get") {
    address.search = "";
    for (const [name, value] of data) {
      address.searchParams.append(name, String(value));
      from.searchParams.append(name, String(value));
    }
  }
  const reached = await fetchPartials(address, from, method === "get" ? {} : { method, body: data });
  if (reached !== undefined) enterHistory(reached);
}

/** Goes back or forward to what this module has entered in the history. */
async function onPopState(event: PopStateEvent): Promise<void> {
  const position = leaveFor(event.state);
  if (position === undefined) return;
  const setting = document.querySelector(`[${CLIENT_NAV}]`);
  if (setting === null || !isOn(setting)) return location.reload();
  const address = new URL(location.href);
  try {
    await fetchPartials(address, address);
    updateLinks(address);
    scrollTo({ ...scrollOf(position), behavior: "instant" });
  } catch (error) {
    if (!(error instanceof NoPartials)) throw error;
    location.reload();
  }
}
