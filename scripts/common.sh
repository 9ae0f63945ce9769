# Sourced by the other scripts: where the repository is, how to speak, how to build.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Prints what a script is doing; on stderr, so that stdout stays the program's own.
say() { printf '%s\n' "$*" >&2; }

# Prints what is wrong and what to do about it, and ends the script.
fail() {
    say "${0##*/}: $*"
    exit 1
}

# Prints the comment at the head of the running script, as its help.
print_help() { sed -n '2,/^[^#]/ s/^# \{0,1\}//p' "$0"; }

# Drops the lines in which SwiftPM says that it left out flags that pkg-config offered. Nothing needs those flags.
without_noise() { grep -v 'prohibited flag(s)' || true; }

# Runs `swift build` for this repository, with its output on stderr.
swift_build() { swift build --package-path "$root" "$@" >&2 2> >(without_noise >&2); }
