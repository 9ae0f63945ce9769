# Sourced by scripts/install and scripts/uninstall: what is installed, and where.
# shellcheck shell=bash

id=io.github.skeletonsdl.Demo
# Each relative to the prefix.
library=lib/skeleton-sdl
wrapper=bin/skeleton-demo
entry=share/applications/$id.desktop metadata=share/metainfo/$id.metainfo.xml
icon=share/icons/hicolor/scalable/apps/$id.svg
resources_name=SkeletonSDL_DemoScenes.resources
# The files that a program prints, each with the arguments to print it. NAME is the program's name.
declare -A printed=(
    [share/man/man1/NAME.1]=--man-page
    [share/bash-completion/completions/NAME]=--completions=bash
    [share/zsh/site-functions/_NAME]=--completions=zsh
    [share/fish/vendor_completions.d/NAME.fish]=--completions=fish
)
printed_files=("${!printed[@]}")
printed_files=("${printed_files[@]/NAME/skeleton-demo}")
# The first line is `manifest_head`. Then there is a line for each installed file, "file CHECKSUM PATH", and one for
# each folder that the installation created, "folder PATH". If the installation also created the prefix, "levels COUNT"
# is the number of folders that it created from the prefix upward. Only files and folders that are listed here, and
# have not changed since, are replaced or removed.
manifest=$library/manifest
manifest_head="skeleton-demo, installed files, version 1"
# Names of copies that are not yet renamed to the file they become.
copy_pattern=.skeleton-demo.XXXXXX
# The files that the manifest lists, each with the checksums that it may have, and the folders.
declare -A installed_sums=()
installed_folders=()
installed_levels=0

# Ends the script because of a wrong argument.
fail_usage() {
    say "${0##*/}: $*"
    say "Try ${0##*/} --help."
    exit 2
}

# Sets `prefix` to an absolute path, `place` to where its files are, and `program` and `builds_only`, from the arguments
# of the script.
read_arguments() {
    prefix='' program='' builds_only=''
    while [[ $# -gt 0 ]]; do
        case $1 in
        -h | --help)
            print_help
            exit 0
            ;;
        --build)
            [[ ${0##*/} == install ]] || fail_usage "unknown option $(printf %q "$1")"
            # shellcheck disable=SC2034
            builds_only=1
            ;;
        --prefix=* | --program=*) set -- "${1%%=*}" "${1#*=}" "${@:2}" && continue ;;
        --prefix | --program)
            [[ $1 == --prefix || ${0##*/} == install ]] || fail_usage "unknown option $(printf %q "$1")"
            [[ -n ${2:-} && $2 != -* ]] || fail_usage "$1 needs a $([[ $1 == --prefix ]] && echo folder || echo file)"
            # shellcheck disable=SC2034
            if [[ $1 == --prefix ]]; then prefix=$2; else program=$2; fi
            shift
            ;;
        -*) fail_usage "unknown option $(printf %q "$1")" ;;
        *) fail_usage "unexpected argument $(printf %q "$1")" ;;
        esac
        shift
    done
    command -v sha256sum >/dev/null || fail "sha256sum is missing; install coreutils"
    if [[ -z $prefix ]]; then
        [[ ${HOME:-} == /* ]] || fail "HOME is not set to a folder; set it, or name a folder with --prefix"
        prefix=$HOME/.local
    fi
    # These have a meaning in a menu entry, in a shell script, or on a terminal.
    local LC_ALL=C
    case $prefix in
    *[\"\`\$\\%]* | *[[:cntrl:]]* | *$'\xc2'[$'\x80'-$'\x9f']*)
        fail "the folder $(printf %q "$prefix") contains a control character or one of \" \` \$ \\ %," \
            "which a menu entry cannot launch; choose another folder with --prefix"
        ;;
    esac
    [[ $prefix == /* ]] || prefix=$PWD/$prefix
    while [[ $prefix == *//* ]]; do prefix=${prefix//'//'/'/'}; done
    # "a/../b" would need "a" forever.
    [[ /$prefix/ != */./* && /$prefix/ != */../* ]] || prefix=$(realpath -m -- "$prefix")
    prefix=${prefix%/}
    [[ -n $prefix ]] || fail "the root folder cannot be a prefix; name another one with --prefix"
    place=${DESTDIR:+${DESTDIR%/}}$prefix
    # New files, also those of tools, are readable by all users.
    umask 022
}

# Prints the text of bin/skeleton-demo.
wrapper_text() { printf '#!/bin/sh\nexec "%s/skeleton-demo" "$@"\n' "$prefix/$library"; }

checksum() { sha256sum <"$1" | cut -d ' ' -f 1; }

# Reads the manifest, and returns 1 if there is no installation. The first versions wrote no manifest; their files are
# recognized by the script in bin.
read_manifest() {
    local kind sum path head
    local refusal="$place/$manifest is not a manifest of the demo; move it, then try again"
    installed_sums=() installed_folders=() installed_levels=0
    # Replacing a pipe, a link or a folder would lose it.
    [[ ! -L $place/$manifest ]] || fail "$refusal"
    if [[ -e $place/$manifest ]]; then
        [[ -f $place/$manifest ]] || fail "$refusal"
        [[ -r $place/$manifest ]] || fail "$place/$manifest cannot be read; run this as its owner"
        IFS= read -r head <"$place/$manifest" || true
        [[ $head == "$manifest_head" ]] || fail "$refusal"
        while read -r kind sum path; do
            [[ $kind == file ]] || path=$sum${path:+ $path}
            # Nothing outside the prefix is replaced or removed, whatever the manifest says.
            [[ -n $path && /$path/ != */../* ]] || fail "$refusal"
            case $kind in
            file) installed_sums[$path]+=" $sum" ;;
            folder) installed_folders+=("$path") ;;
            levels) [[ ! $path =~ ^[1-9][0-9]{0,2}$ ]] || installed_levels=$path ;;
            esac
        done <"$place/$manifest"
    elif [[ -f $place/$wrapper ]] && cmp -s "$place/$wrapper" <(wrapper_text); then
        while IFS= read -r path; do
            path=${path#"$place/"}
            installed_sums[$path]=$(checksum "$place/$path")
        done < <(
            find "$place/$library/skeleton-demo" "$place/$library/$resources_name" "$place/$wrapper" \
                "$place/$entry" "$place/$metadata" "$place/$icon" -type f 2>/dev/null
        )
        installed_folders=("$library" "$library/$resources_name")
    else
        return 1
    fi
}

# Returns 0 if the file at the path relative to the prefix was installed and has not changed since.
is_installed() {
    [[ -n ${installed_sums[$1]:-} && -f $place/$1 && ! -L $place/$1 ]] &&
        [[ " ${installed_sums[$1]} " == *" $(checksum "$place/$1") "* ]]
}

# Ends the script if another one installs into or uninstalls from the prefix. The lock ends with the script.
lock_prefix() {
    exec {lock}<"$place" || fail "$place cannot be read"
    ! command -v flock >/dev/null || flock -n "$lock" ||
        fail "another scripts/install or scripts/uninstall is using $place; wait until it has ended"
}

# Removes the copies that an interrupted installation left behind: in the demo's folders and the folders below them, in
# those of the other files that it places, and in those given relative to the prefix. Any of these may be a link.
remove_copies() {
    local path folders=("${installed_folders[@]}" "$@") search=(-type f -name "${copy_pattern//X/?}" -delete)
    for path in "$wrapper" "$entry" "$metadata" "$icon" "${printed_files[@]}"; do folders+=("$(dirname "$path")"); done
    for path in "${folders[@]}"; do find "$place/$path/" -maxdepth 1 "${search[@]}" 2>/dev/null || true; done
    for path in "$library" "$library/$resources_name"; do find "$place/$path/" "${search[@]}" 2>/dev/null || true; done
}

# Removes the empty folders of the manifest, the deepest first.
remove_empty_folders() {
    local folder level
    while IFS= read -r folder; do
        [[ -z $folder ]] || rmdir "$place/$folder" 2>/dev/null || true
    done < <(printf '%s\n' "${installed_folders[@]}" | LC_ALL=C sort -ru)
    folder=$place
    for ((level = 0; level < installed_levels; level++)); do
        rmdir "$folder" 2>/dev/null || break
        folder=$(dirname "$folder")
    done
}

# Tells desktops that cache the lists of applications and icons that theirs changed. A package does so itself when it is
# installed.
refresh_caches() {
    local icons=$place/share/icons/hicolor
    [[ -z ${DESTDIR:-} ]] || return 0
    if command -v update-desktop-database >/dev/null && [[ -d $place/share/applications ]]; then
        end_in_time update-desktop-database -q "$place/share/applications"
    fi
    [[ -d $icons ]] || return 0
    # A cache that is older than its folder is ignored.
    touch -c "$icons" 2>/dev/null || true
    if command -v gtk-update-icon-cache >/dev/null && [[ -f $icons/icon-theme.cache ]]; then
        end_in_time gtk-update-icon-cache -q -t "$icons"
    fi
}

# Runs a command that may fail, and ends it after a while: a pipe among the user's files would hold it forever.
# It is killed, because it ignores the same signals as the script.
end_in_time() {
    timeout --signal=KILL 10 "$@" ||
        say "${0##*/}: $1 failed or did not end; the menu may not show the demo until the next login"
}
