import Foundation
import Somo

/// One part of the Somo screen: a view that loads, and how its bones begin and end.
@MainActor
protocol SomoExample: AnyObject {
    var view: UIView { get }
    /// Whether there is nothing to show without bones.
    var isEmpty: Bool { get }
    /// Takes what was loaded; it is seen when the bones end.
    func take(_ feed: LoadedFeed)
    func begin()
    func end()
}

extension SomoView {
    /// A bone in the demo's colour.
    static func bone(_ frame: CGRect, radius: CGFloat, style: SomoAnimationStyle) -> SomoView {
        let bone = SomoView(frame: frame, somoColor: DemoPalette.bone, animationStyle: style)
        bone.layer.cornerRadius = radius
        return bone
    }
}

extension UIView {
    /// Bones for the lines of a text that stands in `frame` of this view: whole lines, and `lastPart` of the last.
    func lineBones(
        _ count: Int = 1, in frame: CGRect, lineHeight: CGFloat, lastPart: CGFloat, style: SomoAnimationStyle
    ) -> [SomoView] {
        let thickness = (lineHeight * 0.58).rounded()
        return (0..<count).map { line in
            let width = line == count - 1 ? (frame.width * lastPart).rounded() : frame.width
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return .bone(
                CGRect(
                    x: isMirrored ? frame.maxX - width : frame.minX,
                    y: frame.minY + (CGFloat(line) * lineHeight + (lineHeight - thickness) / 2).rounded(), width: width,
                    height: thickness), radius: thickness / 2, style: style)
        }
    }
}
