#!/bin/sh
# Writes the digest of each image that is taken from a registry behind its tag, so that a later build takes the very same one, and tells it.
# Run again to take what the tags name by then, and look at the difference before it is committed. Needs skopeo.
#   sh deploy/image/pin.sh                      all files of this folder
#   sh deploy/image/pin.sh FILE...
# SKOPEO_OPTIONS are given to skopeo, such as --tls-verify=false for a registry on this machine.
set -eu
if [ $# = 0 ]; then
  deploy=$(dirname "$0")/..
  set -- "$deploy/Containerfile" "$deploy/minio.Containerfile" "$deploy/compose.yaml"
fi
for file in "$@"; do
  # Images have their registry in front, those that are built here have none: `ARG NAME=registry/image:tag`, `image: registry/image:tag`.
  grep -oE '^(ARG [A-Z]+=| +image: )[a-z0-9.-]+[.:][a-z0-9.:-]*/[a-z0-9._/-]+:[A-Za-z0-9._-]+' "$file" | sed 's/^.*[= ]//' | sort -u |
    while read -r image; do
      # shellcheck disable=SC2086
      digest=$(skopeo inspect ${SKOPEO_OPTIONS:-} --format '{{.Digest}}' "docker://$image")
      echo "$digest" | grep -qE '^sha256:[0-9a-f]{64}$' || { echo "no digest of $image: $digest" >&2; exit 1; }
      escaped=$(echo "$image" | sed 's/[.]/\\./g')
      sed -E -i.before "s#($escaped)(@sha256:[0-9a-f]{64})?\$#\\1@$digest#" "$file"
      rm "$file.before"
      echo "$file: $image@$digest"
    done
done
