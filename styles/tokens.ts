/**
 * Every colour of the portal, once. Surfaces and inks are shared, accents belong to a brand. The style sheet is written
 * from this table and the contrast test computes every pair from it, so neither can drift from the other.
 */
export interface Neutrals {
  canvas: string;
  surface: string;
  sunk: string;
  hover: string;
  line: string;
  "line-2": string;
  "line-ctl": string;
  ink: string;
  "ink-2": string;
  "ink-3": string;
}

/** A state's text and its ground. */
export interface StateColours {
  ok: [text: string, ground: string];
  warn: [text: string, ground: string];
  err: [text: string, ground: string];
  info: [text: string, ground: string];
  mute: [text: string, ground: string];
}

/** Accent, its tint, its line, and the text that stands on the accent. */
export interface Accent {
  acc: string;
  tint: string;
  line: string;
  on: string;
}

export type Mode = "light" | "dark";
export const MODES: readonly Mode[] = ["light", "dark"];

const NEUTRALS: Record<Mode, Neutrals> = {
  light: {
    canvas: "#F3F4F6",
    surface: "#FFFFFF",
    sunk: "#F8F9FA",
    hover: "#F0F2F5",
    line: "#E1E5EA",
    "line-2": "#CBD1D9",
    "line-ctl": "#7F8A99",
    ink: "#12161C",
    "ink-2": "#444D5A",
    "ink-3": "#626C7A",
  },
  dark: {
    canvas: "#0C0F13",
    surface: "#13171C",
    sunk: "#181D23",
    hover: "#1D232A",
    line: "#242B33",
    "line-2": "#38414C",
    "line-ctl": "#66717F",
    ink: "#E9ECF0",
    "ink-2": "#AEB7C2",
    "ink-3": "#8A95A3",
  },
};

export const STATES: Record<Mode, StateColours> = {
  light: {
    ok: ["#176B3A", "#E6F4EB"],
    warn: ["#8A5200", "#FDF1DC"],
    err: ["#B4232A", "#FCEBEB"],
    info: ["#1A5A96", "#E7F1FA"],
    mute: ["#4F5967", "#ECEEF1"],
  },
  dark: {
    ok: ["#6FD39A", "#12281C"],
    warn: ["#F0B860", "#2D2210"],
    err: ["#FF8F8F", "#331719"],
    info: ["#84BEF2", "#13253A"],
    mute: ["#AEB7C2", "#232931"],
  },
};

/** A brand's theme: accents for both modes and, where the brand asks for it, warm neutrals in the dark. */
export interface BrandTheme {
  light: Accent;
  dark: Accent;
  darkNeutrals?: Partial<Neutrals>;
}

export const BRAND_THEMES: Record<string, BrandTheme> = {
  velaro: {
    light: { acc: "#1450B8", tint: "#E9F0FC", line: "#A9C3F0", on: "#FFFFFF" },
    dark: { acc: "#7FAEFF", tint: "#15233D", line: "#2E4A7C", on: "#0A1322" },
  },
  norda: {
    light: { acc: "#77501F", tint: "#F6EEE2", line: "#D9C29D", on: "#FFFFFF" },
    dark: { acc: "#D2B07C", tint: "#2A2317", line: "#5D4B2E", on: "#1A1307" },
    darkNeutrals: {
      canvas: "#0E0D0C",
      surface: "#151413",
      sunk: "#1B1A18",
      line: "#2A2825",
      "line-2": "#403C37",
      "line-ctl": "#7A7268",
      ink: "#F0EDE8",
      "ink-2": "#B9B3AA",
      "ink-3": "#979086",
    },
  },
  kestrel: {
    light: { acc: "#3F6212", tint: "#EEF4E2", line: "#BFD39B", on: "#FFFFFF" },
    dark: { acc: "#A9CC6C", tint: "#1E2713", line: "#465A28", on: "#101705" },
  },
  hauler: {
    light: { acc: "#0B6470", tint: "#E2F2F4", line: "#9CCBD1", on: "#FFFFFF" },
    dark: { acc: "#62C6D2", tint: "#112A2E", line: "#28565D", on: "#04171A" },
  },
  orrin: {
    light: { acc: "#6A35B8", tint: "#F2ECFC", line: "#CBB6EE", on: "#FFFFFF" },
    dark: { acc: "#BC9BFF", tint: "#241A3A", line: "#4C3A7A", on: "#130A24" },
  },
};

export const BRANDS = Object.keys(BRAND_THEMES);

/** The brand shown where none is known. */
export const DEFAULT_BRAND = "velaro";

/** Neutrals of one brand in one mode. */
export function neutralsOf(brand: string, mode: Mode): Neutrals {
  const own = mode === "dark" ? BRAND_THEMES[brand]?.darkNeutrals : undefined;
  return { ...NEUTRALS[mode], ...own };
}
