# Sourced by scripts/install and scripts/uninstall: what is installed, and where.
# shellcheck shell=bash

id=io.github.skeletonsdl.Demo
# Each below the prefix.
library=lib/skeleton-sdl
wrapper=bin/skeleton-demo
entry=share/applications/$id.desktop metadata=share/metainfo/$id.metainfo.xml
icon=share/icons/hicolor/scalable/apps/$id.svg
resources_name=SkeletonSDL_DemoScenes.resources
# Under its first line it has one for each installed file, "file CHECKSUM PATH", and one for each folder that the
# installation made, "folder PATH". If the installation also made the prefix, "levels COUNT" is the number of folders
# from the prefix upward that it made. Only what is listed here, and has not changed since, is replaced or removed.
manifest=$library/manifest
manifest_head="skeleton-demo, installed files, version 1"
# The files that the manifest lists, each with the checksums that it may have, and the folders.
declare -A installed_sums=()
installed_folders=()
installed_levels=0

# Sets `prefix` to an absolute path, and `program`, from the arguments of the script.
read_prefix() {
    prefix=
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
    if [[ -z $prefix ]]; then
        [[ ${HOME:-} == /* ]] || fail "HOME names no folder; set it, or name a folder with --prefix"
        prefix=$HOME/.local
    fi
    [[ $prefix == /* ]] || prefix=$PWD/$prefix
    while [[ $prefix == *//* ]]; do prefix=${prefix//'//'/'/'}; done
    prefix=${prefix%/}
    # These have a meaning in a menu entry, in a shell script, or on a terminal.
    local LC_ALL=C
    case $prefix in
    *[\"\`\$\\%]* | *[[:cntrl:]]* | *$'\xc2'[$'\x80'-$'\x9f']*)
        fail "the folder $(printf %q "$prefix") has a character that programs cannot be started with"
        ;;
    esac
}

# Prints the text of bin/skeleton-demo.
wrapper_text() { printf '#!/bin/sh\nexec "%s/skeleton-demo" "$@"\n' "$prefix/$library"; }

checksum() { sha256sum <"$1" | cut -d ' ' -f 1; }

# Reads the manifest. Installations of the first versions have none: there, the script in bin tells whose files they
# are.
read_manifest() {
    local kind sum path head=
    local refusal="$prefix/$manifest is not a manifest of the demo; move it, then try again"
    # Replacing a pipe, a link or a folder would lose it.
    [[ ! -L $prefix/$manifest ]] || fail "$refusal"
    if [[ -e $prefix/$manifest ]]; then
        [[ -f $prefix/$manifest ]] || fail "$refusal"
        IFS= read -r head <"$prefix/$manifest" || true
        [[ $head == "$manifest_head" ]] || fail "$refusal"
        while read -r kind sum path; do
            [[ $kind == file ]] || path=$sum${path:+ $path}
            # Nothing outside of the prefix is replaced or removed, whatever the manifest says.
            [[ -n $path && /$path/ != */../* ]] || fail "$refusal"
            case $kind in
            file) installed_sums[$path]+=" $sum" ;;
            folder) installed_folders+=("$path") ;;
            levels) [[ ! $path =~ ^[1-9][0-9]{0,2}$ ]] || installed_levels=$path ;;
            esac
        done <"$prefix/$manifest"
    elif [[ -f $prefix/$wrapper ]] && cmp -s "$prefix/$wrapper" <(wrapper_text); then
        while IFS= read -r path; do
            path=${path#"$prefix/"}
            installed_sums[$path]=$(checksum "$prefix/$path")
        done < <(
            find "$prefix/$library/skeleton-demo" "$prefix/$library/$resources_name" "$prefix/$wrapper" \
                "$prefix/$entry" "$prefix/$metadata" "$prefix/$icon" -type f 2>/dev/null
        )
        installed_folders=("$library" "$library/$resources_name")
    else
        return 1
    fi
}

# Returns 0 if the file at the path below the prefix was installed and has not changed since.
is_installed() {
    [[ -n ${installed_sums[$1]:-} && -f $prefix/$1 && ! -L $prefix/$1 ]] &&
        [[ " ${installed_sums[$1]} " == *" $(checksum "$prefix/$1") "* ]]
}

# Removes the folders of the manifest that are empty, the deepest first.
remove_empty_folders() {
    local folder level
    while IFS= read -r folder; do
        [[ -z $folder ]] || rmdir "$prefix/$folder" 2>/dev/null || true
    done < <(printf '%s\n' "${installed_folders[@]}" | LC_ALL=C sort -ru)
    folder=$prefix
    for ((level = 0; level < installed_levels; level++)); do
        rmdir "$folder" 2>/dev/null || break
        folder=$(dirname "$folder")
    done
}

# Tells desktops that keep lists of applications that theirs changed; without the tool they look for themselves.
refresh_caches() {
    if command -v update-desktop-database >/dev/null && [[ -d $prefix/share/applications ]]; then
        update-desktop-database -q "$prefix/share/applications" || true
    fi
}
