import { BRAND_THEMES, BRANDS, DEFAULT_BRAND, type Mode, neutralsOf, STATES } from "./tokens.ts";

/**
 * The themes as CSS: one block per brand and mode. `data-theme` names the brand, `data-mode` is light, dark or auto (the
 * system decides). Both may stand on an inner element too: the site switch shows each brand in its own accent, a dark
 * sheet stays dark on a light page and a sheet of paper white on a dark one.
 */
export function themeCss(): string {
  const blocks = BRANDS.flatMap((brand) => {
    const first = brand === DEFAULT_BRAND ? ":root, " : "";
    const light = declarations(brand, "light");
    const dark = declarations(brand, "dark");
    return [
      `${first}[data-theme="${brand}"] {${light}}`,
      `[data-mode="dark"][data-theme="${brand}"], [data-mode="dark"] [data-theme="${brand}"] {${dark}}`,
      `@media (prefers-color-scheme: dark) {`,
      `  [data-mode="auto"][data-theme="${brand}"], [data-mode="auto"] [data-theme="${brand}"] {${dark}}`,
      `}`,
      `[data-mode="light"][data-theme="${brand}"] {${light}}`,
    ];
  });
  // Paper is white whatever the screen was: the print rules outweigh every theme.
  const paper = BRANDS.map((brand) =>
    `:root:root[data-theme="${brand}"], :root:root[data-theme] [data-theme="${brand}"] {${
      declarations(brand, "light")
    }}`
  );
  return [...blocks, `@media print {`, ...paper, `}`].join("\n");
}

function declarations(brand: string, mode: Mode): string {
  const accent = BRAND_THEMES[brand]![mode];
  const values: Record<string, string> = {
    ...neutralsOf(brand, mode),
    acc: accent.acc,
    tint: accent.tint,
    "acc-line": accent.line,
    "on-acc": accent.on,
    // Drawings as files are black on white; as small pictures they turn with the ground.
    drawing: mode === "dark" ? "invert(0.92)" : "none",
  };
  for (const [state, [text, ground]] of Object.entries(STATES[mode])) {
    values[state] = text;
    values[`${state}-bg`] = ground;
  }
  const own = Object.entries(values).map(([name, value]) => `--${name}: ${value};`).join(" ");
  return ` color-scheme: ${mode}; ${own} `;
}
