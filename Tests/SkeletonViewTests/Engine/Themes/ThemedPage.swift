import StageKit
import TestSupport
import ViewKit

@testable import SkeletonView

/// A page with a part on the left and a bone on the right, for tests of themes.
@MainActor
class ThemedPage {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    /// The part on the left, with one bone in a box.
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    /// The view on the right.
    let other = UIView(frame: CGRect(x: 110, y: 10, width: 80, height: 80))

    init() {
        for view in [page, side, box, inner, other] { view.isSkeletonable = true }
        page.addSubview(side)
        side.addSubview(box)
        box.addSubview(inner)
        page.addSubview(other)
        stage.window.addSubview(page)
        stage.advance(by: 0)
    }

    static func solid(_ color: UIColor) -> SkeletonStyle {
        var style = SkeletonStyle.solid(usingColor: color)
        style.transition = .none
        return style
    }

    var innerColor: UIColor { color(x: 50, y: 50) }
    var otherColor: UIColor { color(x: 150, y: 50) }

    /// Returns the color at a point in the next frame.
    func color(x: Int, y: Int) -> UIColor {
        stage.advance(by: 0)
        let bytes = stage.pixel(x: x, y: y).bytes
        return UIColor(
            red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255, alpha: 1)
    }
}
