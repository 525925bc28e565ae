/** Elements of a drawing that are kept; what is not here goes with all below it. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "switch", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "image"],
  ...["text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...[
    "filter",
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
    "feComposite",
    "feFlood",
    "feFuncA",
    "feFuncB",
  ],
  ...["feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feOffset", "feTile"],
]);

/** A link around parts of a drawing: its parts are kept, it is not. */
export const UNWRAPPED: ReadonlySet<string> = new Set(["a"]);

/** Elements whose text is kept. */
export const WITH_TEXT: ReadonlySet<string> = new Set([
  "text",
  "tspan",
  "textPath",
  "title",
  "desc",
  "style",
]);

/** Attributes that are kept. `href` and `style` are looked into, and so is every value that names a `url()`. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["id", "class", "style", "href", "lang", "role", "tabindex", "focusable", "version", "viewBox"],
  ...[
    "width",
    "height",
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "fx",
    "fy",
    "fr",
    "d",
  ],
  ...[
    "points",
    "pathLength",
    "transform",
    "preserveAspectRatio",
    "dx",
    "dy",
    "rotate",
    "textLength",
    "lengthAdjust",
  ],
  ...["startOffset", "offset", "gradientUnits", "gradientTransform", "spreadMethod", "patternUnits"],
  ...[
    "patternContentUnits",
    "patternTransform",
    "clipPathUnits",
    "maskUnits",
    "maskContentUnits",
    "markerUnits",
  ],
  ...["markerWidth", "markerHeight", "refX", "refY", "orient", "filterUnits", "primitiveUnits", "in", "in2"],
  ...[
    "result",
    "mode",
    "type",
    "values",
    "tableValues",
    "slope",
    "intercept",
    "amplitude",
    "exponent",
    "operator",
  ],
  ...["k1", "k2", "k3", "k4", "stdDeviation", "edgeMode"],
  ...[
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
  ],
  ...[
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "opacity",
    "color",
    "display",
  ],
  ...["visibility", "overflow", "clip-path", "clip-rule", "mask", "filter", "marker-start", "marker-mid"],
  ...["marker-end", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "color-interpolation"],
  ...["color-interpolation-filters", "paint-order", "shape-rendering", "text-rendering", "image-rendering"],
  ...[
    "vector-effect",
    "pointer-events",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "font-stretch",
  ],
  ...[
    "font-variant",
    "letter-spacing",
    "word-spacing",
    "text-anchor",
    "text-decoration",
    "dominant-baseline",
  ],
  ...["alignment-baseline", "baseline-shift", "writing-mode", "unicode-bidi", "direction", "mix-blend-mode"],
]);

/** Names of callouts and parts, and what screen readers are told. */
export const FREE_ATTRIBUTES = /^(data|aria)-[a-z][a-z0-9-]*$/;

/** Functions that styles may call. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...["url", "rgb", "rgba", "hsl", "hsla", "matrix", "translate", "translatex", "translatey"],
  ...["rotate", "scale", "scalex", "scaley", "skewx", "skewy", "var", "calc"],
  // Of selectors.
  "not",
]);
