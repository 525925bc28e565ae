import ui from "swagger-ui-dist";

const FOLDER = "/tis/devtool/reference";
const FILES: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=UTF-8",
  "swagger-ui-bundle.js": "text/javascript; charset=UTF-8",
};

const START = `window.ui = SwaggerUIBundle({
  url: "/tis/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  filter: true,
  persistAuthorization: true,
  validatorUrl: null,
});`;

/** The browsable reference of all calls, with the means to try each; null for any other path. */
export async function answerReference(url: URL, title: string): Promise<Response | null> {
  if (url.pathname === FOLDER || url.pathname === FOLDER + "/") return page(title);
  if (url.pathname === `${FOLDER}/start.js`) return file(START, "text/javascript; charset=UTF-8");
  const name = url.pathname.slice(FOLDER.length + 1);
  if (!url.pathname.startsWith(FOLDER + "/") || !Object.hasOwn(FILES, name)) return null;
  return file(await Deno.readFile(`${ui.getAbsoluteFSPath()}/${name}`), FILES[name]!);
}

function file(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { "content-type": type, "cache-control": "max-age=3600" } });
}

/** Swagger UI writes inline styles and data images, so this one page has a policy of its own. */
function page(title: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${FOLDER}/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="${FOLDER}/swagger-ui-bundle.js"></script>
<script src="${FOLDER}/start.js"></script>
</body>
</html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:",
    },
  });
}
