import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

@MainActor
@Suite("Bones of text")
struct TextBonesTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))

    init() throws {
        try PinnedFonts.use()
    }

    private func frames(of view: UIView) -> [CGRect] {
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.window.showSkeleton(transition: .none)
        return view.sk.bones.map(\.frame)
    }

    @Test("A text view is filled with lines from its top")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

        #expect(
            frames(of: view) == [
                CGRect(x: 0, y: 0, width: 100, height: 15), CGRect(x: 0, y: 25, width: 100, height: 15),
                CGRect(x: 0, y: 50, width: 70, height: 15),
            ])
    }

    @Test("A label's lines are those that it has, or those that are asked for")
    func label() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        label.numberOfLines = 2
        #expect(frames(of: label).count == 2)

        label.skeletonTextNumberOfLines = 3
        stage.advance(by: 0)
        #expect(label.sk.bones.count == 3)
        #expect(label.sk.bones.map(\.kind) == [.line(0), .line(1), .line(2)])
    }

    @Test("An attributed text's font counts for lines as high as the font's")
    func attributedFont() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let large = UIFont.systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(string: "large", attributes: [.font: large])
        label.skeletonTextLineHeight = .relativeToFont

        #expect(frames(of: label).map(\.height) == [large.lineHeight])
    }

    @Test("A single line is a block where that is asked for")
    func singleLine() {
        SkeletonAppearance.default.renderSingleLineAsView = true
        defer { SkeletonAppearance.default.renderSingleLineAsView = false }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        #expect(frames(of: label) == [CGRect(x: 0, y: 0, width: 100, height: 30)])
    }
}
