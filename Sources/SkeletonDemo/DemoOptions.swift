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
    /// The action to perform: print text, open a window, or draw without a window.
    enum Action {
        case print(String)
        case window
        case snapshot(path: String, time: TimeInterval)
        case recording(path: String, span: RecordingSpan)
    }

    var action = Action.window
    var scene = DemoScene.feed
    /// The path of the storyboard or xib to show, and the identifier of the scene.
    private(set) var (scenePath, identifier): (String?, String?)
    /// The value of `--show`. `nil` shows skeleton and content in a loop in a window, and only the content in pictures
    /// and in runs with `--duration` or `--stats`.
    var playback: DemoPlayback?
    /// The value of `--feed`.
    private var sourceText: String?
    var source = FeedSource.embedded
    /// The condition of the network over which the embedded feed arrives.
    private(set) var network = DemoNetwork.fast
    var loadTime: TimeInterval = 3
    var timeout: TimeInterval = 10
    var style = DemoOptions.style(of: .demo)
    /// The preset that `style` is based on.
    private(set) var preset = DemoPreset.demo
    var size = CGSize(width: 1280, height: 800)
    /// The number of pixels per point; `nil` uses the display's, or 1 without a window.
    var scale: CGFloat?
    /// The theme; `.unspecified` uses the desktop's, or light without a window.
    var theme = UIUserInterfaceStyle.unspecified
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    /// The text size; `nil` uses the desktop's, or the standard size without a window.
    var textSize: UIContentSizeCategory?
    /// The renderer; `nil` if the option was not given.
    var renderer: RendererChoice?
    var duration: TimeInterval?
    var statisticsPath: String?
    /// `true` if images include the window around the screen.
    var showsFrame = false
    /// `true` to draw the screen's content without its header and actions.
    var isBare = false
    /// `true` if the window ignores its saved state.
    var ignoresSavedState = false
    /// The state that `--open` describes; `nil` without the option.
    private(set) var linkedState: DemoState?
    /// The names of the options that were given.
    private(set) var given: Set<String> = []

    init(_ arguments: [String]) throws(UsageError) {
        let values = try Self.parser.parse(arguments)
        scene = try values.choice("--screen", Self.scenes) ?? scene
        playback = try values.choice("--show", Self.playbacks)
        scenePath = values.string("--scene")
        identifier = values.string("--identifier")
        if scenePath != nil { scene = .file }
        sourceText = values.string("--feed")
        source = sourceText.map(FeedSource.init) ?? .embedded
        network = try values.choice("--network", Self.networks) ?? network
        loadTime = try values.number("--load-time", in: 0...3600) ?? loadTime
        timeout = try values.number("--timeout", in: 0.1...3600) ?? timeout
        if let size = try values.size("--size", in: 240...16384) {
            guard size.width >= Int(Self.minimumWindowSize.width) else {
                throw UsageError("--size is 320x240 or more", not: "\(size.width)x\(size.height)")
            }
            self.size = CGSize(width: size.width, height: size.height)
        }
        scale = try values.number("--scale", in: 0.5...4).map { CGFloat($0) }
        theme = try values.choice("--theme", Self.themes) ?? theme
        if values.contains("--rtl") { direction = .rightToLeft }
        textSize = try values.number("--text-size", in: 50...400).map { .nearest(toFactor: $0 / 100) }
        renderer = try values.choice("--renderer", Self.renderers)
        duration = try values.number("--duration", in: 0...86400)
        statisticsPath = values.string("--stats")
        try readStyle(values)
        showsFrame = values.contains("--frame")
        isBare = values.contains("--bare")
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

    /// The options for styling skeletons.
    static let styling = ["--preset", "--type", "--still", "--motion", "--direction", "--color", "--transition"]
    /// The options for loading a screen's content.
    static let loading = ["--feed", "--network", "--load-time", "--timeout"]
    /// The smallest window size, in points.
    static let minimumWindowSize = CGSize(width: 320, height: 240)

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

    /// Returns the given options that determine what the screen of `state` loads, without those that would be rejected
    /// because they have no effect in `state`.
    func sourceArguments(for state: DemoState) -> [String] {
        let unused = Self.unusedOptions(on: state.scene)
        let isSimulated = state.network != .fast
        var arguments: [String] = []
        func add(_ name: String, _ value: String?) {
            if given.contains(name), !unused.contains(name), let value { arguments += [name, value] }
        }
        if state.scene == .file {
            add("--scene", scenePath)
            add("--identifier", identifier)
        } else {
            add("--feed", sourceText)
            if sourceText != nil || isSimulated { add("--timeout", "\(timeout)") }
        }
        if state.scene == .file || !isSimulated { add("--load-time", "\(loadTime)") }
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
        if !given.contains("--network") { network = state.network }
        restoreSettings(state)
    }

    /// Returns the default style with the look of `preset`.
    private static func style(of preset: DemoPreset) -> DemoStyle {
        var style = DemoStyle()
        preset.apply(to: &style)
        return style
    }

    private mutating func readStyle(_ values: OptionValues) throws(UsageError) {
        let presets = DemoPreset.all
        if let name = values.string("--preset") {
            guard let found = presets.first(where: { $0.name == name }) else {
                throw UsageError("--preset must be", oneOf: presets.map(\.name), not: name)
            }
            preset = found
            preset.apply(to: &style)
        }
        style.type = try values.choice("--type", Self.types) ?? style.type
        if values.contains("--still") { style.isAnimated = false }
        if let motion = try values.choice("--motion", Self.motions) { style.motion = motion }
        style.direction = try values.choice("--direction", Self.directions)
        if let text = values.string("--color") { style.setColor(try NamedColor.color(text)) }
        if values.string("--transition") == "none" {
            style.transitionDuration = 0
        } else if let seconds = try values.number("--transition", in: 0...60) {
            style.transitionDuration = seconds
        }
    }

    private func action(_ values: OptionValues) throws(UsageError) -> Action {
        if let text = try Self.parser.information(values) { return .print(text) }
        if values.contains("--list") {
            return .print(DemoScene.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))
        }
        let time = try values.number("--at", in: 0...3600)
        let framesPerSecond = try values.number("--fps", in: 1...120)
        if let path = values.string("--snapshot") {
            guard path.isEmpty || path == "-" || SnapshotFormat(path: path) != nil else {
                throw UsageError("--snapshot takes a file that ends with .png, .svg, .html or .json", not: path)
            }
            return .snapshot(path: path, time: time ?? 0)
        }
        guard let path = values.string("--record") else {
            if time != nil { throw UsageError("--at needs --snapshot FILE.png or --record FILE") }
            if framesPerSecond != nil { throw UsageError("--fps needs --record FILE") }
            for name in ["--frame", "--bare"] where values.contains(name) {
                throw UsageError("\(name) needs --snapshot FILE.png or --record FILE")
            }
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

    /// Rejects a window with a side or an area of more pixels than a bitmap can have, because only part of the window
    /// could be drawn.
    private func checkPixels() throws(UsageError) {
        let (scale, largest) = (scale ?? 1, OffscreenStage.maximumSide)
        if size.width * size.height * scale * scale > CGFloat(OffscreenStage.maximumPixels) {
            throw UsageError(
                "--size \(Int(size.width))x\(Int(size.height)) times --scale \(scale) has more than the "
                    + "\(OffscreenStage.maximumPixels) pixels that a window may have")
        }
        guard max(size.width, size.height) * scale > CGFloat(largest) else { return }
        throw UsageError(
            "--size \(Int(size.width))x\(Int(size.height)) times --scale \(scale) has more than the \(largest) pixels "
                + "that a side may have; with this scale --size is at most "
                + "\(Int(CGFloat(largest) / scale)) wide and high")
    }

    /// Returns the options that have no effect on `scene`.
    private static func unusedOptions(on scene: DemoScene) -> [String] {
        switch scene {
        case .feed, .gallery, .profile, .file: []
        case .hierarchy, .animations, .text: loading
        case .stress: loading + ["--show"]
        case .somo: styling + ["--show"]
        case .controls: styling + loading + ["--show"]
        }
    }

    /// `true` if the feed arrives over a simulated network, which only a window has.
    private var simulatesNetwork: Bool {
        network != .fast && given.isDisjoint(with: ["--feed", "--scene", "--snapshot", "--record"])
    }

    /// Rejects options that contradict each other or would have no effect.
    private func checkTogether(_ values: OptionValues) throws(UsageError) {
        func reject(_ name: String, with other: String) throws(UsageError) {
            if values.contains(name), values.contains(other) {
                throw UsageError("\(name) can't be combined with \(other)")
            }
        }
        for name in ["--duration", "--stats", "--renderer", "--record", "--fps", "--network"] {
            try reject(name, with: "--snapshot")
        }
        for name in ["--stats", "--renderer", "--network"] { try reject(name, with: "--record") }
        for name in ["--load-time", "--network"] { try reject(name, with: "--feed") }
        try reject("--bare", with: "--frame")
        for name in ["--screen", "--feed", "--network", "--timeout"] { try reject(name, with: "--scene") }
        if identifier != nil, scenePath == nil { throw UsageError("--identifier needs --scene FILE") }
        for name in ["--direction", "--motion"] { try reject(name, with: "--still") }
        for name in Self.unusedOptions(on: scene) where values.contains(name) {
            throw UsageError("\(name) can't be combined with --screen \(scene.rawValue)")
        }
        if values.contains("--direction"), style.type == .solid {
            throw UsageError("--direction can't be combined with solid bones, as of --type solid")
        }
        if values.contains("--timeout"), !values.contains("--feed"), !simulatesNetwork {
            throw UsageError("--timeout needs --feed, or a simulated network in a window, such as --network 3g")
        }
        if values.contains("--load-time"), simulatesNetwork {
            throw UsageError("--load-time can't be combined with a simulated network, such as --network 3g")
        }
    }
}
