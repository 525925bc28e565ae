/** A URL pattern compiled to a regular expression: a list of 150 is tried in microseconds, not milliseconds. */
export interface CompiledPattern {
  regexp: RegExp;
  /** Name of each capture, in order; a bare `*` is named by its number. */
  names: string[];
}

const SPECIAL = /[:*{(\\]/;

/** True when the pattern matches one path only. */
export function isStaticPattern(pattern: string): boolean {
  return !SPECIAL.test(pattern);
}

/**
 * Compiles the part of URLPattern's syntax that routes use: `:name` with `?`, `*`, `+` or a `(regexp)`, a bare `*`,
 * and `{...}?`.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const names: string[] = [];
  let source = "";
  let wildcards = 0;
  let i = 0;
  /** The slash before a parameter belongs to it, as in URLPattern: `/a/:b?` matches `/a`. */
  const capture = (body: string, modifier: string, name: string) => {
    names.push(name);
    const slash = source.endsWith("/");
    const many = modifier === "*" || modifier === "+";
    const inner = many ? "(.+?)" : `(${body})`;
    if (modifier !== "?" && modifier !== "*") {
      source += inner;
    } else if (slash) {
      source = `${source.slice(0, -1)}(?:/${inner})?`;
    } else {
      source += `${inner}?`;
    }
  };
  while (i < pattern.length) {
    const rest = pattern.slice(i);
    const param = /^:([A-Za-z_$][\w$]*)(?:\(([^)]*)\))?([?*+]?)/.exec(rest);
    if (param) {
      capture(param[2] ?? "[^/]+?", param[3] ?? "", param[1]!);
      i += param[0].length;
    } else if (rest.startsWith("*")) {
      names.push(String(wildcards++));
      source += "(.*)";
      i += 1;
    } else if (rest.startsWith("{")) {
      source += "(?:";
      i += 1;
    } else if (rest.startsWith("}")) {
      const modifier = /^\}([?*+]?)/.exec(rest)!;
      source += `)${modifier[1]}`;
      i += modifier[0].length;
    } else {
      source += rest[0]!.replace(/[.+?^$()|[\]\\]/, "\\$&");
      i += 1;
    }
  }
  return { regexp: new RegExp(`^${source}$`), names };
}

/** The parameters of a path, decoded; what is left out is the empty string. Undefined when the path does not match. */
export function matchPattern(pattern: CompiledPattern, pathname: string): Record<string, string> | undefined {
  const found = pattern.regexp.exec(pathname);
  if (found === null) return undefined;
  const params: Record<string, string> = {};
  pattern.names.forEach((name, index) => params[name] = decode(found[index + 1] ?? ""));
  return params;
}

function decode(value: string): string {
  if (!value.includes("%")) return value;
  try {
    return decodeURI(value);
  } catch {
    // A malformed escape is not a reason to fail: the route sees what was sent.
    return value;
  }
}
