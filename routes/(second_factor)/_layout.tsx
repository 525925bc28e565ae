import { define } from "@/define.ts";

/** Pages before the login bring their own frame. */
export const config = { skipInheritedLayouts: true };

export default define.layout(({ Component }) => <Component />);
