#!/usr/bin/env bash
# Writes into the databases of macOS' permissions that the programs of this runner may use calendar, reminders,
# contacts and the apps: only where the system's integrity protection is off, as on hosted runners.
set -euo pipefail
services=(kTCCServiceCalendar kTCCServiceReminders kTCCServiceAddressBook)
apps=(com.apple.Notes com.apple.mail com.apple.Music)
clients=(/bin/bash /usr/bin/osascript "$(command -v node)" /opt/hca/hosted-compute-agent /usr/local/opt/runner/provisioner/provisioner)

allow() { # database service client indirect-object
  local object="'UNUSED'"
  local kind=NULL
  if [[ $4 != UNUSED ]]; then
    object="'$4'"
    kind=0
  fi
  sudo sqlite3 "$1" "INSERT OR REPLACE INTO access
    (service, client, client_type, auth_value, auth_reason, auth_version, indirect_object_identifier_type,
     indirect_object_identifier, flags)
    VALUES ('$2', '$3', 1, 2, 4, 1, $kind, $object, 0)"
}

for database in "$HOME/Library/Application Support/com.apple.TCC/TCC.db" "/Library/Application Support/com.apple.TCC/TCC.db"; do
  for client in "${clients[@]}"; do
    for service in "${services[@]}"; do allow "$database" "$service" "$client" UNUSED; done
    for app in "${apps[@]}"; do allow "$database" kTCCServiceAppleEvents "$client" "$app"; done
  done
done
sudo killall tccd || true
