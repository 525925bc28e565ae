import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { MayWrite } from "./may_write.ts";
import type { RegisterParts } from "./parts.ts";
import type { RegisterPageData } from "./read_register_page.ts";
import type { RegisterLinks } from "./register_links.ts";

/** Props of the dialog of an entry, and of its parts. */
export interface EntryDialogProps {
  ctx: Ctx;
  register: Register;
  data: RegisterPageData;
  links: RegisterLinks;
  may: MayWrite;
  parts: RegisterParts;
  flash: Flash | null;
  basePath: string;
}
