import CommandOptions
import DemoScenes
import SDLKit
import SkeletonView

/// The options of the demo's command line, and the words that they accept.
extension DemoOptions {
    static let parser = OptionParser(
        command: "skeleton-demo",
        summary: "Shows screens that load their data behind animated skeletons.\n"
            + "In the window, ? lists the keys, and Ctrl+Q, or Escape pressed twice, quits.",
        options: options + OptionParser.information,
        exitStatuses: [0: "Success.", 1: "Failure; standard error has the reason.", 2: "Invalid arguments."],
        environment: environment + OptionParser.environment, files: files)

    private static let environment = [
        ManualEntry(
            "SKELETON_HUD",
            text: "shows frame times in a corner of the window: 1, top-left, top-right, bottom-left or\nbottom-right",
            isInHelp: true),
        ManualEntry(
            "SKELETON_STATS", text: "a JSON file to which frame statistics are written at the end", isInHelp: true),
        ManualEntry(
            "XDG_PICTURES_DIR", "XDG_DOWNLOAD_DIR",
            text: "folders for exports. The first writable one is used of $XDG_PICTURES_DIR, ~/Pictures,"
                + " $XDG_DOWNLOAD_DIR and ~"),
        ManualEntry("XDG_STATE_HOME", text: "the folder for the window's state; default: ~/.local/state"),
        ManualEntry("HOME", text: "the home folder"),
        ManualEntry("PATH", text: "the folders in which --record looks for ffmpeg"),
        ManualEntry("SDL_IM_MODULE", "XMODIFIERS", text: "the input method, such as ibus or fcitx"),
    ]

    private static let files = [
        ManualEntry(
            "$XDG_STATE_HOME/skeleton-sdl/demo.json",
            text: "the window's state, restored on the next launch. A damaged file is renamed to demo.json.corrupt"),
        ManualEntry(
            "$XDG_PICTURES_DIR/skeleton-SCREEN.svg",
            text: "a skeleton that the inspector exports; also .html, and .mp4, .webm or .gif of recordings"),
    ]

    private static let options = [
        CommandOption("--screen", "NAME", "the screen to show (feed); see --list", suggests: .keys(of: scenes)),
        CommandOption("--list", "lists the screens"),
        CommandOption(
            "--open", "LINK", "starts in the state that a skeleton:// link describes; the inspector copies one"),
        CommandOption(
            "--show", "KIND",
            "what the screen shows after it has loaded: skeleton, content, or both in a loop;\n"
                + "default: loop in a window, content in pictures and in runs with --duration or --stats",
            suggests: .keys(of: playbacks)),
        CommandOption(
            "--scene", "FILE", "shows the scenes of a .storyboard or .xib, and follows changes to it",
            suggests: .files),
        CommandOption(
            "--identifier", "ID", "the scene of --scene by its storyboard identifier; default: the initial\nscene"),
        CommandOption(
            "--feed", "SOURCE", "a JSON file or an http(s) address; default: the demo's own feed", suggests: .files),
        CommandOption(
            "--network", "NAME",
            "the simulated network over which the demo's own feed arrives in a window: fast (default),\n"
                + "3g, slow-pictures, failing-pictures, server-down, empty or offline", suggests: .keys(of: networks)),
        CommandOption("--load-time", "SECONDS", "loading time of the demo's own feed without a simulated network (3)"),
        CommandOption("--timeout", "SECONDS", "timeout for the server of --feed and for the simulated network (10)"),
        CommandOption(
            "--preset", "NAME",
            "look of the bones: demo (default), ios, facebook, material, react, contrast,\n"
                + "calm or glass; the options below change it", suggests: .words(DemoPreset.all.map(\.name))),
        CommandOption("--type", "KIND", "fill of the bones: gradient or solid", suggests: .keys(of: types)),
        CommandOption("--still", "disables animation"),
        CommandOption(
            "--motion", "NAME",
            "animation: full, slow, fade or none; default: SKELETON_MOTION, or the desktop's\n"
                + "reduced motion setting", suggests: .keys(of: motions)),
        CommandOption(
            "--direction", "NAME",
            "direction of the sweep: leftRight, rightLeft, topBottom, bottomTop,\n"
                + "topLeftBottomRight or bottomRightTopLeft; default: the reading direction",
            suggests: .keys(of: directions)),
        CommandOption(
            "--color", "COLOR", "color of the bones: #rrggbb, or a name such as clouds or turquoise",
            suggests: .words(NamedColor.names)),
        CommandOption(
            "--transition", "SECONDS", "duration of the cross-fade (0.25), or none", suggests: .words(["none"])),
        CommandOption("--size", "WxH", "the window's size in points (1280x800)"),
        CommandOption("--scale", "F", "pixels per point, 0.5 to 4 (that of the display; 1 without a window)"),
        CommandOption(
            "--theme", "NAME", "light, dark, or system (default; light in pictures)", suggests: .keys(of: themes)),
        CommandOption("--rtl", "right-to-left layout"),
        CommandOption(
            "--text-size", "PERCENT",
            "text size, 82 to 312, rounded to the nearest category; default: the desktop's, and 100 in\n"
                + "pictures"),
        CommandOption(
            "--renderer", "NAME", "auto (default), opengl, opengles2, or software (on the CPU)",
            suggests: .keys(of: renderers)),
        CommandOption(
            "--snapshot", "FILE.png",
            "without a window, draws the moment of --at into FILE.png; into FILE.svg, .html or\n"
                + ".json it writes the skeleton that is visible then", suggests: .files),
        CommandOption(
            "--record", "FILE",
            "without a window, records every frame into FILE.mp4, .webm or .gif with ffmpeg, or\n"
                + "into FILE-00001.png and so on without it, for --duration seconds (5)", suggests: .files),
        CommandOption(
            "--at", "SECONDS",
            "the moment of --snapshot, or the start of --record, reached in steps of 1/60 second;\n"
                + "a --feed arrives after 3 seconds there, and a failed one is shown from the start"),
        CommandOption("--fps", "N", "frames per second of --record, 1 to 120 (60); at most 50 in a GIF"),
        CommandOption(
            "--frame", "--snapshot and --record show the whole window, with sidebar and inspector"),
        CommandOption("--bare", "--snapshot and --record show the content without header and actions"),
        CommandOption(
            "--fresh",
            "starts from the defaults instead of restoring the last window state. Pictures, and runs\n"
                + "with --duration or --stats, always do"),
        CommandOption("--duration", "SECONDS", "quits after this time"),
        CommandOption("--stats", "FILE.json", "writes frame statistics at the end", suggests: .files),
    ]

    // MARK: The words that options take

    static let scenes: KeyValuePairs<String, DemoScene> = [
        "feed": .feed, "gallery": .gallery, "profile": .profile, "hierarchy": .hierarchy,
        "animations": .animations, "text": .text, "somo": .somo, "controls": .controls, "stress": .stress,
    ]
    static let playbacks: KeyValuePairs<String, DemoPlayback> = [
        "skeleton": .skeleton, "content": .content, "loop": .loop,
    ]
    static let networks: KeyValuePairs<String, DemoNetwork> = [
        "fast": .fast, "3g": .threeG, "slow-pictures": .slowPictures, "failing-pictures": .failingPictures,
        "server-down": .serverDown, "empty": .empty, "offline": .offline,
    ]
    static let types: KeyValuePairs<String, SkeletonType> = ["solid": .solid, "gradient": .gradient]
    static let motions: KeyValuePairs<String, SkeletonMotion> = [
        "full": .full, "slow": .slow, "fade": .fade, "none": .still,
    ]
    static let directions: KeyValuePairs<String, GradientDirection> = [
        "leftRight": .leftRight, "rightLeft": .rightLeft, "topBottom": .topBottom, "bottomTop": .bottomTop,
        "topLeftBottomRight": .topLeftBottomRight, "bottomRightTopLeft": .bottomRightTopLeft,
    ]
    static let themes: KeyValuePairs<String, UIUserInterfaceStyle> = [
        "system": .unspecified, "light": .light, "dark": .dark,
    ]
    static let renderers: KeyValuePairs<String, RendererChoice> = [
        "auto": .auto, "opengl": .opengl, "opengles2": .opengles2, "software": .software,
    ]
}
