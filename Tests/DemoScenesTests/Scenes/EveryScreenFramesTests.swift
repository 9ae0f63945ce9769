import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Records the frames of all views on each screen, in large windows at scales 1 and 2.
@MainActor
@Suite("Frames of the screens")
struct EveryScreenFramesTests {
    private static let windows: [(size: CGSize, scale: CGFloat)] = [
        (CGSize(width: 1280, height: 800), 1), (CGSize(width: 1280, height: 800), 2),
        (CGSize(width: 1920, height: 1200), 1), (CGSize(width: 1920, height: 1200), 2),
    ]

    @Test("Bones during the load and views afterward match the recorded frames", arguments: DemoScene.allCases)
    func frames(scene: DemoScene) throws {
        try PinnedFonts.use()
        var text = ""
        for (size, scale) in Self.windows {
            let stage = OffscreenStage(size: size, scale: scale)
            let service = PreparedFeedService(result: .success(SampleFeed.feed), loadTime: 2)
            stage.window.rootViewController = DemoViewController(
                scene: scene, style: DemoStyle(), service: service, quit: {})
            stage.advance(by: 0)
            stage.advance(by: 1, step: 0.5)
            let title = "\(scene.rawValue), \(Int(size.width))x\(Int(size.height)) at \(Int(scale))"
            let bones = stage.window.sk.bones
            text += "# \(title): bones\n\n" + bones.map { "\($0.kind) \(Self.text(of: $0.frame))\n" }.joined()
            stage.advance(by: 2, step: 0.5)
            if !stage.window.sk.bones.isEmpty {
                stage.type("h")
                stage.advance(by: 1, step: 0.5)
            }
            let lines = Self.lines(of: stage.window, at: 0, in: stage.window)
            text += "\n# \(title): views\n\n" + lines.joined(separator: "\n") + "\n\n"
        }
        try GoldenText.expect(text, named: "frames-\(scene.rawValue)")
    }

    // MARK: Private

    /// Returns a line for `view` and each visible descendant, indented by depth.
    private static func lines(of view: UIView, at depth: Int, in window: UIView) -> [String] {
        let frame = view.convert(view.bounds, to: nil)
        guard !view.isHidden, view.alpha > 0, frame.intersects(window.bounds) else { return [] }
        let words = (view as? UILabel)?.text.map { " \($0.prefix(40))" } ?? ""
        let line = String(repeating: "  ", count: depth) + "\(view.displayedType) \(text(of: frame))\(words)"
        return [line] + view.subviews.flatMap { lines(of: $0, at: depth + 1, in: window) }
    }

    private static func text(of frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { value in
            let rounded = (Double(value) * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " ")
    }
}
