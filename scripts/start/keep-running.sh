#!/bin/sh
# keep-running.sh PROGRAM…: runs the shop, with node-options.sh, and starts it again when its process dies: killed, out of
# memory, or by a fault of its own (exit code 70). An end that was asked for, or a start that is refused, ends this too, with the
# same exit code. A shell does this, because a second Node would take 40 MB.

. "$(dirname "$0")/node-options.sh"

# After so many deaths in a row it gives up; a life of more than five minutes is a new beginning.
tries=5

child=
asked=
pass() {
  asked=yes
  [ -n "$child" ] && kill -s "$1" "$child" 2>/dev/null
}
trap 'pass TERM' TERM
trap 'pass INT' INT
trap 'pass HUP' HUP

left=$tries
while :; do
  began=$(date +%s)
  # shellcheck disable=SC2086 # several words
  node $options "$@" &
  child=$!
  # A signal ends wait, and not the child.
  while :; do
    wait "$child"
    code=$?
    kill -s 0 "$child" 2>/dev/null || break
  done
  [ -n "$asked" ] && exit "$code"
  [ "$code" -gt 128 ] || [ "$code" -eq 70 ] || exit "$code"
  [ $(($(date +%s) - began)) -gt 300 ] && left=$tries
  left=$((left - 1))
  [ "$left" -gt 0 ] || exit "$code"
  echo "The shop's process has died, with code $code, and is started again." >&2
done
