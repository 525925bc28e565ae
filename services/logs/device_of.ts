/** Names in a browser's own description, the telling ones first: Edge also calls itself Chrome, Chrome also Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\/(\d+)/, "Edge"],
  [/OPR\/(\d+)/, "Opera"],
  [/MicroMessenger\/(\d+)/, "WeChat"],
  [/SamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/(?:Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/Version\/(\d+).*Safari/, "Safari"],
  [/(?:MSIE |rv:)(\d+)/, "Internet Explorer"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, "Windows"],
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Browser and system by the description that came with a request: 'Chrome 153, Windows'. What is unknown is its first word. */
export function deviceOf(agent: string | null): string {
  if (!agent) return "";
  const browser = BROWSERS.map(([pattern, name]) => {
    const found = pattern.exec(agent);
    return found && `${name} ${found[1]}`;
  }).find(Boolean);
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  const known = [browser, system].filter(Boolean).join(", ");
  return known || agent.split(/[\s/(]/)[0]!.slice(0, 40);
}
