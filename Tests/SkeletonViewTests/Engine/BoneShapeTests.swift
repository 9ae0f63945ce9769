import SkeletonView
import StageKit
import Testing

/// Tests that a bone has the shape of its view.
@MainActor
@Suite("Shapes of bones")
struct BoneShapeTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 60))

    private func show(_ view: UIView) {
        view.isSkeletonable = true
        stage.window.backgroundColor = .white
        stage.window.addSubview(view)
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
    }

    /// Returns `true` for each corner of `frame` that the bone covers, in the order top left, top right, bottom left,
    /// bottom right.
    private func corners(of frame: CGRect) -> [Bool] {
        let (left, right) = (Int(frame.minX) + 1, Int(frame.maxX) - 2)
        let (top, bottom) = (Int(frame.minY) + 1, Int(frame.maxY) - 2)
        return [(left, top), (right, top), (left, bottom), (right, bottom)].map { x, y in
            stage.pixel(x: x, y: y) == UIColor.turquoise
        }
    }

    @Test("A bone rounds only the corners that its view rounds")
    func maskedCorners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.layer.cornerRadius = 20
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        show(view)

        #expect(corners(of: view.frame) == [false, false, true, true])
        #expect(view.sk.bones.map(\.maskedCorners) == [view.layer.maskedCorners])
        view.layer.maskedCorners = .layerMaxXMaxYCorner
        stage.advance(by: 0.1)
        #expect(corners(of: view.frame) == [true, true, true, false])
    }

    @Test("A bone with a smaller radius is clipped by a clipping view")
    func clippingView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.layer.cornerRadius = 30
        view.skeletonCornerRadius = 2
        show(view)
        #expect(corners(of: view.frame) == [true, true, true, true])

        view.clipsToBounds = true
        stage.advance(by: 0.1)
        #expect(corners(of: view.frame) == [false, false, false, false])
        view.skeletonCornerRadius = 0
        stage.advance(by: 0.1)
        #expect(corners(of: view.frame) == [false, false, false, false])
        #expect(view.sk.bones.map(\.cornerRadius) == [30])
    }

    @Test("The lines of a clipping label are clipped at its corners")
    func clippingLabel() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.numberOfLines = 1
        label.skeletonTextLineHeight = .fixed(60)
        label.lastLineFillPercent = 100
        label.layer.cornerRadius = 25
        label.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        label.clipsToBounds = true
        show(label)
        #expect(corners(of: label.frame) == [false, true, false, true])

        label.clipsToBounds = false
        stage.advance(by: 0.1)
        #expect(corners(of: label.frame) == [true, true, true, true])
        label.clipsToBounds = true
        label.lastLineFillPercent = 50
        stage.advance(by: 0.1)
        #expect(corners(of: label.frame) == [false, false, false, false])
    }
}
