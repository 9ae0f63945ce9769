/// The environment variables, common to all programs, that determine where and how windows and text appear.
extension OptionParser {
    /// The environment variables that all programs read. Programs append them to their own variables.
    package static let environment = [
        ManualEntry(
            "SKELETON_MOTION",
            text: "animation: full, slow, fade or none; default: the desktop's reduced motion setting", isInHelp: true),
        ManualEntry(
            "SKELETON_DEBUG", text: "if set, describes each skeleton that appears on standard error", isInHelp: true),
        ManualEntry("DISPLAY", text: "the X server"),
        ManualEntry("WAYLAND_DISPLAY", "WAYLAND_SOCKET", text: "the Wayland compositor"),
        ManualEntry(
            "XDG_RUNTIME_DIR", text: "the folder of the sockets of the Wayland compositor and the session bus"),
        ManualEntry(
            "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER",
            text: "SDL's video driver, such as x11, wayland or offscreen, or several, separated by commas"),
        ManualEntry("SDL_RENDER_DRIVER", text: "SDL's renderer if --renderer is auto"),
        ManualEntry(
            "SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY",
            text: "the unit of window sizes on Wayland with sdl2-compat: 1 for pixels, 0 (default) for the desktop's"
                + " units"),
        ManualEntry(
            "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS",
            text: "the message buses, for the desktop's settings and for screen readers"),
        ManualEntry(
            "LC_ALL", "LC_CTYPE", "LANG",
            text: "the locale: its language selects regional variants of characters, and keyboard input uses its"
                + " encoding if that is UTF-8"),
        ManualEntry(
            "LANGUAGE", "LC_MESSAGES",
            text: "the user's languages, and the category of the locale that selects them: they choose translated"
                + " storyboards, texts and images"),
        ManualEntry("TMPDIR", text: "the folder for temporary files; default: /tmp"),
        ManualEntry(
            "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_", "GLIBC_TUNABLES",
            text: "heap settings that replace the program's own"),
    ]
}
