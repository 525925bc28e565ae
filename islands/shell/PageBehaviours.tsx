import { fillText } from "@/islands/fill_text.ts";
import { useEffect } from "preact/hooks";
import { rememberRefusals } from "../feedback/last_refusal.ts";
import { installBell } from "../live/bell.ts";
import { installLiveRegions } from "../live/regions.ts";
import { toast } from "../form/toast_store.ts";
import { leaveHistoryAlone } from "../parts/show_anew.ts";
import { installRowClick } from "../table/row_click.ts";
import { installSelection } from "../table/selection.ts";
import { installControls } from "./controls.ts";
import { installDialogs } from "./dialogs.ts";
import { installMenus } from "./menus.ts";
import { watchOpenTabs } from "./open_tabs.ts";
import { installPanes } from "./panes.ts";
import { showRailPlace } from "./rail_place.ts";
import { forgetShownOnce } from "./shown_once.ts";

export interface PageBehavioursProps {
  /** `{count}` is put in: '3 selected'. */
  selected: string;
  tabsWarning: string;
  tabsLimit: number;
}

/** What the server's parts gain by script: menus, dialogs, panes, ticked rows, small controls, live news. Draws nothing itself. */
export function PageBehaviours({ selected, tabsWarning, tabsLimit }: PageBehavioursProps) {
  useEffect(() => {
    leaveHistoryAlone();
    showRailPlace();
    const stops = [
      installMenus(),
      installDialogs(),
      installPanes(),
      installControls((text) => toast("success", text)),
      installSelection((count) => fillText(selected, { count })),
      installRowClick(),
      rememberRefusals(),
      installBell(),
      installLiveRegions(),
      forgetShownOnce(),
      watchOpenTabs(tabsLimit, () => toast("notice", tabsWarning)),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return null;
}
