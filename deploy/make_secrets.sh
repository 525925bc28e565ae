#!/bin/sh
# Writes the secrets that compose.yaml hands to the containers as files, one for each, made by chance; what is there already stays.
#   sh deploy/make_secrets.sh            into deploy/secrets
#   sh deploy/make_secrets.sh FOLDER
# Then write by hand what others gave you, over the empty ones: smtp_url and dms_token. Needs openssl.
set -eu
umask 077
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
cd "$folder"

# The folder is closed to all but its owner, who writes over what others gave; one that was there before is closed too. The files can be read, since
# the processes in the containers are not its owner.
chmod 700 .
write() {
  [ -e "$1" ] || { printf '%s\n' "$2" > "$1.new" && chmod 644 "$1.new" && mv "$1.new" "$1"; }
}

write postgres_password "$(openssl rand -hex 24)"
write database_password "$(openssl rand -hex 24)"
write database_url "postgres://tis:$(cat database_password)@postgres:5432/tis"
write minio_root_user "root-$(openssl rand -hex 4)"
write minio_root_password "$(openssl rand -hex 24)"
write s3_access_key tis
write s3_secret_key "$(openssl rand -hex 24)"
# Kept for good, and the same in every process.
write card_key "$(openssl rand -base64 32)"
write metrics_token "$(openssl rand -hex 24)"
# Upper and lower case, digits and a special character, whatever chance brings; to be changed at the first login.
write admin_password "Aa1@$(openssl rand -base64 18 | tr '+/' '-_')"
for name in smtp_url dms_token; do
  [ -e "$name" ] || : > "$name"
  chmod 644 "$name"
done
echo "the secrets are in $(pwd); the first administrator's password is in admin_password"
