import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { TransportTexts } from "../call.ts";
import { LinkPanel, PicturePanel, TorquePanel } from "./Panels.tsx";
import type { SendPictures } from "./paste.ts";
import type { PictureRules } from "./send_pictures.ts";
import { ToolBar, ToolButton } from "./ToolBar.tsx";

type PanelName = "torque" | "link" | "picture";

/** The tool bar of an editor with the panels that open under it. */
export function EditorTools({ view, module, state, pictures, linkPath, takesWeb, transport, texts, send }: {
  view: EditorView;
  module: typeof import("./mounted.ts");
  state: EditorState;
  pictures: PictureRules | null;
  linkPath: string | null;
  takesWeb: boolean;
  transport: TransportTexts;
  texts: Record<string, string>;
  send: SendPictures;
}) {
  const panel = useSignal<PanelName | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const apply = (command: Command) => {
    panel.value = null;
    run(command);
  };
  const close = () => {
    panel.value = null;
    view.focus();
  };
  const toggle = (name: PanelName) => panel.value = panel.value === name ? null : name;
  const shown = module.pictureAt(state);
  const pictureKey = shown && state.selection.from;
  // A picture that is chosen says at once what can be told of it.
  useEffect(() => {
    if (pictureKey !== null) panel.value = "picture";
    else if (panel.value === "picture") panel.value = null;
  }, [pictureKey]);
  const inTable = module.isInTable(state);
  return (
    <>
      <ToolBar label={texts.tools!}>
        {module.TOOLS.filter((tool) => inTable || !tool.inTable).map((tool, at) => (
          <ToolButton
            key={tool.name}
            icon={tool.icon}
            label={texts[tool.name]!}
            isFirst={at === 0}
            isOn={tool.isOn?.(state)}
            onPress={() => run(tool.run)}
          />
        ))}
        <ToolButton
          icon="gauge"
          label={texts.torque!}
          isExpanded={panel.value === "torque"}
          onPress={() => toggle("torque")}
        />
        {linkPath && (
          <ToolButton
            icon={module.isLinked(state) ? "unlink" : "link"}
            label={module.isLinked(state) ? texts.unlink! : texts.link!}
            isExpanded={panel.value === "link"}
            onPress={() => module.isLinked(state) ? run(module.unlink) : toggle("link")}
          />
        )}
        {pictures && (
          <ToolButton
            icon="image"
            label={texts.picture!}
            onPress={() => chooser.current!.click()}
          />
        )}
      </ToolBar>
      {pictures && (
        <input
          type="file"
          class="off-screen"
          tabIndex={-1}
          aria-hidden="true"
          multiple
          accept={pictures.chosen.extensions.join(",")}
          ref={chooser}
          onChange={(event) => {
            event.stopPropagation();
            const field = event.currentTarget;
            const files = [...field.files ?? []];
            field.value = "";
            void module.insertPictures(view, files, { send, how: "chosen" });
          }}
        />
      )}
      {panel.value === "torque" && (
        <TorquePanel
          texts={texts}
          onClose={close}
          onApply={(attrs) => apply(module.insert("torque", attrs))}
        />
      )}
      {panel.value === "link" && linkPath && (
        <LinkPanel
          texts={texts}
          transport={transport}
          path={linkPath}
          takesWeb={takesWeb}
          onClose={close}
          onApply={({ kind, id, code }) => apply(module.linkTo({ kind, id }, code))}
        />
      )}
      {panel.value === "picture" && shown && (
        <PicturePanel
          key={pictureKey}
          texts={texts}
          told={shown}
          onClose={close}
          onApply={(told) => run(module.describePicture(told))}
        />
      )}
    </>
  );
}
