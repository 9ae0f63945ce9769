# Sourced by scripts/install, scripts/uninstall and the scripts for packages: the installed files and the manifest.
# shellcheck shell=bash

id=io.github.skeletonsdl.Demo
# Paths relative to the prefix.
library=lib/skeleton-sdl
wrapper=bin/skeleton-demo
entry=share/applications/$id.desktop metadata=share/metainfo/$id.metainfo.xml
icon=share/icons/hicolor/scalable/apps/$id.svg
desktop_cache=share/applications/mimeinfo.cache
resources_name=SkeletonSDL_DemoScenes.resources
# The files whose contents a program prints, each with the option that prints them. NAME is the program's name.
declare -A printed=(
    [share/man/man1/NAME.1]=--man-page
    [share/bash-completion/completions/NAME]=--completions=bash
    [share/zsh/site-functions/_NAME]=--completions=zsh
    [share/fish/vendor_completions.d/NAME.fish]=--completions=fish
)
printed_files=("${!printed[@]}")
printed_files=("${printed_files[@]/NAME/skeleton-demo}")
# The first line of the manifest is `manifest_name` and the version. Then there is a line for
#   - each installed file: "file CHECKSUM PATH"
#   - each file that existed before with the same content, which stays the user's: "kept PATH"
#   - each folder that the installation created: "folder PATH"
#   - the number of folders that it created from the prefix upward, if any: "levels COUNT"
#   - the cache of menu entries, if it did not exist before: "cache PATH"
#   - the folder in which this was installed: "place PATH". If the files are moved or copied elsewhere, only the folders
#     at and below `library` are those of the demo.
#   - the end, with the number of lines between it and the first one: "end COUNT"
# Only files and folders that are listed in the manifest, and have not changed since, are replaced or removed. Version 1
# had neither "kept", "cache", "place" nor "end", and may have an empty line.
manifest=$library/manifest
manifest_name="skeleton-demo, installed files, version"
manifest_version=2
# The pattern of the names that copies have before they are renamed to the installed files.
copy_pattern=.skeleton-demo.XXXXXX.skeleton-sdl-new
# The contents of the manifest: the files, each with the checksums that it may have; the folders; and the user's files.
declare -A installed_sums=()
installed_folders=()
installed_levels=0
installed_cache=''
kept_files=()

# Returns 0 if the text contains characters that control a terminal.
has_controls() {
    local LC_ALL=C
    [[ $1 == *[[:cntrl:]]* || $1 == *$'\xc2'[$'\x80'-$'\x9f']* ]]
}

is_utf8() { ! LC_ALL=C.UTF-8 grep -qavx '.*' <<<"$1"; }

# Prints an argument for a message: unchanged, or with escapes if a terminal could not show it.
shown() {
    if [[ -z $1 ]] || has_controls "$1" || ! is_utf8 "$1"; then
        LC_ALL=C printf %q "$1"
    else
        printf %s "$1"
    fi
}

# Prints an error about an argument, and ends the script.
fail_usage() {
    local script=$0
    # Without a folder, the shell would look for a program of that name on PATH.
    [[ $script == */* ]] || script=./$script
    say "${0##*/}: $*"
    say "Try $(printf %q "$script") --help."
    exit 2
}

# Parses the arguments of the script, which follow its name. Sets `program` and `builds_only`, `prefix` to an absolute
# path, and `place` to the folder of its files.
read_arguments() {
    local script=$1
    shift
    prefix='' program='' builds_only=''
    while [[ $# -gt 0 ]]; do
        case $1 in
        -h | --help)
            print_help
            exit 0
            ;;
        --build)
            [[ $script == install ]] || fail_usage "unknown option $(shown "$1")"
            builds_only=1
            ;;
        --prefix=* | --program=*) set -- "${1%%=*}" "${1#*=}" "${@:2}" && continue ;;
        --prefix | --program)
            [[ $1 == --prefix || $script == install ]] || fail_usage "unknown option $(shown "$1")"
            [[ -n ${2:-} && $2 != -* ]] || fail_usage "$1 needs a $([[ $1 == --prefix ]] && echo folder || echo file)"
            if [[ $1 == --prefix ]]; then prefix=$2; else program=$2; fi
            shift
            ;;
        -*) fail_usage "unknown option $(shown "$1")" ;;
        *) fail_usage "unexpected argument $(shown "$1")" ;;
        esac
        shift
    done
    if [[ -n $builds_only ]]; then
        [[ -z $prefix$program ]] || fail_usage "--build installs nothing, so it takes no --prefix and no --program"
        return 0
    fi
    command -v sha256sum >/dev/null || fail "sha256sum is missing; install coreutils"
    # Without a lock, two scripts could destroy each other's files.
    command -v flock >/dev/null || fail "flock is missing; install util-linux"
    find_place "$script"
    # New files, including those that tools create, are readable by all users.
    umask 022
}

# Sets `prefix` to an absolute path, and `place`.
find_place() {
    local script=$1 remedy="choose another folder with --prefix"
    if [[ -z $prefix ]]; then
        [[ ${HOME:-} == /* ]] || fail "HOME is not set to a folder; set it, or name a folder with --prefix"
        prefix=$HOME/.local
    fi
    # A relative prefix is made absolute first, so that the following checks also apply to the working folder.
    [[ $prefix == /* ]] || prefix=$PWD/$prefix
    while [[ $prefix == *//* ]]; do prefix=${prefix//'//'/'/'}; done
    # "a/../b" would be valid only as long as "a" exists.
    [[ /$prefix/ != */./* && /$prefix/ != */../* ]] || prefix=$(realpath -m -- "$prefix")
    prefix=${prefix%/}
    [[ -n $prefix ]] || fail "the root folder cannot be a prefix; name another one with --prefix"
    if [[ $script == install ]]; then
        # These characters have a special meaning in a menu entry, in a shell script, or on a terminal.
        if has_controls "$prefix" || [[ $prefix == *[\"\`\$\\%]* ]]; then
            fail "the folder $(shown "$prefix") contains a control character or one of \" \` \$ \\ %," \
                "which a menu entry cannot launch; $remedy"
        fi
        is_utf8 "$prefix" || fail "the folder $(shown "$prefix") is not UTF-8, which menu entries have to be; $remedy"
    elif has_controls "$prefix"; then
        fail "the demo is not installed in $(shown "$prefix")"
    fi
    [[ -z ${DESTDIR:-} || $DESTDIR == /* ]] || fail "DESTDIR must be an absolute path, not $(shown "$DESTDIR")"
    ! has_controls "${DESTDIR:-}" || fail "DESTDIR contains a control character: $(shown "$DESTDIR")"
    place=${DESTDIR:+${DESTDIR%/}}$prefix
}

# Prints the path of `place` without links, on one line.
physical_place() { realpath -m -- "$place" | tr -d '\n'; }

# Prints the text of bin/skeleton-demo.
wrapper_text() { printf '#!/bin/sh\nexec "%s/skeleton-demo" "$@"\n' "$prefix/$library"; }

checksum() { sha256sum <"$1" | cut -d ' ' -f 1; }

# Ends the script if a folder above the path cannot be searched, because everything in it would seem to be missing.
check_search() {
    local folder=${1%/*}
    [[ ! -e $1 && ! -L $1 && -n $folder ]] || return 0
    check_search "$folder"
    [[ ! -d $folder || -x $folder ]] ||
        fail "$folder cannot be searched; run this as its owner, or change its permissions"
}

# Prints a manifest with the lines of the standard input.
manifest_text() {
    local lines
    mapfile -t lines < <(LC_ALL=C sort -u)
    printf '%s\n' "$manifest_name $manifest_version" ${lines[@]+"${lines[@]}"} "end ${#lines[@]}"
}

# Reads the manifest, and returns 1 if there is no installation. The first versions wrote no manifest; their files are
# recognized by the script in bin. So are those of an installation whose manifest was moved away.
read_manifest() {
    local file=$place/$manifest
    installed_sums=() installed_folders=() installed_levels=0 installed_cache='' kept_files=()
    check_search "$file"
    # Replacing a pipe, a link or a folder would lose it.
    if [[ -L $file || -e $file ]]; then
        [[ -f $file && ! -L $file ]] || fail "$file is not a manifest of the demo; move it, then run this again"
        [[ -r $file ]] || fail "$file cannot be read; run this as its owner"
        read_manifest_file "$file"
    elif [[ -f $place/$wrapper && -r $place/$wrapper ]] && cmp -s "$place/$wrapper" <(wrapper_text); then
        find_installed_files
    else
        return 1
    fi
}

# Reads the lines of a manifest. Ends the script, before anything is changed, if a line is missing or invalid.
read_manifest_file() {
    local file=$1 lines line kind sum path version count=0 end='' physical=''
    local remedy="move it, then run this again, which finds the files by their names"
    local incomplete="is incomplete or was changed; $remedy"
    mapfile -t lines <"$file"
    version=${lines[0]-}
    version=${version#"$manifest_name "}
    [[ $version =~ ^[1-9][0-9]{0,8}$ && ${lines[0]} == "$manifest_name $version" ]] ||
        fail "$file is not a manifest of the demo; move it, then run this again"
    ((version <= manifest_version)) ||
        fail "$file was written by a newer version of scripts/install; use the scripts of that version"
    for line in "${lines[@]:1}"; do
        kind=${line%% *} path=${line#* } sum=
        if [[ $kind == end ]]; then
            end=$path
            [[ $end == "$count" ]] || break
            continue
        fi
        ((count += 1))
        [[ -n $line ]] || continue
        if [[ $kind == file ]]; then sum="${path%% *} " path=${path#* }; fi
        [[ -n $path && $line == "$kind $sum$path" ]] || fail "$file $incomplete"
        # Nothing outside the prefix is replaced or removed, whatever the manifest says.
        [[ $kind == place || /$path/ != */../* ]] || fail "$file names a path outside of $place; $remedy"
        case $kind in
        file) installed_sums[$path]+=" ${sum% }" ;;
        kept) kept_files+=("$path") ;;
        folder) installed_folders+=("$path") ;;
        levels) [[ ! $path =~ ^[1-9][0-9]{0,2}$ ]] || installed_levels=$path ;;
        cache) installed_cache=1 ;;
        place) physical=$path ;;
        *) fail "$file $incomplete" ;;
        esac
    done
    # In version 1, the only sign of a complete manifest is the line break at its end.
    if ((version > 1)); then
        [[ $end == "$count" ]] || fail "$file $incomplete"
    else
        [[ -z $(tail -c 1 "$file") ]] || fail "$file $incomplete"
    fi
    [[ -z $physical || $physical == "$(physical_place)" ]] || forget_shared_folders
}

# Finds the files that any version installed, and the folders that belong only to the demo.
find_installed_files() {
    local path
    while IFS= read -r -d '' path; do
        path=${path#"$place/"}
        [[ -r $place/$path ]] || fail "$place/$path cannot be read; run this as its owner"
        installed_sums[$path]=$(checksum "$place/$path")
    done < <(
        for path in "$library/skeleton-demo" "$library/$resources_name/" "$wrapper" "$entry" "$metadata" "$icon" \
            "${printed_files[@]}"; do
            find "$place/$path" -type f -print0 2>/dev/null
        done
    )
    installed_folders=("$library")
    while IFS= read -r -d '' path; do installed_folders+=("${path#"$place/"}"); done < <(
        find "$place/$library/$resources_name" -type d -print0 2>/dev/null
    )
}

# Drops the shared folders and the cache that were created when the demo was installed in another place, because here
# they may have existed before.
forget_shared_folders() {
    local folder folders=()
    for folder in "${installed_folders[@]}"; do
        [[ $folder/ != "$library"/* ]] || folders+=("$folder")
    done
    # shellcheck disable=SC2034
    installed_folders=("${folders[@]}") installed_levels=0 installed_cache=''
}

# Returns 0 if the file at the path relative to the prefix was installed and has not changed since.
is_installed() {
    [[ -n ${installed_sums[$1]:-} && -f $place/$1 && ! -L $place/$1 && -r $place/$1 ]] &&
        [[ " ${installed_sums[$1]} " == *" $(checksum "$place/$1") "* ]]
}

# Ends the script if another one installs into or uninstalls from the prefix. The lock is released when the script ends.
lock_prefix() {
    local status=0
    [[ -r $place && -x $place ]] || fail "$place cannot be read; run this as its owner"
    exec {lock}<"$place"
    flock -n -E 75 "$lock" || status=$?
    [[ $status -ne 75 ]] ||
        fail "another scripts/install or scripts/uninstall is using $place; wait until it has ended"
    [[ $status -eq 0 ]] || fail "$place cannot be locked; choose a folder on another file system with --prefix"
}

# Removes the copies that an interrupted installation left behind: in the demo's folders and the folders below them, in
# those of the other files that it installs, and in those given relative to the prefix. Any of these may be a link.
remove_copies() {
    local path folders=("${installed_folders[@]}" "$@")
    local search=(-type f -name "${copy_pattern//X/[[:alnum:]]}" -delete)
    for path in "$wrapper" "$entry" "$metadata" "$icon" "${printed_files[@]}"; do folders+=("$(dirname "$path")"); done
    for path in "${folders[@]}"; do LC_ALL=C find "$place/$path/" -maxdepth 1 "${search[@]}" 2>/dev/null || true; done
    for path in "$library" "$library/$resources_name"; do
        LC_ALL=C find "$place/$path/" "${search[@]}" 2>/dev/null || true
    done
}

# Removes the folder if it is empty.
remove_folder() {
    local folder=$1 reason
    [[ -d $folder && ! -L $folder && -n $(find "$folder" -maxdepth 0 -empty 2>/dev/null) ]] || return 1
    reason=$(rmdir "$folder" 2>&1) && return
    say "${0##*/}: $folder is empty but cannot be removed: ${reason##*: }"
    return 1
}

# Removes the empty folders that the manifest lists, deepest first.
remove_empty_folders() {
    local folder level
    while IFS= read -r folder; do
        [[ -z $folder ]] || remove_folder "$place/$folder" || true
    done < <(printf '%s\n' "${installed_folders[@]}" | LC_ALL=C sort -ru)
    folder=$place
    for ((level = 0; level < installed_levels; level++)); do
        remove_folder "$folder" || break
        folder=$(dirname "$folder")
    done
}

# Updates the caches from which desktops read applications and icons. Does nothing for a package, because installing it
# updates the caches.
refresh_caches() {
    local icons=$place/share/icons/hicolor applications=$place/${desktop_cache%/*}
    [[ -z ${DESTDIR:-} ]] || return 0
    if command -v update-desktop-database >/dev/null && [[ -d $applications ]]; then
        end_in_time update-desktop-database -q "$applications"
    fi
    [[ -d $icons ]] || return 0
    # A cache that is older than its folder is ignored.
    touch -c "$icons" 2>/dev/null || true
    if command -v gtk-update-icon-cache >/dev/null && [[ -f $icons/icon-theme.cache ]]; then
        end_in_time gtk-update-icon-cache -q -t "$icons"
    fi
}

# Runs a command that may fail, and kills it after 10 seconds, because a pipe among the user's files would block it
# forever. Other signals might not end it, because it ignores the same signals as the script.
end_in_time() {
    timeout --signal=KILL 10 "$@" ||
        say "${0##*/}: $1 failed or did not end; the menu may not show the demo until the next login"
}
