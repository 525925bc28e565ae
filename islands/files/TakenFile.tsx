/** What was just taken, to be looked at or listened to before the page is loaded again. */
export function TakenFile({ id, file }: { id: string; file: Pick<File, "name" | "type"> }) {
  const src = `/tis/file/objects/${id}/${encodeURIComponent(file.name)}`;
  const [kind] = file.type.split("/");
  if (kind === "audio") {
    return <audio class="file-sound" controls preload="metadata" src={src} aria-label={file.name} />;
  }
  if (kind === "video") {
    return (
      <video class="file-film" controls preload="metadata" playsInline src={src} aria-label={file.name} />
    );
  }
  return kind === "image" ? <img class="file-picture" src={src} alt={file.name} /> : null;
}
