/**
 * The reference of calls in the browser: finds calls by path and purpose, keeps the address of the one that is open, and has Swagger UI show
 * it. One call at a time, since what that reader takes grows with the description it is given.
 */
const main = document.getElementById("reference");
const { folder, loading, failed } = main.dataset;
const token = document.getElementById("token");
const groups = [...main.querySelectorAll(".reference-group[data-tag]")];

/** Swagger UI and its style, fetched when the first call is unfolded. */
let reader;
function readerOfCalls() {
  reader ??= Promise.all([
    fetched("link", { rel: "stylesheet", href: `${folder}/swagger-ui.css` }),
    fetched("script", { src: `${folder}/swagger-ui-bundle.js` }),
  ]).then(() => globalThis.SwaggerUIBundle);
  reader.catch(() => reader = undefined);
  return reader;
}

/** An element that fetches something. The portal's look comes last in the head, so that it outweighs the reader's own. */
function fetched(name, attributes) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), attributes);
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
    document.head.insertBefore(element, document.head.querySelector(`link[href="${folder}/look.css"]`));
  });
}

const descriptions = new Map();
/** The description of a group's calls. */
function descriptionOf(tag) {
  if (!descriptions.has(tag)) {
    const asked = fetch(`/tis/openapi.json?tag=${encodeURIComponent(tag)}`, {
      headers: { accept: "application/json" },
    }).then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status))));
    asked.catch(() => descriptions.delete(tag));
    descriptions.set(tag, asked);
  }
  return descriptions.get(tag);
}

/** A description with nothing but one of its operations. */
function onlyCall({ paths, ...rest }, operationId) {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId === operationId) {
        return { ...rest, paths: { [path]: { [method]: operation } } };
      }
    }
  }
  throw new Error(`not described: ${operationId}`);
}

/** Of Swagger UI the operation alone: groups, heads and search are the page's own. */
function theCallAlone({ React }) {
  const nothing = () => () => null;
  return {
    components: {
      TheCall: ({ getComponent }) => React.createElement(getComponent("operations", true)),
    },
    wrapComponents: {
      OperationTag: () => ({ children }) => React.createElement("div", null, children),
      OperationSummary: nothing,
    },
  };
}

async function show(call) {
  if (call.querySelector(".reference-body")) return;
  const body = Object.assign(document.createElement("div"), {
    className: "reference-body swagger-ui",
    textContent: loading,
  });
  call.append(body);
  try {
    const tag = call.closest("[data-tag]").dataset.tag;
    const [SwaggerUI, description] = await Promise.all([readerOfCalls(), descriptionOf(tag)]);
    body.textContent = "";
    SwaggerUI({
      spec: onlyCall(description, operationIdOf(call)),
      domNode: body,
      plugins: [theCallAlone],
      layout: "TheCall",
      docExpansion: "full",
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      requestInterceptor(request) {
        if (token.value) request.headers.Authorization = token.value;
        return request;
      },
    });
  } catch {
    // Said once; to fold and unfold it tries again.
    if (!call.open) return body.remove();
    body.textContent = failed;
    call.addEventListener("toggle", () => body.remove(), { once: true });
  }
}

function operationIdOf(call) {
  return call.id.slice("call-".length);
}

// Events of unfolding do not bubble.
main.addEventListener("toggle", ({ target }) => {
  if (!target.open || !target.matches(".reference-call")) return;
  const tag = target.closest("[data-tag]").dataset.tag;
  history.replaceState(null, "", `#/${encodeURIComponent(tag)}/${operationIdOf(target)}`);
  show(target);
}, true);

/** Unfolds what the address names: a group (`#/Favorites`) or a call (`#/Favorites/addFavorite`). */
function follow() {
  const [, tag, operationId] = location.hash.split("/");
  if (tag === undefined) return;
  const call = operationId && document.getElementById(`call-${operationId}`);
  const group = call
    ? call.closest("[data-tag]")
    : groups.find((one) => [one.dataset.tag, encodeURIComponent(one.dataset.tag)].includes(tag));
  if (!group) return;
  group.open = true;
  if (call) call.open = true;
  (call || group).scrollIntoView();
  (call || group).querySelector("summary").focus({ preventScroll: true });
}
addEventListener("hashchange", () => {
  // What is looked for may hide what the address names.
  if (field.value !== "") {
    field.value = "";
    find();
  }
  follow();
});

const field = document.getElementById("find-call");
const found = document.getElementById("found");
const about = main.querySelector(".reference-group:not([data-tag])");
const all = found.textContent;
/** Groups that the reader had open before a search unfolded others; null while nothing is searched. */
let openBefore = null;

function find() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  openBefore ??= new Set(groups.filter((one) => one.open));
  let count = 0;
  for (const group of groups) {
    let hits = 0;
    for (const call of group.querySelectorAll(".reference-call")) {
      const text = `${call.firstElementChild.textContent} ${call.id}`.toLowerCase();
      call.hidden = !words.every((word) => text.includes(word));
      if (!call.hidden) hits++;
    }
    group.hidden = hits === 0;
    group.open = words.length > 0 ? hits > 0 : openBefore.has(group);
    count += hits;
  }
  about.hidden = words.length > 0;
  if (words.length === 0) openBefore = null;
  const { none, found: some } = found.dataset;
  found.textContent = words.length === 0 ? all : count === 0 ? none : some.replace("#", () => String(count));
}
field.addEventListener("input", find);
if (field.value !== "") find();
follow();
