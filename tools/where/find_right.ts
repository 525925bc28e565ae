import type { Found } from "./found.ts";
import { lineOf, type SourceFile } from "./walk.ts";

/**
 * Of a right its page, and where which roles are given it by a word for several: `viewing("LiftManage")` is `LiftManage:view` and more. The
 * administrator, who has every right, is not named.
 */
export function findRight(sources: readonly SourceFile[], name: string): Found[] {
  const [route, action] = name.split(":");
  if (!action) return [];
  const quoted = `"${RegExp.escape(route!)}"`;
  const registers = sources.filter(({ path }) => /_registers?\.ts$/.test(path));
  const word = action === "view" ? "viewing|keeping" : "writing|keeping";
  return [
    {
      what: "page",
      places: [
        ...linesOf(sources, new RegExp(`\\bpage\\(${quoted}`, "gi")),
        // A `route` further in leads to the page of another register.
        ...linesOf(registers, new RegExp(`^ {2}route: ${quoted}`, "gim")),
      ],
    },
    {
      what: "granted",
      places: linesOf(
        sources,
        new RegExp(
          `\\b(?:${word})\\([^)]*${quoted}|"${RegExp.escape(name)}"(?=[^}\\n]*\\][^}\\n]*\\})`,
          "gi",
        ),
        rolesBefore,
      ),
    },
  ];
}

function linesOf(
  sources: readonly SourceFile[],
  sought: RegExp,
  also: (text: string) => string = () => "",
): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(sought)].map(({ index }) =>
      `${path}:${lineOf(text, index)}${also(text.slice(0, index))}`
    )
  );
}

/** The roles of the grant whose rights begin behind a text. */
function rolesBefore(text: string): string {
  const [, roles = ""] = text.slice(text.lastIndexOf("roles: [")).match(/^roles: \[([^\]]*)\]/) ?? [];
  const codes = [...roles.matchAll(/"([\w-]+)"/g)].map(([, code]) => code);
  return codes.length > 0 ? `: ${codes.join(", ")}` : "";
}
