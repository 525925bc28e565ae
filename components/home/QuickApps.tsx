import type { QuickApp } from "@/services/home/quick_apps.ts";
import { Icon } from "../Icon.tsx";

/** Signs of apps that have no icon. */
const SIGNS: Record<QuickApp["appType"], string> = {
  service: "wrench",
  training: "graduation-cap",
  office: "briefcase-business",
  tool: "calculator",
};

/** Quick apps as tiles: icon, name, note. Other sites open beside the portal. */
export function QuickApps({ apps, basePath }: { apps: readonly QuickApp[]; basePath: string }) {
  return (
    <div class="tiles">
      {apps.map((app) => {
        const isOutside = app.link.startsWith("https:");
        return (
          <a
            key={app.id}
            class="tile"
            href={isOutside ? app.link : `${basePath}/${app.link}`}
            title={app.note || undefined}
            {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          >
            {app.icon === null ? <Icon name={SIGNS[app.appType]} size="tile" /> : (
              <img
                class="tile-icon"
                src={`/tis/file/objects/${app.icon}/icon.png`}
                alt=""
                width={32}
                height={32}
              />
            )}
            <span class="word">{app.name}</span>
          </a>
        );
      })}
    </div>
  );
}
