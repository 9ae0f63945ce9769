import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that the bones of lines are aligned like the text, in any language.
@MainActor
@Suite("Natural alignment of bones and text")
struct NaturalAlignmentTests {
    private static let latin = "Words"
    private static let arabic = "كلمات"

    /// Returns `true` if most of the ink in the rows of `view` is in the right half of the stage.
    private func standsRight(_ stage: OffscreenStage, of view: UIView) -> Bool {
        func ink(_ columns: Range<Int>) -> Int {
            columns.reduce(0) { sum, x in
                sum
                    + (Int(view.frame.minY)..<Int(view.frame.maxY)).filter { stage.pixel(x: x, y: $0).bytes[0] < 200 }
                    .count
            }
        }
        return ink(100..<200) > ink(0..<100)
    }

    private func views(_ text: String) -> [UIView] {
        let plain = UILabel()
        plain.text = text
        let paragraph = UILabel()
        paragraph.attributedText = NSAttributedString(
            string: text, attributes: [.paragraphStyle: NSMutableParagraphStyle()])
        let centered = NSMutableParagraphStyle()
        centered.alignment = .right
        let right = UILabel()
        right.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: centered])
        let textView = UITextView()
        textView.text = text
        return [plain, paragraph, right, textView]
    }

    @Test("Natural alignment follows the interface for labels, and the text for paragraph styles and text views")
    func sides() throws {
        try PinnedFonts.use()
        for isMirrored in [false, true] {
            for (text, readsRight) in [(Self.latin, false), (Self.arabic, true)] {
                let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
                if isMirrored { stage.direction = .rightToLeft }
                stage.window.backgroundColor = .white
                let views = views(text)
                for (index, view) in views.enumerated() {
                    view.frame = CGRect(x: 0, y: 50 * index, width: 200, height: 40)
                    (view as? any SkeletonText)?.lastLineFillPercent = 30
                    (view as? any SkeletonText)?.skeletonTextNumberOfLines = 1
                    view.isSkeletonable = true
                    stage.window.addSubview(view)
                }
                stage.advance(by: 0.1)
                let wanted = [isMirrored, readsRight, true, readsRight]
                #expect(views.map { standsRight(stage, of: $0) } == wanted, "\(text), \(isMirrored)")
                stage.window.showSkeleton(usingColor: .black, transition: .none)
                stage.advance(by: 0.1)
                let bones = views.map { view in view.sk.bones.first.map { $0.frame.midX > 100 } }
                #expect(bones == wanted, "\(text), \(isMirrored)")
            }
        }
    }

    @Test("Without text, bones follow the interface direction, even in text views")
    func empty() {
        for isMirrored in [false, true] {
            let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
            if isMirrored { stage.direction = .rightToLeft }
            for view in [UILabel(), UITextView()] as [UIView] {
                view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                (view as? any SkeletonText)?.lastLineFillPercent = 30
                (view as? any SkeletonText)?.skeletonTextNumberOfLines = 1
                view.isSkeletonable = true
                stage.window.addSubview(view)
                view.showSkeleton(transition: .none)
                stage.advance(by: 0.1)
                #expect(view.sk.bones.first.map { $0.frame.midX > 100 } == isMirrored)
            }
        }
    }
}
