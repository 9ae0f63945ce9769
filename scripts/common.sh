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

# Drops the warnings that SwiftPM left out flags of pkg-config, which nothing needs, and that Foundation uses mktemp.
without_noise() { grep -vE "prohibited flag\(s\)|use of .mktemp. is dangerous" || true; }

# Removes the builds of a checkout that was moved: compiled modules contain its former path.
remove_moved_builds() {
    local plan physical
    physical=$(cd "$root" && pwd -P)
    for plan in "$root"/.build/{debug,release}.yaml "$root"/.build/install/release.yaml; do
        [[ -f $plan ]] || continue
        ! grep -qF -e "$root/Sources" -e "$physical/Sources" "$plan" || continue
        say "The checkout was moved, so it is built again."
        rm -rf "$root/.build"
        return
    done
}

# Runs `swift build` for this repository, with its output on stderr.
swift_build() {
    remove_moved_builds
    swift build --package-path "$root" "$@" >&2 2> >(without_noise >&2)
}
