import CommandOptions
import DemoScenes
import Foundation
import Reporting
import SDLKit
import ScenePreviews
import SkeletonView

/// The parsed command line of the demo.
@MainActor
struct DemoOptions {
    /// The action to perform: print information, open a window, or draw without a window.
    enum Action {
        case help, version, listScreens
        case window
        case snapshot(path: String, time: TimeInterval)
        case recording(path: String, span: RecordingSpan)
    }

    var action = Action.window
    var scene = DemoScene.feed
    /// The path of the storyboard or xib to show, and the identifier of the scene.
    private(set) var (scenePath, identifier): (String?, String?)
    /// The part of the screen to show; `nil` means the loop in a window, and otherwise the content.
    var playback: DemoPlayback?
    /// The value of `--feed`.
    private var sourceText: String?
    var source = FeedSource.embedded
    var loadTime: TimeInterval = 3
    var timeout: TimeInterval = 10
    var style = DemoOptions.style(of: .demo)
    /// The preset that `style` began with.
    private(set) var preset = DemoPreset.demo
    var size = CGSize(width: 1280, height: 800)
    /// The number of pixels per point; `nil` uses the display's.
    var scale: CGFloat?
    /// The theme; `.unspecified` uses the desktop's.
    var theme = UIUserInterfaceStyle.unspecified
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The text size; `nil` uses the desktop's.
    var textSize: UIContentSizeCategory?
    /// The renderer; `nil` if the option was not given.
    var renderer: RendererChoice?
    var duration: TimeInterval?
    var statisticsPath: String?
    /// `true` if images include the window around the screen.
    var showsFrame = false
    /// `true` if the window ignores its saved state.
    var ignoresSavedState = false
    /// The state that `--open` describes.
    private(set) var linkedState: DemoState?
    /// The names of the options that were given.
    private(set) var given: Set<String> = []

    static let parser = OptionParser(
        command: "skeleton-demo",
        summary: "Shows screens that load their data behind animated skeletons.\n"
            + "In the window, ? lists the keys, and Ctrl+Q, or Escape pressed twice, quits.",
        options: [
            CommandOption("--screen", "NAME", "the screen to show (feed); see --list"),
            CommandOption("--list", "lists the screens"),
            CommandOption(
                "--open", "LINK", "starts in the state that a skeleton:// link describes; the inspector copies one"),
            CommandOption(
                "--show", "KIND",
                "what the screen shows after it has loaded: skeleton, content, or both in a loop;\n"
                    + "default: loop in a window, content in pictures and in runs with --duration or --stats"),
            CommandOption("--scene", "FILE", "shows the scenes of a .storyboard or .xib, and follows changes to it"),
            CommandOption(
                "--identifier", "ID", "the scene of --scene by its storyboard identifier; default: the initial"),
            CommandOption(
                "--feed", "SOURCE", "a JSON file or an http(s) address; default: the demo's own feed"),
            CommandOption("--load-time", "SECONDS", "loading time of the demo's own feed (3)"),
            CommandOption("--timeout", "SECONDS", "timeout for servers (10)"),
            CommandOption(
                "--preset", "NAME",
                "look of the bones: demo (default), ios, facebook, material, react, contrast,\n"
                    + "calm or glass; the options below change it"),
            CommandOption("--type", "KIND", "fill of the bones: gradient or solid"),
            CommandOption("--still", "disables animation"),
            CommandOption(
                "--motion", "NAME",
                "animation: full, slow, fade or none; default: SKELETON_MOTION, or the desktop's\n"
                    + "reduced motion setting"),
            CommandOption(
                "--direction", "NAME",
                "direction of the sweep: leftRight, rightLeft, topBottom, bottomTop,\n"
                    + "topLeftBottomRight or bottomRightTopLeft; default: the reading direction"),
            CommandOption("--color", "COLOR", "color of the bones: #rrggbb, or a name such as clouds or turquoise"),
            CommandOption("--transition", "SECONDS", "duration of the cross-fade (0.25), or none"),
            CommandOption("--size", "WxH", "the window's size in points (1280x800)"),
            CommandOption("--scale", "F", "pixels per point, 0.5 to 4 (that of the display; 1 without a window)"),
            CommandOption(
                "--theme", "NAME", "light, dark, or system (default; light in pictures)"),
            CommandOption("--rtl", "right-to-left layout"),
            CommandOption(
                "--text-size", "PERCENT",
                "text size, 82 to 312, rounded to the nearest category; default: the desktop's, and 100 in\n"
                    + "pictures"),
            CommandOption(
                "--renderer", "NAME", "auto (default), opengl, opengles2, or software (on the CPU)"),
            CommandOption(
                "--snapshot", "FILE.png",
                "without a window, draws the moment of --at into FILE.png; into FILE.svg, .html or\n"
                    + ".json it writes the skeleton that is visible then"),
            CommandOption(
                "--record", "FILE",
                "without a window, records every frame into FILE.mp4, .webm or .gif with ffmpeg, or\n"
                    + "into FILE-00001.png and so on without it, for --duration seconds (5)"),
            CommandOption(
                "--at", "SECONDS",
                "the moment of --snapshot, or the start of --record, reached in steps of 1/60 second;\n"
                    + "a --feed arrives after 3 seconds there, and a failed one is shown from the start"),
            CommandOption("--fps", "N", "frames per second of --record, 1 to 120 (60); at most 50 in a GIF"),
            CommandOption(
                "--frame", "--snapshot and --record show the whole window, with sidebar and inspector"),
            CommandOption(
                "--fresh",
                "starts from the defaults instead of restoring the last window state. Pictures, and runs\n"
                    + "with --duration or --stats, always do"),
            CommandOption("--duration", "SECONDS", "quits after this time"),
            CommandOption("--stats", "FILE.json", "writes frame statistics at the end"),
            CommandOption("--version", "prints the version"),
            CommandOption("--help", or: "-h", "prints this help"),
        ])

    init(_ arguments: [String]) throws(UsageError) {
        let values = try Self.parser.parse(arguments)
        let scenes: KeyValuePairs<String, DemoScene> = [
            "feed": .feed, "gallery": .gallery, "profile": .profile, "hierarchy": .hierarchy,
            "animations": .animations, "text": .text, "somo": .somo, "controls": .controls, "stress": .stress,
        ]
        scene = try values.choice("--screen", scenes) ?? scene
        let playbacks: KeyValuePairs<String, DemoPlayback> = [
            "skeleton": .skeleton, "content": .content, "loop": .loop,
        ]
        playback = try values.choice("--show", playbacks)
        scenePath = values.string("--scene")
        identifier = values.string("--identifier")
        if scenePath != nil { scene = .file }
        sourceText = values.string("--feed")
        source = sourceText.map(FeedSource.init) ?? .embedded
        loadTime = try values.number("--load-time", in: 0...3600) ?? loadTime
        timeout = try values.number("--timeout", in: 0.1...3600) ?? timeout
        if let size = try values.size("--size", in: 240...16384) {
            guard size.width >= Int(Self.smallestSize.width) else {
                throw UsageError("--size is 320x240 or more", not: "\(size.width)x\(size.height)")
            }
            self.size = CGSize(width: size.width, height: size.height)
        }
        scale = try values.number("--scale", in: 0.5...4).map { CGFloat($0) }
        let themes: KeyValuePairs = ["system": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark]
        theme = try values.choice("--theme", themes) ?? theme
        if values.contains("--rtl") { direction = .rightToLeft }
        textSize = try values.number("--text-size", in: 50...400).map { .nearest(toFactor: $0 / 100) }
        renderer = try values.choice(
            "--renderer",
            ["auto": .auto, "opengl": .opengl, "opengles2": .opengles2, "software": RendererChoice.software])
        duration = try values.number("--duration", in: 0...86400)
        statisticsPath = values.string("--stats")
        try readStyle(values)
        showsFrame = values.contains("--frame")
        ignoresSavedState = values.contains("--fresh")
        given = Set(Self.parser.options.map(\.name).filter(values.contains))
        if let link = values.string("--open") { try open(link) }
        action = try action(values)
        try checkTogether(values)
        let names = ["--scene", "--feed", "--snapshot", "--record", "--stats"]
        for name in names { try checkName(values.string(name), of: name) }
        try NamedFile.checkDistinct(names.compactMap { name in values.string(name).map { NamedFile(name, path: $0) } })
        try checkPixels()
    }

    /// The options for styling skeletons. `loading` lists the options for loading a screen's content.
    static let styling = ["--preset", "--type", "--still", "--motion", "--direction", "--color", "--transition"]
    static let loading = ["--feed", "--load-time", "--timeout"]
    /// The smallest window size, in points.
    static let smallestSize = CGSize(width: 320, height: 240)

    /// Opens the file given by `--scene`. Returns `nil` if the option was not given.
    func sceneFile() throws -> SceneFile? {
        guard let scenePath else { return nil }
        do {
            let file = try SceneFile(url: URL(fileURLWithPath: scenePath), identifier: identifier)
            file.loadTime = loadTime
            return file
        } catch let error as CocoaError {
            throw DemoError("\(printable(scenePath)) can't be read (\(error.localizedDescription))")
        }
    }

    /// Returns the given options for what the screen loads. A screen that isn't a file can't have the options of files.
    func sourceArguments(isFile: Bool) -> [String] {
        var arguments: [String] = []
        func add(_ name: String, _ value: String?) {
            if given.contains(name), let value { arguments += [name, value] }
        }
        if isFile {
            add("--scene", scenePath)
            add("--identifier", identifier)
        } else {
            add("--feed", sourceText)
            add("--timeout", "\(timeout)")
        }
        add("--load-time", "\(loadTime)")
        return arguments
    }

    // MARK: Private

    /// Starts in the state that `link` describes, except for settings given as options.
    private mutating func open(_ link: String) throws(UsageError) {
        guard let state = DemoState(link: link) else {
            throw UsageError("--open takes a link such as skeleton://text?rightToLeft=true", not: link)
        }
        linkedState = state
        if !given.contains("--screen"), scenePath == nil { scene = state.scene }
        restoreSettings(state)
    }

    /// Returns the library's defaults with the look of `preset`.
    private static func style(of preset: DemoPreset) -> DemoStyle {
        var style = DemoStyle()
        preset.apply(to: &style)
        return style
    }

    private mutating func readStyle(_ values: OptionValues) throws(UsageError) {
        let presets = DemoPreset.all
        if let name = values.string("--preset") {
            guard let found = presets.first(where: { $0.name == name }) else {
                throw UsageError("--preset is one of \(presets.map(\.name).joined(separator: ", "))", not: name)
            }
            preset = found
            preset.apply(to: &style)
        }
        style.type = try values.choice("--type", ["solid": SkeletonType.solid, "gradient": .gradient]) ?? style.type
        if values.contains("--still") { style.isAnimated = false }
        let motion = try values.choice(
            "--motion", ["full": SkeletonMotion.full, "slow": .slow, "fade": .fade, "none": SkeletonMotion.none])
        if let motion { style.motion = motion }
        let directions: KeyValuePairs<String, GradientDirection> = [
            "leftRight": .leftRight, "rightLeft": .rightLeft, "topBottom": .topBottom, "bottomTop": .bottomTop,
            "topLeftBottomRight": .topLeftBottomRight, "bottomRightTopLeft": .bottomRightTopLeft,
        ]
        style.direction = try values.choice("--direction", directions)
        if let text = values.string("--color") { style.setColor(try NamedColor.color(text)) }
        if values.string("--transition") == "none" {
            style.transitionDuration = 0
        } else if let seconds = try values.number("--transition", in: 0...60) {
            style.transitionDuration = seconds
        }
    }

    private func action(_ values: OptionValues) throws(UsageError) -> Action {
        if values.contains("--help") { return .help }
        if values.contains("--version") { return .version }
        if values.contains("--list") { return .listScreens }
        let time = try values.number("--at", in: 0...3600)
        let framesPerSecond = try values.number("--fps", in: 1...120)
        if let path = values.string("--snapshot") { return .snapshot(path: path, time: time ?? 0) }
        guard let path = values.string("--record") else {
            if time != nil { throw UsageError("--at needs --snapshot FILE.png or --record FILE") }
            if framesPerSecond != nil { throw UsageError("--fps needs --record FILE") }
            if showsFrame { throw UsageError("--frame needs --snapshot FILE.png or --record FILE") }
            return .window
        }
        guard path.isEmpty || path == "-" || RecordingFormat(path: path) != nil else {
            throw UsageError("--record takes a file that ends with .mp4, .webm, .gif or .png", not: path)
        }
        let span = RecordingSpan(
            start: time ?? 0, duration: duration ?? 5, framesPerSecond: framesPerSecond ?? 60,
            format: RecordingFormat(path: path))
        guard span.frameCount <= RecordingSpan.maximumFrames else {
            throw UsageError(
                "--record of \(duration ?? 5) seconds at \(framesPerSecond ?? 60) frames per second has more than "
                    + "\(RecordingSpan.maximumFrames) frames; reduce --duration or --fps")
        }
        return .recording(path: path, span: span)
    }

    /// Rejects values that don't name a file. These include "-", which means a standard stream in many commands and is
    /// hardly ever the name of a file.
    private func checkName(_ value: String?, of option: String) throws(UsageError) {
        guard let value else { return }
        if value.isEmpty {
            throw UsageError("\(option) needs the name of a file" + (option == "--feed" ? ", or an address" : ""))
        }
        if value == "-" {
            throw UsageError("\(option) needs the name of a file; - for the standard streams is not supported")
        }
    }

    /// Rejects a window with more pixels than a bitmap can have, because only part of it could be shown.
    private func checkPixels() throws(UsageError) {
        let (scale, largest) = (scale ?? 1, OffscreenStage.maximumSide)
        guard max(size.width, size.height) * scale > CGFloat(largest) else { return }
        throw UsageError(
            "--size \(Int(size.width))x\(Int(size.height)) times --scale \(scale) has more than the \(largest) pixels "
                + "that a side may have; with this scale --size is at most "
                + "\(Int(CGFloat(largest) / scale)) wide and high")
    }

    /// Rejects combinations of options that have no meaning.
    private func checkTogether(_ values: OptionValues) throws(UsageError) {
        func reject(_ name: String, with other: String) throws(UsageError) {
            if values.contains(name), values.contains(other) {
                throw UsageError("\(name) can't be combined with \(other)")
            }
        }
        for name in ["--duration", "--stats", "--renderer", "--record", "--fps"] {
            try reject(name, with: "--snapshot")
        }
        for name in ["--stats", "--renderer"] { try reject(name, with: "--record") }
        try reject("--load-time", with: "--feed")
        for name in ["--screen", "--feed", "--timeout"] { try reject(name, with: "--scene") }
        if identifier != nil, scenePath == nil { throw UsageError("--identifier needs --scene FILE") }
        for name in ["--direction", "--motion"] { try reject(name, with: "--still") }
        let (styling, loading) = (Self.styling, Self.loading)
        let unused =
            switch scene {
            case .feed, .gallery, .profile, .file: [String]()
            case .hierarchy, .animations, .text: loading
            case .stress: loading + ["--show"]
            case .somo: styling + ["--show"]
            case .controls: styling + loading + ["--show"]
            }
        for name in unused where values.contains(name) {
            throw UsageError("\(name) can't be combined with --screen \(scene.rawValue)")
        }
        if values.contains("--direction"), style.type == .solid {
            throw UsageError("--direction can't be combined with solid bones, as of --type solid")
        }
        if values.contains("--timeout"), !values.contains("--feed") {
            throw UsageError("--timeout needs --feed")
        }
    }
}
