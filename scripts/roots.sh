# Sourced by scripts/try-on and scripts/check-package: root file systems of Debian suites, called roots.
# shellcheck shell=bash

cache=${XDG_CACHE_HOME:-${HOME:?HOME is not set}/.cache}/skeleton-sdl/roots
# The folders that come before the system's on PATH in a root.
root_path=''

# Ends the script if it can't create a root.
check_tools() {
    [[ $EUID -eq 0 ]] || fail "a root of another suite can be made by root only. Run: sudo $0 $*"
    command -v debootstrap >/dev/null || fail "debootstrap is missing. Run: apt-get install debootstrap"
}

# Returns 0 in a script that `enter_namespaces` has restarted.
is_inside() { [[ ${SKELETON_TRY_ON:-} == inside ]]; }

# Restarts the script with its arguments in separate mount and process namespaces, so that its mounts and processes end
# with it.
enter_namespaces() {
    is_inside ||
        SKELETON_TRY_ON=inside exec unshare --mount --pid --fork --kill-child --propagation private -- "$0" "$@"
}

# Sets `suite`, the folder `base` of its unchanged root, and the folder `run` of a root that may change, whose files are
# in $run/root while it is mounted.
choose_suite() {
    [[ $1 =~ ^[a-z]+$ ]] || fail "\"$1\" is not the name of a Debian suite, for example trixie or sid."
    suite=$1
    base=$cache/$suite-base
    run=$cache/$suite-$2
}

# Creates the unchanged root if it is missing.
make_base() {
    [[ ! -d $base ]] || return 0
    say "Making a root of $suite in $base."
    rm -rf "$base.partial"
    mkdir -p "$base.partial"
    debootstrap --variant=minbase "$suite" "$base.partial" >"$cache/$suite.log" 2>&1 ||
        fail "debootstrap could not make a root of $suite. Its output is in $cache/$suite.log."
    mv "$base.partial" "$base"
}

mount_root() {
    mkdir -p "$run"/{upper,work,root} "$cache/packages"
    mount -t overlay overlay -o "lowerdir=$base,upperdir=$run/upper,workdir=$run/work" "$run/root" ||
        fail "no overlay file system can be mounted in $cache. Set XDG_CACHE_HOME to a folder on a local disk."
    mkdir -p "$run/root/var/cache/apt/archives"
    mount --bind "$cache/packages" "$run/root/var/cache/apt/archives"
    mount -t proc proc "$run/root/proc"
    mount --rbind /sys "$run/root/sys"
    mount --rbind /dev "$run/root/dev"
    mount -t tmpfs tmpfs "$run/root/dev/shm"
    cp --dereference /etc/resolv.conf "$run/root/etc/resolv.conf"
}

# Runs a command in the root.
in_root() {
    chroot "$run/root" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 \
        PATH="${root_path:+$root_path:}/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" \
        DEBIAN_FRONTEND=noninteractive "$@"
}
