import Foundation
import ViewKit

/// The file format of a state.
struct StoredState: Codable {
    /// The current version of the format; states in other versions are ignored.
    private static let currentVersion = 1
    private static let sides: ClosedRange<Double> = 240...16384
    private static let minimumWidth = 320.0
    private static let scales: ClosedRange<Double> = 0.25...8

    private var version = Self.currentVersion
    private var screen: String
    private var width: Double
    private var height: Double
    private var dark: Bool
    /// `true` if the theme follows the desktop.
    private var systemTheme: Bool?
    private var rightToLeft: Bool
    /// The name of a text size; `nil` uses the desktop's.
    private var textSize: String?
    /// The playback: skeleton, content, or both in a loop; `nil` means the loop.
    private var playback: String?
    private var inspector: Bool
    private var overlay: Bool
    private var frameTimes: Bool?
    private var scale: Double?
    /// The condition of the network; `nil` means `.fast`.
    private var network: String?
    private var style: StoredStyle
    /// The style A of a comparison; `nil` without a comparison.
    private var pinned: StoredStyle?
    /// The position of the comparison's divider, 0...1; `nil` means the middle.
    private var divider: Double?

    init(_ state: DemoState) {
        screen = state.scene.rawValue
        style = StoredStyle(state.style)
        pinned = state.pinned.map(StoredStyle.init)
        divider = state.divider.map(Double.init)
        width = state.size.width
        height = state.size.height
        dark = state.theme == .dark
        rightToLeft = state.direction == .rightToLeft
        systemTheme = state.theme == .unspecified
        playback = state.playback.rawValue
        inspector = state.showsInspector
        overlay = state.showsOverlay
        frameTimes = state.showsHud
        scale = state.scale.map(Double.init)
        textSize = state.textSize?.rawValue
        network = state.network == .fast ? nil : state.network.rawValue
    }

    /// The decoded state; `nil` if any part is invalid.
    var state: DemoState? {
        guard version == Self.currentVersion, let scene = DemoScene(rawValue: screen), scene != .file,
            let style = style.style,
            Self.sides.contains(width), Self.sides.contains(height), width >= Self.minimumWidth,
            textSize == nil || textSizeCategory != nil, Self.scales.contains(scale ?? 1),
            (0...1).contains(divider ?? 0.5), max(width, height) * (scale ?? 1) <= Self.sides.upperBound
        else { return nil }
        let pinned = pinned?.style
        guard (pinned == nil) == (self.pinned == nil) else { return nil }
        let playback = playback.map(DemoPlayback.init(rawValue:)) ?? .loop
        guard let playback, let network = network.map(DemoNetwork.init(rawValue:)) ?? .fast else { return nil }
        var state = DemoState(
            scene: scene, size: CGSize(width: width, height: height), style: style,
            theme: systemTheme == true ? .unspecified : (dark ? .dark : .light),
            direction: rightToLeft ? .rightToLeft : .leftToRight)
        state.pinned = pinned
        state.divider = divider.map { Float($0) }
        state.playback = playback
        state.showsInspector = inspector
        state.showsOverlay = overlay
        state.showsHud = frameTimes
        state.scale = scale.map { CGFloat($0) }
        state.textSize = textSizeCategory
        state.network = network
        return state
    }

    private var textSizeCategory: UIContentSizeCategory? {
        UIContentSizeCategory.sizes.first { $0.rawValue == textSize }
    }
}
