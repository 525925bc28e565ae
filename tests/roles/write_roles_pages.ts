import "@/domains.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";

/** Letters of the roles in the table, in its order. */
export const LETTERS: Readonly<Record<string, string>> = {
  "administrator": "A",
  "factory-manager": "M",
  "factory-engineer": "E",
  "designated-engineer": "D",
  "section-chief": "C",
  "technical-supervisor": "S",
  "claim-approver-1": "1",
  "claim-approver-2": "2",
  "claim-approver-3": "3",
  "store-technician": "T",
  "store-manager": "G",
  "social-user": "U",
  "dealer-group-user": "R",
  "overseas-store": "O",
  "integration-partner": "P",
};

/** The table as the program's lists have it: a line each page, a letter each role that may open it. */
export function tableOfRolesAndPages(): string[] {
  const pages = PAGES.all.filter(({ need }) => need !== "public").sort((a, b) => a.route < b.route ? -1 : 1);
  return pages.map(({ route, need }) => {
    const letters = Object.entries(LETTERS).map(([code, letter]) => {
      const rights = seededRoles().find((role) => role.code === code)?.rights ?? [];
      return need === "session" || rights === "all" || (rights as readonly string[]).includes(need)
        ? letter
        : ".";
    });
    return `${letters.join("")} ${route}`;
  });
}

/** `deno run -A tests/roles/write_roles_pages.ts` writes the table of roles_pages_test.ts again; read what it changes. */
if (import.meta.main) {
  const file = new URL("./roles_pages_test.ts", import.meta.url);
  const text = await Deno.readTextFile(file);
  const table = `const TABLE = \`\n${tableOfRolesAndPages().join("\n")}\n\`;`;
  await Deno.writeTextFile(file, text.replace(/const TABLE = `[^`]*`;/, () => table));
}
