import { PICTURES } from "@/engines/files/place_types.ts";
import { softwareTypeRegister } from "./type_register.ts";
import { defineDomain } from "@/engines/define_domain.ts";
import { keeping } from "@/kernel/access/grants.ts";
import { registerPage } from "@/engines/registers/register_page.ts";

export const software = defineDomain({
  name: "software",
  pages: [
    registerPage(softwareTypeRegister, { module: "documents", icon: "hard-drive-download", nav: "below" }),
  ],
  registers: [softwareTypeRegister],
  grants: [
    { roles: ["factory-manager", "factory-engineer"], rights: [...keeping("SoftwareType")] },
  ],
  places: {
    "software": { types: ["zip", "rar", "7z", "war", "jar"], upload: "FileManage:upload" },
    "software-image": { types: PICTURES, upload: "FileManage:upload" },
  },
});
