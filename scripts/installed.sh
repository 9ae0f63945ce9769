# Sourced by scripts/install and scripts/uninstall: what is installed, and where.
# shellcheck shell=bash

id=io.github.skeletonsdl.Demo
# Each below the prefix.
# shellcheck disable=SC2034
entry=share/applications/$id.desktop metadata=share/metainfo/$id.metainfo.xml
# shellcheck disable=SC2034
icon=share/icons/hicolor/scalable/apps/$id.svg
# shellcheck disable=SC2034
resources_name=SkeletonSDL_DemoScenes.resources

# Sets `prefix` to an absolute path, and `program`, from the arguments of the script.
read_prefix() {
    prefix=${HOME:-}/.local
    while [[ $# -gt 0 ]]; do
        case $1 in
        --prefix | --program)
            [[ $# -gt 1 && -n $2 ]] || fail "$1 needs a name"
            # shellcheck disable=SC2034
            if [[ $1 == --prefix ]]; then prefix=$2; else program=$2; fi
            shift 2
            ;;
        *)
            print_help
            [[ $1 == -h || $1 == --help ]] && exit 0
            exit 2
            ;;
        esac
    done
    [[ $prefix == /* ]] || prefix=$PWD/$prefix
    prefix=${prefix%/}
    # In an entry of the menu and in a shell script these mean something.
    case $prefix in
    *[\"\`\$\\%]* | *$'\n'*) fail "the folder $prefix has a character that programs cannot be started with" ;;
    esac
}

# Lets desktops that keep lists of applications and icons see what changed; without the tools they look for themselves.
refresh_caches() {
    if command -v update-desktop-database >/dev/null && [[ -d $prefix/share/applications ]]; then
        update-desktop-database -q "$prefix/share/applications" || true
    fi
}
