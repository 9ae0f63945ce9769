public import Foundation

/// A skeleton as a value: where its bones stand and how they look, without the views.
///
/// It can be stored, compared, shown before the views exist, and written for the web:
///
///     let blueprint = try #require(view.sk.blueprint)
///     try JSONEncoder().encode(blueprint).write(to: file)
///     try Data(blueprint.html().utf8).write(to: page)
///
/// Lengths are in points, places in the coordinates of the view that it was taken from.
public struct SkeletonBlueprint: Codable, Hashable, Sendable {
    /// How the light of bones moves.
    public enum Motion: String, Codable, Hashable, Sendable {
        /// Not at all.
        case none
        /// The colour comes and goes.
        case pulse
        /// The gradient slides from the left to the right.
        case leftToRight
        /// The gradient slides from the right to the left.
        case rightToLeft
        /// The gradient slides as the blueprint's ``SkeletonBlueprint/light`` says.
        case sliding
    }

    /// A rounded rectangle, or what is seen of it through an outline.
    public struct Box: Codable, Hashable, Sendable {
        /// Its rectangle.
        public var frame: CGRect
        /// How round it is, at most half of its shorter side.
        public var cornerRadius: CGFloat
        /// The corners that are round.
        public var corners: Corners
        /// Through which the box is seen; nil where it is a rounded rectangle.
        public var outline: Outline?
        /// Where it is cut; nil where it is not.
        public var clip: Clip?
        /// The colour of a view's ground; nil for a bone.
        public var color: SkeletonBlueprintColor?
        /// The colour of a bone that has another look than the blueprint's, by a theme or in a skeleton of its own: it
        /// stands still in that; nil for all others.
        public var boneColor: SkeletonBlueprintColor?

        /// Makes a box; without `color` it is a bone. By default all corners are round, if any, and nothing is cut.
        public init(
            frame: CGRect, cornerRadius: CGFloat = 0, corners: Corners = .all, clip: Clip? = nil,
            color: SkeletonBlueprintColor? = nil, outline: Outline? = nil
        ) {
            self.outline = outline
            (self.frame, self.cornerRadius, self.corners) = (frame, cornerRadius, corners)
            (self.clip, self.color) = (clip, color)
        }

        /// Whether it is a bone, and not the ground of a view.
        public var isBone: Bool { color == nil }
    }

    /// What is seen of a box.
    public struct Clip: Codable, Hashable, Sendable {
        /// The rectangle in which it is seen.
        public var frame: CGRect
        /// How round the rectangle is.
        public var cornerRadius: CGFloat

        /// Makes a clip; by default its corners are not round.
        public init(frame: CGRect, cornerRadius: CGFloat = 0) {
            (self.frame, self.cornerRadius) = (frame, cornerRadius)
        }
    }

    /// Corners of a box.
    public struct Corners: OptionSet, Codable, Hashable, Sendable {
        /// One bit a corner.
        public let rawValue: UInt8

        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The top left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The top right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The bottom left corner.
        public static let bottomLeft = Corners(rawValue: 4)
        /// The bottom right corner.
        public static let bottomRight = Corners(rawValue: 8)
        /// All four.
        public static let all = Corners(rawValue: 15)
    }

    /// The size of the view.
    public var size: CGSize
    /// The bones' colours: one, or those of a gradient, first to last.
    public var colors: [SkeletonBlueprintColor]
    /// How the bones' light moves.
    public var motion: Motion
    /// How the gradient slides where the motion is `sliding`; nil, also in blueprints that were written before there
    /// was one, is the light of the original.
    public var light: Light?
    /// Whether one light crosses all bones, and not each its own.
    public var hasCommonLight: Bool
    /// Seconds after which bones stand still: whole runs of their motion, as many as fit. Nil, the default, and what is
    /// not above 0 is never.
    public var maximumMotionDuration: TimeInterval?
    /// Bones, and the grounds of views that are not bones, in the order in which they are drawn.
    public var boxes: [Box]

    /// Makes a blueprint. By default its bones stand still.
    public init(
        size: CGSize, colors: [SkeletonBlueprintColor], motion: Motion = .none, light: Light? = nil,
        hasCommonLight: Bool = false, boxes: [Box]
    ) {
        (self.size, self.colors, self.motion, self.light) = (size, colors, motion, light)
        (self.hasCommonLight, self.boxes) = (hasCommonLight, boxes)
    }

    /// How often a motion of `period` seconds runs; nil is without an end.
    func runs(of period: TimeInterval) -> Int? {
        guard let limit = maximumMotionDuration, limit.isFinite, limit > 0, period > 0 else { return nil }
        return Int(min((limit / period + 1e-9).rounded(.down), 1e6))
    }

    /// The bones alone.
    public var bones: [Box] { boxes.filter(\.isBone) }
}
