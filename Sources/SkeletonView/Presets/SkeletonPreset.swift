public import Foundation
public import ViewKit

/// Ready-made skeletons of common screen elements, for views that don't exist yet.
///
///     view.addSubview(SkeletonPresetView(.listRow))
///
/// All presets fill the available width and are mirrored in right-to-left layouts. A preset can be looked up by its
/// `rawValue`.
public enum SkeletonPreset: String, CaseIterable, Codable, Sendable {
    /// An image above a title and two lines, with a button.
    case card
    /// A round avatar next to a name and a line, as in a list.
    case listRow
    /// A title, an image and a paragraph.
    case article
    /// A large avatar next to three lines.
    case avatarAndLines
    /// A bar chart with labels.
    case chart
    /// Labeled fields and a button.
    case form

    /// The height of a ``SkeletonPresetView`` with this preset, in points. All bones fit into it.
    public var height: CGFloat {
        switch self {
        case .card: 272
        case .listRow: 64
        case .article: 344
        case .avatarAndLines: 72
        case .chart: 200
        case .form: 272
        }
    }

    /// Returns a blueprint of the preset at the given size. Bones that don't fit are clipped or left out.
    ///
    ///     let page = SkeletonPreset.article.blueprint(size: CGSize(width: 320, height: 344)).html()
    ///
    /// - Parameters:
    ///   - size: The size in points. Nonfinite lengths count as 0.
    ///   - direction: The layout direction, `.leftToRight` by default.
    ///   - style: The look of the bones. By default, a highlight sweeps over the bones. Custom animations other than
    ///     `CALayer.pulse` and `GradientDirection.slidingAnimation` are omitted.
    @MainActor
    public func blueprint(
        size: CGSize, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        style: SkeletonStyle = .gradient(animated: true)
    ) -> SkeletonBlueprint {
        let size = CGSize(width: size.width.presetLength, height: size.height.presetLength)
        let isRightToLeft = direction == .rightToLeft
        return SkeletonBlueprint(
            size: size, of: style.config.resolved(on: nil), isRightToLeft: isRightToLeft,
            boxes: bones(in: size, isRightToLeft: isRightToLeft))
    }

    /// Returns the bones of the preset at `size`. Bones that don't fit are clipped or left out.
    func bones(in size: CGSize, isRightToLeft: Bool) -> [SkeletonBlueprint.Box] {
        let bounds = CGRect(origin: .zero, size: size)
        return PresetBones(self, in: size).bones.compactMap { bone in
            var frame = bone.frame.intersection(bounds)
            guard !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
            if isRightToLeft { frame.origin.x = size.width - frame.maxX }
            let radius = min(bone.cornerRadius, frame.width / 2, frame.height / 2)
            return SkeletonBlueprint.Box(frame: frame, cornerRadius: radius)
        }
    }
}

extension CGFloat {
    /// The length, clamped to 0...100,000, so that it can be drawn. Nonfinite lengths become 0.
    var presetLength: CGFloat { isFinite ? Swift.min(Swift.max(0, self), 100_000) : 0 }
}
