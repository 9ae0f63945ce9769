import Foundation
import Somo

/// An example on the Somo screen: a view with content, and with bones that can be shown and hidden.
@MainActor
protocol SomoExample: AnyObject {
    var view: UIView { get }
    /// `true` if there is no content to show without bones.
    var isEmpty: Bool { get }
    /// Stores the loaded feed, which becomes visible when the bones are hidden.
    func store(_ feed: LoadedFeed)
    func begin()
    func end()
}

extension SomoView {
    /// Creates a bone in the demo's color.
    static func bone(_ frame: CGRect, radius: CGFloat, style: SomoAnimationStyle) -> SomoView {
        let bone = SomoView(frame: frame, somoColor: DemoPalette.bone, animationStyle: style)
        bone.layer.cornerRadius = radius
        return bone
    }
}

extension UIView {
    /// Returns bones for lines of text in `frame`. All are as wide as the frame except the last, which covers the
    /// fraction `lastPart` of the width.
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
