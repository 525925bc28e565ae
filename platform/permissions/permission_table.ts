import { type Rule, RULES } from "./rules.ts";

const NAMES: Record<Rule["kind"], string> = {
  ...{ net: "network", read: "read", write: "write", env: "environment", sys: "system", ffi: "native" },
};

/** The table of what role processes may do for docs/security.md, in Markdown. */
export function permissionTable(): string {
  const rows = RULES.map(({ kind, denies, what, why, roles }) => {
    const [web, worker] = (["web", "worker"] as const).map((role) =>
      roles.includes(role) ? denies ? "no" : "yes" : ""
    );
    return `| ${NAMES[kind]} | ${what} | ${why} | ${web} | ${worker} |`;
  });
  return [
    ...["| permission | to what | for what | web | worker |", "|---|---|---|---|---|"],
    ...rows,
    "| programs | none | its launcher starts what runs apart | | |",
  ].join("\n");
}
