import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests frames of a wipe, which draw only the area that its edge reaches, against full redraws.
@MainActor
@Suite("Frames of wipes")
struct WipeFramesTests {
    private static let duration = 0.5

    /// A grid of views with square and rounded corners.
    @MainActor
    private struct Screen {
        let stage = OffscreenStage(size: CGSize(width: 150, height: 90))
        let root = UIView(frame: CGRect(x: 5, y: 5, width: 140, height: 80))

        init() {
            root.backgroundColor = .white
            for index in 0..<48 {
                let view = UIView(frame: CGRect(x: index % 8 * 17 + 2, y: index / 8 * 13 + 1, width: 14, height: 9))
                view.backgroundColor = index.isMultiple(of: 3) ? .blue : .orange
                view.layer.cornerRadius = index.isMultiple(of: 4) ? 4 : 0
                view.isSkeletonable = true
                root.addSubview(view)
            }
            stage.window.addSubview(root)
            stage.advance(by: 0)
        }

        func show(_ style: SkeletonStyle, _ transition: SkeletonTransition) {
            var style = style
            style.transition = transition
            root.showSkeleton(style)
        }
    }

    @Test(
        "Incrementally drawn frames of a wipe equal a full redraw",
        arguments: [0, 0.7, .pi / 2, .pi, -2.3] as [CGFloat], [0, 0.3, 1] as [CGFloat])
    func frames(angle: CGFloat, softness: CGFloat) {
        let wipe = SkeletonTransition.wipe(angle: angle, softness: softness, duration: Self.duration)
        for style in [SkeletonStyle.solid(usingColor: .turquoise), .gradient(animated: true)] {
            let moved = Screen()
            moved.show(style, wipe)
            for frame in 1...40 {
                if frame == 20 { moved.root.hideSkeleton(transition: wipe) }
                moved.stage.advance(by: 1.0 / 60)
                guard frame.isMultiple(of: 6) else { continue }
                let fresh = Screen()
                fresh.show(style, wipe)
                if frame > 20 {
                    fresh.stage.advance(by: 19.0 / 60)
                    fresh.root.hideSkeleton(transition: wipe)
                }
                let left = Double(frame > 20 ? frame - 19 : frame) / 60
                fresh.stage.advance(by: left, step: left)
                #expect(moved.stage.words == fresh.stage.words, "\(frame)")
            }
        }
    }
}
