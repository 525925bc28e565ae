#!/bin/sh
# Makes the bucket, and the portal's account, which may read and write in this bucket and do nothing else. May be run again at any time.
# MINIO_URL is the server, SECRETS the folder of minio_root_user, minio_root_password, s3_access_key and s3_secret_key.
set -eu
here=$(dirname "$0")
secrets=${SECRETS:-/run/secrets}
# An account of root in the variable that MinIO's client reads, so that no list of processes shows it.
MC_HOST_minio="${MINIO_URL%%://*}://$(cat "$secrets/minio_root_user"):$(cat "$secrets/minio_root_password")@${MINIO_URL#*://}"
export MC_HOST_minio
mc mb --quiet --ignore-existing minio/tis
mc admin policy create minio tis-portal "$here/portal_policy.json" > /dev/null
# By standard input: two lines, account and password.
cat "$secrets/s3_access_key" "$secrets/s3_secret_key" | mc admin user add minio > /dev/null
account=$(cat "$secrets/s3_access_key")
if ! mc admin policy entities minio --user "$account" | grep -q tis-portal; then
  mc admin policy attach minio tis-portal --user "$account" > /dev/null
fi
echo "the bucket tis and its account are ready"
