import type { QuickApp } from "@/services/home/quick_apps.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { Icon } from "../Icon.tsx";
import { Avatar } from "../Mark.tsx";

/** Sign of an app without a picture of its own: that of the page it leads to; another site's is its initials. */
function Sign({ app }: { app: QuickApp }) {
  const page = pageOf(/^\w+/.exec(app.link)?.[0] ?? "");
  return page ? <Icon name={page.icon} size="tile" /> : <Avatar name={app.name} />;
}

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
            {app.icon === null ? <Sign app={app} /> : (
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
