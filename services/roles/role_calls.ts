import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { askForPage } from "./ask_for_page.ts";
import { copyRole } from "./copy_role.ts";
import { sortInput } from "@/engines/lists/calls.ts";
import { rightHolder, rightHolderList } from "./right_holder_list.ts";
import { rightHolders } from "./right_holders.ts";
import { readRightTree, right, rightModule } from "./right_tree.ts";
import { readRoleRights, role, roleRights } from "./role_rights.ts";
import { rightsChange, saveRoleRights } from "./save_role_rights.ts";
import { stopTrying, tryRole } from "./try_role.ts";

const TAG = "Roles and rights";

/** Roles beside what their register does: their rights, copies, and trying one. */
export const ROLE_CALLS = [
  defineCall({
    operationId: "readRightTree",
    method: "get",
    path: "/tis/right-tree",
    need: "baseinfoauthority:view",
    tag: TAG,
    summary: "Every right by module, page and action",
    input: z.object({}),
    output: z.array(rightModule),
    run: readRightTree,
  }),
  defineCall({
    operationId: "readRoleRights",
    method: "get",
    path: "/tis/roles/{code}/rights",
    need: "baseinforole:view",
    tag: TAG,
    summary: "What a role may do",
    input: z.object({ code: role }),
    output: roleRights,
    async run(ctx, { code }) {
      const found = await readRoleRights(ctx, code);
      return { ...found, rights: [...found.rights] };
    },
  }),
  defineCall({
    operationId: "saveRoleRights",
    method: "post",
    path: "/tis/roles/{code}/rights",
    need: "baseinforole:edit",
    tag: TAG,
    summary: "Give a role exactly these rights, in force at once",
    asksAgain: true,
    input: z.object({
      code: role,
      version: z.int().describe("of the role as it was read"),
      rights: z.array(right).max(5000).default([]).describe("all that it has from then on"),
    }),
    output: rightsChange,
    form: {
      message: ({ added, removed }) => ({
        key: "roles.saved",
        params: { added: added.length, removed: removed.length },
      }),
    },
    run: (ctx, { code, version, rights }) => saveRoleRights(ctx, code, version, rights),
  }),
  defineCall({
    operationId: "copyRole",
    method: "post",
    path: "/tis/roles/{from}/copy",
    need: "baseinforole:add",
    tag: TAG,
    summary: "Make a role with the markets and rights of another",
    asksAgain: true,
    input: z.object({
      from: role,
      code: z.string().trim().min(1).max(40).regex(/^[\w.-]+$/).describe("code of the new role"),
      names: z.partialRecord(z.enum(LANGS as [string, ...string[]]), z.string().trim().max(80)),
    }),
    output: z.object({ code: role }),
    form: {
      message: "roles.copied",
      to: ({ code }) => `baseinforole?role=${encodeURIComponent(code)}`,
    },
    async run(ctx, { from, code, names }) {
      const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ""));
      return { code: await copyRole(ctx, from, { code, names: given as Record<string, string> }) };
    },
  }),
  defineCall({
    operationId: "listRightHolders",
    method: "get",
    path: "/tis/rights/{right}/holders",
    need: "baseinforole:view",
    tag: TAG,
    summary: "Who has a right, and by which assignment",
    input: z.object({ right, ...sortInput(rightHolderList), ...paging }),
    output: pageOf(rightHolder),
    run: (ctx, { right, ...page }) => rightHolders(ctx, right, page),
  }),
  defineCall({
    operationId: "tryRole",
    method: "post",
    path: "/tis/roles/{code}/trial",
    need: "baseinforole:try",
    tag: TAG,
    summary: "See the portal as a role, reading only, until it is stopped or the session ends",
    input: z.object({ code: role }),
    output: nothing,
    form: { to: () => "index" },
    async run(ctx, { code }, { session }) {
      if (session) await tryRole(ctx, session.id, code);
      return null;
    },
  }),
  defineCall({
    operationId: "askForPage",
    method: "post",
    path: "/tis/page-requests",
    need: "session",
    tag: TAG,
    summary:
      "Ask the manager of one's store, else the administrator of the market, for a page; once a day each",
    input: z.object({
      page: z.string().trim().min(1).max(200).describe("route, or the address that has no page"),
    }),
    output: z.object({ names: z.array(z.string()).describe("of the people asked") }),
    form: { message: ({ names }) => ({ key: "roles.asked", params: { names } }) },
    run: askForPage,
  }),
  defineCall({
    operationId: "stopTryingRole",
    method: "post",
    path: "/tis/role-trial/end",
    need: "session",
    onlyReads: true,
    tag: TAG,
    summary: "Be oneself again",
    input: z.object({}),
    output: nothing,
    form: { to: () => "baseinforole" },
    async run(ctx, _input, { session }) {
      if (session) await stopTrying(ctx, session.id);
      return null;
    },
  }),
];
