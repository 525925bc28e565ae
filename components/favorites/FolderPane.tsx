import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { FavoriteFolder } from "@/services/favorites/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { favoritesHref } from "./favorite_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

const NAME_LENGTH = 60;

export interface FolderPaneProps {
  folders: readonly FavoriteFolder[];
  all: number;
  inNone: number;
  /** The folder shown; 0: those in none; undefined: all. */
  current: number | undefined;
  mayEdit: boolean;
  flash: Flash | null;
  basePath: string;
  t: Translate;
  format: Format;
}

/** Folders with their counts, and a field to make one. */
export function FolderPane(props: FolderPaneProps) {
  const { folders, all, inNone, current, mayEdit, flash, basePath, t, format } = props;
  const entries = [
    { key: "all", name: t("favorites.all"), icon: "star", count: all, folder: undefined },
    ...folders.map((one) => ({
      key: String(one.id),
      name: one.name,
      icon: "folder",
      count: one.count,
      folder: one.id,
    })),
    { key: "none", name: t("favorites.inNone"), icon: "folder-open", count: inNone, folder: 0 },
  ];
  return (
    <>
      <nav class="folder-list" aria-label={t("favorites.folders")}>
        <h2>{t("favorites.folders")}</h2>
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <a
                href={fromHere(favoritesHref(basePath, { folder: entry.folder ?? null, pageNo: 1 }))}
                aria-current={entry.folder === current ? "page" : "false"}
              >
                <Icon name={entry.icon} />
                <span>{entry.name}</span>
                <span class="count">{format.number(entry.count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {mayEdit && (
        <CallForm
          action="/tis/favorite-folders"
          id="new-folder"
          back={favoritesHref(basePath, { folder: current ?? null })}
          class="folder-new"
        >
          <TextField
            name="name"
            idPrefix="new-folder"
            label={t("favorites.newFolder")}
            placeholder={t("favorites.newFolder")}
            hideLabel
            required
            maxLength={NAME_LENGTH}
            autocomplete="off"
            value={typedOf(flash, "new-folder", "name")}
            error={refusalOf(flash, "new-folder", "name")}
          />
          <Button icon="folder-plus" label={t("favorites.createFolder")} />
        </CallForm>
      )}
    </>
  );
}

/** Rename and delete of the folder shown, as questions that open without script too. */
export function FolderTools({ folder, flash, basePath, t }: {
  folder: FavoriteFolder;
  flash: Flash | null;
  basePath: string;
  t: Translate;
}) {
  const form = `rename-${folder.id}`;
  const here = favoritesHref(basePath, { folder: folder.id });
  return (
    <>
      <details class="menu" data-menu="" open={flash?.form === form}>
        <summary class="btn">
          <Icon name="pencil" />
          {t("favorites.rename")}
        </summary>
        <div class="menu-panel ask-panel">
          <CallForm action={`/tis/favorite-folders/${folder.id}`} id={form} back={here}>
            <TextField
              name="name"
              idPrefix={form}
              label={t("favorites.folderName")}
              required
              maxLength={NAME_LENGTH}
              value={typedOf(flash, form, "name") ?? folder.name}
              error={refusalOf(flash, form, "name")}
            />
            <Button>{t("favorites.renameNow")}</Button>
          </CallForm>
        </div>
      </details>
      <details class="menu" data-menu="">
        <summary class="btn">
          <Icon name="trash" />
          {t("favorites.deleteFolder")}
        </summary>
        <div class="menu-panel ask-panel">
          <p>{t("favorites.deleteAsk", { name: folder.name, count: folder.count })}</p>
          <CallForm
            action={`/tis/favorite-folders/${folder.id}/deletion`}
            id={`delete-${folder.id}`}
            back={favoritesHref(basePath, {})}
            goOn
          >
            <Button kind="danger" icon="trash">{t("favorites.deleteNow")}</Button>
          </CallForm>
        </div>
      </details>
    </>
  );
}
