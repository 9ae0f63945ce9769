# Sourced by the other scripts: the path of the repository, messages, and builds.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# With a closed stderr, commands would write their errors into the next file that they open.
true >&2 || exec 2>/dev/null

# Prints a message on stderr, because stdout is for results. If stderr is closed, that is not an error.
say() { printf '%s\n' "$*" >&2 || true; }

# Prints an error message, which also names the remedy, and ends the script.
fail() {
    say "${0##*/}: $*"
    exit 1
}

# Prints the comment at the beginning of the running script, which is its help.
print_help() { sed -n '2,/^[^#]/ s/^# \{0,1\}//p' "$0"; }

# Drops warnings that need no action: SwiftPM ignores flags of pkg-config, which aren't needed; Foundation uses mktemp;
# modules that are compiled as a whole are not compiled in batches.
without_noise() {
    grep -vE "prohibited flag\(s\)|use of .mktemp. is dangerous|'-enable-batch-mode'|Incremental compilation has" ||
        true
}

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

# The folder of the programs that are linked statically with the Swift runtime.
# shellcheck disable=SC2034
static_programs=$root/.build/install/release

# Builds a program that is linked statically with the Swift runtime, without debug information. The program loads no
# libraries from its own folder.
build_static() {
    swift_build -c release --static-swift-stdlib --disable-local-rpath -Xlinker -S \
        --scratch-path "$root/.build/install" --product "$1"
}
