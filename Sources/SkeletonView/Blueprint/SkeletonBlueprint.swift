public import Foundation

/// A skeleton as a value: the positions and looks of its bones, without the views.
///
/// It can be stored, compared, shown before the views exist, and exported to the web:
///
///     guard let blueprint = view.sk.blueprint else { return }
///     try JSONEncoder().encode(blueprint).write(to: file)
///     try Data(blueprint.html().utf8).write(to: page)
///
/// Lengths are in points, and positions are in the coordinates of the captured view.
public struct SkeletonBlueprint: Hashable, Sendable {
    /// The motion of bones: none, a pulse, or a sliding gradient.
    public enum Motion: Hashable, Sendable {
        /// No motion. Bones have a single color, or a gradient of all colors.
        case still
        /// The first color pulses.
        case pulse
        /// The gradient of all colors slides. With fewer than two colors, bones are still.
        case sliding(Highlight)
    }

    /// A rounded rectangle, optionally clipped to an outline.
    public struct Box: Hashable, Sendable {
        /// The rectangle of the box, in the coordinates of the captured view.
        public var frame: CGRect
        /// The corner radius, at most half of the shorter side.
        public var cornerRadius: CGFloat
        /// The corners that ``cornerRadius`` rounds.
        public var corners: Corners
        /// The outline to which the box is clipped, or `nil` for a rounded rectangle.
        public var outline: Outline?
        /// The visible part of the box, or `nil` if the box isn't clipped.
        public var clip: Clip?
        /// The color of a view's background, or `nil` for a bone.
        public var backgroundColor: Color?
        /// The color of a bone whose look differs from the blueprint's, because its view has a theme or its own
        /// skeleton. A bone with its own color doesn't move. `nil` for all other boxes.
        public var boneColor: Color?

        /// Creates a box, which is a bone if `backgroundColor` is `nil`. By default, the radius applies to all corners
        /// and nothing is clipped.
        public init(
            frame: CGRect, cornerRadius: CGFloat = 0, corners: Corners = .all, outline: Outline? = nil,
            clip: Clip? = nil, backgroundColor: Color? = nil, boneColor: Color? = nil
        ) {
            self.frame = frame
            self.cornerRadius = cornerRadius
            self.corners = corners
            self.outline = outline
            self.clip = clip
            self.backgroundColor = backgroundColor
            self.boneColor = boneColor
        }

        /// `true` for a bone, `false` for the background of a view.
        public var isBone: Bool { backgroundColor == nil }
    }

    /// The visible part of a box.
    public struct Clip: Hashable, Sendable {
        /// The visible rectangle, in the coordinates of the captured view.
        public var frame: CGRect
        /// The corner radius of the visible rectangle, 0 for square corners.
        public var cornerRadius: CGFloat

        /// Creates a clip, by default with square corners.
        public init(frame: CGRect, cornerRadius: CGFloat = 0) {
            self.frame = frame
            self.cornerRadius = cornerRadius
        }
    }

    /// A set of corners of a box.
    public struct Corners: OptionSet, Codable, Hashable, Sendable {
        /// One bit per corner: 1 for the top left, 2 for the top right, 4 for the bottom left and 8 for the bottom
        /// right corner.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The top left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The top right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The bottom left corner.
        public static let bottomLeft = Corners(rawValue: 4)
        /// The bottom right corner.
        public static let bottomRight = Corners(rawValue: 8)
        /// All four corners.
        public static let all = Corners(rawValue: 15)
    }

    /// The size of the captured view.
    public var size: CGSize
    /// The bones' colors: a single color, or the colors of a gradient from first to last. If the array is empty, bones
    /// without a `boneColor` are invisible.
    public var colors: [Color]
    /// The motion of the bones. Bones with a `boneColor` never move.
    public var motion: Motion
    /// `true` if one highlight crosses all bones, `false` if each bone has its own highlight.
    public var hasCommonHighlight: Bool
    /// The maximum number of seconds that bones move. They stop at the end of the last cycle that fits. `nil`, the
    /// default, and values that aren't finite and positive mean no limit.
    public var maximumMotionDuration: TimeInterval?
    /// The bones and the views' backgrounds, in drawing order.
    public var boxes: [Box]

    /// Creates a blueprint, by default without motion.
    public init(
        size: CGSize, colors: [Color], motion: Motion = .still, hasCommonHighlight: Bool = false,
        maximumMotionDuration: TimeInterval? = nil, boxes: [Box]
    ) {
        self.size = size
        self.colors = colors
        self.motion = motion
        self.hasCommonHighlight = hasCommonHighlight
        self.maximumMotionDuration = maximumMotionDuration
        self.boxes = boxes
    }

    /// The boxes that are bones.
    public var bones: [Box] { boxes.filter(\.isBone) }
}

/// The colors and motion that all renderings of a blueprint use: the view, the web page and the SVG document.
extension SkeletonBlueprint {
    /// The colors that are drawn: the first one if it pulses, otherwise all.
    var drawnColors: [Color] { motion == .pulse ? Array(colors.prefix(1)) : colors }

    /// The color to which the first one pulses, or `nil` if the bones don't pulse.
    var pulseColor: Color? {
        motion == .pulse ? colors.first.map { Color($0.uiColor.complementaryColor.cgColor) } : nil
    }

    /// The highlight that slides, or `nil` if nothing slides.
    var slidingHighlight: Highlight? {
        if case .sliding(let highlight) = motion, colors.count > 1 { highlight } else { nil }
    }

    /// Returns the number of times that a motion of `period` seconds runs, or `nil` if there is no limit.
    func runs(of period: TimeInterval) -> Int? {
        guard let limit = maximumMotionDuration, limit.isFinite, limit > 0, period > 0 else { return nil }
        return Int(min((limit / period + 1e-9).rounded(.down), 1e6))
    }
}
