package import ScenePreviews
package import ViewKit

/// The demo's screens.
package enum DemoScene: String, CaseIterable, Sendable {
    case feed, gallery, profile, hierarchy, animations, text, somo, controls, stress
    /// A storyboard or xib; available only if the demo is started with one.
    case file

    /// The demo's own screens.
    package static let allCases: [DemoScene] = [
        .feed, .gallery, .profile, .hierarchy, .animations, .text, .somo, .controls, .stress,
    ]

    /// A description for the list of screens.
    package var summary: String {
        switch self {
        case .feed: "posts that load behind a skeleton, from the demo's own feed, a file or a server"
        case .gallery: "pictures behind a skeleton, in a waterfall, a grid, a mosaic or a carousel"
        case .profile: "a profile page laid out by constraints: many kinds of views behind a skeleton"
        case .hierarchy: "which views get a bone: six ways to flag a hierarchy side by side, each with its reason"
        case .animations: "types, directions, speeds and custom animations side by side"
        case .text: "text lines as bones: number, height, spacing, insets and alignment"
        case .somo: "hand-placed bones: four styles, two tables and a collection, started and stopped one by one"
        case .stress: "10 to 100,000 bones, with frame times"
        case .file: "the scenes of a storyboard or xib"
        case .controls: "controls with their current values: switches, sliders, menus, a color well and more"
        }
    }

    /// The screen's title, which is also part of the window's title.
    package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Creates the screen's controller. `playback` determines whether the screen shows the skeleton, the content or
    /// both alternately, if the screen offers this choice. The screen `.file` shows `file`. If `hasBars` is `false`,
    /// the screen has no header and no action bar. If `pinned` isn't `nil` and the screen can be compared, a copy in
    /// that style covers the screen from the leading edge to `divider`, 0...1. `quit` ends the demo.
    @MainActor
    package func makeController(
        style: DemoStyle, comparedWith pinned: DemoStyle? = nil, divider: Float = 0.5,
        playback: DemoPlayback = .content, service: any FeedService, file: SceneFile? = nil, hasBars: Bool = true,
        quit: @escaping @MainActor () -> Void
    ) -> UIViewController {
        let screen = makeScreen(style: style, service: service, file: file, quit: quit)
        screen.playback = playback
        (screen as? ScreenController)?.hasBars = hasBars
        style.updateShimmer(over: screen.content)
        guard let pinned, let screen = screen as? SkeletonScreenController,
            let copy = makeScreen(style: pinned, service: service, file: file, quit: quit) as? SkeletonScreenController
        else { return screen }
        return ComparedScreenController(screen, with: copy, in: pinned, divider: divider)
    }

    /// Creates the screen's controller for the demo's window. Without a `file`, `.file` creates the feed screen.
    @MainActor
    func makeScreen(
        style: DemoStyle, service: any FeedService, file: SceneFile?, quit: @escaping @MainActor () -> Void
    ) -> any DemoScreen {
        if self == .file, let file { return SceneFileViewController(file: file, style: style, quit: quit) }
        return switch self {
        case .feed, .file: FeedViewController(style: style, service: service, quit: quit)
        case .gallery: GalleryViewController(style: style, service: service, quit: quit)
        case .profile: ProfileViewController(style: style, service: service, quit: quit)
        case .hierarchy: HierarchyViewController(style: style, quit: quit)
        case .animations: AnimationsViewController(style: style, quit: quit)
        case .text: TextViewController(style: style, quit: quit)
        case .somo: SomoViewController(service: service, quit: quit)
        case .stress: StressViewController(style: style, quit: quit)
        case .controls: ControlsViewController(quit: quit)
        }
    }
}
