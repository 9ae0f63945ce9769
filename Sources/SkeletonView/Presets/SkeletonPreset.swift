public import Foundation
public import ViewKit

/// Skeletons of things that many screens have, for places whose views do not exist yet.
///
///     view.addSubview(SkeletonPresetView(.listRow))
///
/// All are as wide as there is room, and are mirrored for readers from right to left. By name each is found as its
/// `rawValue`.
public enum SkeletonPreset: String, CaseIterable, Codable, Sendable {
    /// A picture over a title and two lines, with a button.
    case card
    /// A round portrait beside a name and a line, as in a list.
    case listRow
    /// A title, a picture and a paragraph.
    case article
    /// A large portrait beside three lines.
    case avatarAndLines
    /// Bars over a line with their names.
    case chart
    /// Fields with their names, and a button.
    case form

    /// How high it is where nobody says otherwise, in points.
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

    /// The skeleton as a value of this size; what has no room in it is cut or left out.
    ///
    ///     let page = SkeletonPreset.article.blueprint(size: CGSize(width: 320, height: 344)).html()
    ///
    /// - Parameters:
    ///   - size: How large it is, in points. A size that is not finite counts as none.
    ///   - direction: The way in which it is read; `.leftToRight` by default.
    ///   - style: How its bones look; an animation of its own stands still. By default a light slides over them.
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

    /// The bones of a preset of this size.
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
    /// A length that can be drawn.
    var presetLength: CGFloat { isFinite ? Swift.min(Swift.max(0, self), 100_000) : 0 }
}
