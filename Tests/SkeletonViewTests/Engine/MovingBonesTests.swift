import SkeletonView
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("Bones of animated views")
struct MovingBonesTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 120))
    private let start = CGRect(x: 0, y: 0, width: 40, height: 40)
    private let end = CGRect(x: 80, y: 40, width: 120, height: 80)

    private func show(_ leaf: UIView) {
        leaf.frame = start
        leaf.isSkeletonable = true
        stage.window.addSubview(leaf)
        stage.advance(by: 0)
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
    }

    /// The bounding box of all black pixels.
    private var blackBox: CGRect {
        var box = CGRect.null
        for y in 0..<120 {
            for x in 0..<200 where stage.pixel(x: x, y: y).bytes == [0, 0, 0] {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func isBlack(_ x: Int, _ y: Int) -> Bool { stage.pixel(x: x, y: y).bytes == [0, 0, 0] }

    @Test("A bone moves and grows with its animated view")
    func block() {
        let leaf = UIView()
        show(leaf)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { leaf.frame = end }
        for part in stride(from: 0.0, through: 1, by: 0.25) {
            let (x, y) = (start.minX + (end.minX - start.minX) * part, start.minY + (end.minY - start.minY) * part)
            let width = start.width + (end.width - start.width) * part
            let height = start.height + (end.height - start.height) * part
            #expect(blackBox == CGRect(x: x, y: y, width: width, height: height))
            stage.advance(by: 0.25)
        }
        stage.advance(by: 1)
        #expect(blackBox == end && leaf.sk.bones.map(\.frame) == [CGRect(origin: .zero, size: end.size)])
        let drawn = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == drawn)
    }

    @Test("A bone follows its view's size in a layer animation added by the app")
    func layerAnimation() {
        let leaf = UIView()
        show(leaf)
        leaf.frame = end
        stage.advance(by: 0)
        let animation = CABasicAnimation(keyPath: "bounds.size")
        animation.fromValue = CGSize(width: 40, height: 40)
        animation.toValue = CGSize(width: 120, height: 80)
        animation.duration = 1
        leaf.layer.add(animation, forKey: nil)
        stage.advance(by: 0)
        #expect(blackBox.size == CGSize(width: 40, height: 40))
        leaf.layer.removeAllAnimations()
        stage.advance(by: 0)
        #expect(blackBox == end)
    }

    @Test("The bones of a label's lines fit its presented size during an animation")
    func lines() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.skeletonLineSpacing = 5
        label.lastLineFillPercent = 50
        show(label)
        #expect(label.sk.bones.count == 2)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            label.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        }
        stage.advance(by: 0.5)
        // 60 x 60 points hold three lines, the last of which is half as wide.
        let fresh = OffscreenStage(size: CGSize(width: 200, height: 120))
        let other = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        other.numberOfLines = 0
        other.skeletonLineSpacing = 5
        other.lastLineFillPercent = 50
        other.isSkeletonable = true
        fresh.window.addSubview(other)
        fresh.window.showSkeleton(usingColor: .black, transition: .none)
        fresh.advance(by: 0)
        #expect(try stage.png() == fresh.png())
        stage.advance(by: 0.5)
        #expect(label.sk.bones.count == 4 && isBlack(70, 10) && isBlack(35, 70) && !isBlack(60, 70))
    }

    @Test("A bone shown during its view's animation follows the animation")
    func fading() {
        let leaf = UIView()
        show(leaf)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { leaf.frame = end }
        stage.advance(by: 0.25)
        stage.window.hideSkeleton(transition: .none)
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0.25)
        #expect(blackBox == CGRect(x: 40, y: 20, width: 80, height: 60))
        leaf.setNeedsLayout()
        stage.advance(by: 0)
        #expect(blackBox == CGRect(x: 40, y: 20, width: 80, height: 60))
    }
}
