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

    @Test("A label has bones for its number of lines, or for skeletonTextNumberOfLines")
    func label() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        label.numberOfLines = 2
        #expect(frames(of: label).count == 2)

        label.skeletonTextNumberOfLines = 3
        stage.advance(by: 0)
        #expect(label.sk.bones.count == 3)
        #expect(label.sk.bones.map(\.kind) == [.line(0), .line(1), .line(2)])
    }

    @Test("relativeToFont uses the font of attributed text")
    func attributedFont() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let large = UIFont.systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(string: "large", attributes: [.font: large])
        label.skeletonTextLineHeight = .relativeToFont

        #expect(frames(of: label).map(\.height) == [large.lineHeight])
    }

    @Test("renderSingleLineAsView draws a single line as a block")
    func singleLine() {
        SkeletonAppearance.default.renderSingleLineAsView = true
        defer { SkeletonAppearance.default.renderSingleLineAsView = false }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        #expect(frames(of: label) == [CGRect(x: 0, y: 0, width: 100, height: 30)])
    }
}
