import { figureFrame } from "@/components/epc/figure_frame.ts";
import { oneVariant, showingVariant } from "@/components/epc/one_variant.ts";
import { thumbMarkup, viewBoxOf } from "@/components/epc/drawing_markup.ts";
import type { FigureFolder } from "@/platform/figures.ts";
import { isPicture } from "@/services/epc/drawings/figure_markup.ts";
import { withScene } from "@/services/epc/drawings/glb_scene.ts";
import { figureThumb, mayReadDrawing } from "@/services/epc/figure_thumb.ts";
import { BYTES } from "@/engines/answers/described.ts";
import type { DescribedAnswer } from "./describe_answer.ts";
import { FIGURE_FILES } from "./gate_rules.ts";
import { gate } from "./gate.ts";
import { plainAnswer } from "./plain_page.ts";
import type { IncomingRequest } from "./incoming_request.ts";

const FILES = "/tis/file/figures/";
const THUMBS = "/tis/file/figure-thumbs/";
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  glb: "model/gltf-binary",
  png: "image/png",
  jpg: "image/jpeg",
};

const CLOSED = {
  401: { description: "No session." },
  403: { description: "No right." },
  404: { description: "Unknown." },
};

/** What the description of the calls says of these files. */
export const FIGURE_FILES_DESCRIBED: readonly DescribedAnswer[] = [
  {
    operationId: "readFigureFile",
    need: "EPC2D:view",
    described: {
      [`${FILES}{name}`]: {
        get: {
          summary: "The drawing or 3D model of a figure",
          parameters: [
            { name: "name", in: "path", description: "as the figure tells it", schema: { type: "string" } },
            {
              name: "variant",
              in: "query",
              description: "build that is shown, of those that the figure's drawing names",
              schema: { type: "string" },
            },
            { name: "download", in: "query", description: "saves it", schema: { type: "string" } },
          ],
          responses: {
            200: {
              description: "The file.",
              content: Object.fromEntries(Object.values(TYPES).map((type) => [type, BYTES])),
            },
            ...CLOSED,
          },
        },
      },
    },
  },
  {
    operationId: "readFigureThumb",
    need: "EPC2D:view",
    described: {
      [`${THUMBS}{figure}`]: {
        get: {
          summary: "A small picture of a figure",
          parameters: [
            {
              name: "figure",
              in: "path",
              description: "its code, `.svg` behind it or not",
              schema: { type: "string" },
            },
          ],
          responses: { 200: { description: "The picture.", content: { "image/svg+xml": BYTES } }, ...CLOSED },
        },
      },
    },
  },
];

/**
 * Drawings and 3D models as files, and small pictures of figures, for those who may see the figures; null for any other path.
 * `?download` names a file for the reader's disk.
 */
export async function answerFigureFile(
  figures: FigureFolder,
  incoming: IncomingRequest,
  url: URL,
  headers: Headers,
): Promise<Response | null> {
  const { pathname } = url;
  if (!pathname.startsWith(FILES) && !pathname.startsWith(THUMBS)) return null;
  const refusal = await gate(incoming, FIGURE_FILES, headers);
  if (refusal?.key === "too-many-requests") return plainAnswer(incoming.ctx, refusal, headers);
  if (refusal) return new Response(null, { status: incoming.session ? 403 : 401 });
  if (pathname.startsWith(THUMBS)) {
    const code = codeOf(pathname.slice(THUMBS.length));
    const svg = code === null ? null : await thumbOf(figures, incoming, code);
    return svg === null ? new Response(null, { status: 404 }) : file(svg, "svg");
  }
  const name = pathname.slice(FILES.length);
  const bytes = await mayReadDrawing(incoming.ctx, name) ? await figures.bytes(name) : null;
  if (bytes === null) return new Response(null, { status: 404 });
  const variant = url.searchParams.get("variant");
  const shown = variant === null ? bytes : inVariant(bytes, name, variant);
  const response = file(shown, name.split(".").at(-1)!);
  if (url.searchParams.has("download")) {
    response.headers.set("content-disposition", `attachment; filename="${name}"`);
  }
  return response;
}

/** A drawing or 3D model that shows one of its builds wherever it is opened. */
function inVariant(bytes: Uint8Array<ArrayBuffer>, name: string, variant: string): BodyInit {
  if (name.endsWith(".svg")) return showingVariant(new TextDecoder().decode(bytes), variant);
  return name.endsWith(".glb") ? withScene(bytes, variant) : bytes;
}

/** The figure code of a small picture's path; null for what no code can be. */
function codeOf(name: string): string | null {
  try {
    const code = decodeURIComponent(name).replace(/\.svg$/, "");
    return /^\P{Cc}{1,100}$/u.test(code) ? code : null;
  } catch {
    return null;
  }
}

async function thumbOf(
  figures: FigureFolder,
  incoming: IncomingRequest,
  figureCode: string,
): Promise<string | Uint8Array<ArrayBuffer> | null> {
  const thumb = await figureThumb(incoming.ctx, figureCode);
  const svg = thumb && await figures.svg(thumb.image);
  // A picture within a picture is not fetched: a drawing of another make goes out as it is.
  if (thumb && svg && isPicture(svg)) return await figures.bytes(thumb.image);
  const whole = svg ? viewBoxOf(svg) : null;
  if (!thumb || !svg || !whole) return null;
  const callouts = new Set(thumb.hotspots.map((hotspot) => hotspot.callout));
  return thumbMarkup(oneVariant(svg, null), callouts, figureFrame(whole, thumb.hotspots, false));
}

/** Drawings never run anything: they come with a policy of their own. */
function file(body: BodyInit, kind: string): Response {
  return new Response(body, {
    headers: {
      "content-type": TYPES[kind]!,
      "cache-control": "private, max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
