import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Dynamic Type")
struct TextSizeAdjustingTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))

    private var window: UIWindow { stage.window }

    private func label(_ style: UIFont.TextStyle = .body) -> UILabel {
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    @Test("A label in a window follows each text size change and changes its intrinsic size")
    func follows() {
        let label = label()
        window.addSubview(label)
        let size = label.intrinsicContentSize
        window.setContentSizeCategory(.extraExtraExtraLarge)
        #expect(label.font.pointSize == 23 && label.intrinsicContentSize.height > size.height)
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
        window.setContentSizeCategory(.large)
        #expect(label.font.pointSize == 17 && label.intrinsicContentSize == size)
    }

    @Test("A label added later, or a font set later, has the current text size")
    func later() {
        window.setContentSizeCategory(.extraLarge)
        let label = label()
        #expect(label.font.pointSize == 17)
        window.addSubview(label)
        #expect(label.font.pointSize == 19)
        label.font = .preferredFont(forTextStyle: .caption1)
        #expect(label.font.pointSize == 14)
        label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: label.traitCollection)
        #expect(label.font.pointSize == 14)
    }

    @Test("Only scalable fonts change, and only with adjustsFontForContentSizeCategory")
    func others() {
        let (fixed, still) = (label(), label())
        fixed.font = .systemFont(ofSize: 17)
        still.adjustsFontForContentSizeCategory = false
        for label in [fixed, still] { window.addSubview(label) }
        window.setContentSizeCategory(.accessibilityLarge)
        #expect(fixed.font.pointSize == 17 && still.font.pointSize == 17)
        still.adjustsFontForContentSizeCategory = true
        #expect(still.font.pointSize == 33)
    }

    @Test("Configured buttons and their menus grow with the text, up to a limit set on the button")
    func buttons() throws {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Menu"
        button.configuration?.subtitle = "with a subtitle"
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, UIAction(title: "Second") { _ in }])
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        window.addSubview(button)
        stage.advance(by: 0)
        let size = button.intrinsicContentSize

        func rowHeight() throws -> CGFloat {
            stage.click(at: CGPoint(x: 20, y: 20))
            stage.advance(by: 0.1)
            let label = try #require(window.descendants(of: UILabel.self).first { $0.text == "First" })
            let height = try #require(label.superview).bounds.height
            #expect(label.bounds.height <= height)
            stage.press(.keyboardEscape)
            stage.advance(by: 0.1)
            return height
        }
        let row = try rowHeight()
        stage.contentSizeCategory = .accessibilityLarge
        stage.advance(by: 0)
        #expect(button.titleLabel?.font.pointSize == 29)
        #expect(button.intrinsicContentSize.height > size.height)
        #expect(try rowHeight() > row)
        button.maximumContentSizeCategory = .large
        stage.advance(by: 0)
        #expect(button.intrinsicContentSize == size)
        #expect(try rowHeight() == row)
    }

    @Test("Attributed text keeps fonts that don't scale")
    func attributes() throws {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
        let (label, view, field) = (label(), UITextView(), UITextField())
        label.attributedText = text
        view.attributedText = text
        field.font = .preferredFont(forTextStyle: .title1)
        field.attributedPlaceholder = text
        view.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        for part in [label, view, field] { window.addSubview(part) }
        window.setContentSizeCategory(.extraSmall)
        let placeholder = try #require(field.attributedPlaceholder)
        let shown = [try #require(label.attributedText), try #require(view.attributedText), placeholder]
        for text in shown {
            let fonts = (0..<2).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
            #expect(fonts.map { $0?.pointSize } == [25, 9])
        }
        #expect(field.font?.pointSize == 25)
    }

    @Test("A view's text size limits apply to its subviews before their own limits")
    func limits() {
        let (outer, inner) = (UIView(), UIView())
        let label = label()
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(label)
        outer.maximumContentSizeCategory = .extraLarge
        window.setContentSizeCategory(.accessibilityMedium)
        #expect(label.font.pointSize == 19)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(label.font.pointSize == 21)
        inner.maximumContentSizeCategory = .small
        #expect(label.font.pointSize == 15)
        inner.maximumContentSizeCategory = nil
        inner.minimumContentSizeCategory = nil
        outer.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 28 && outer.maximumContentSizeCategory == nil)
    }

    @Test("A view is notified once of a text size change, with the previous traits")
    func callback() {
        let view = Listener()
        window.addSubview(view)
        window.setContentSizeCategory(.small)
        window.setContentSizeCategory(.small)
        #expect(view.before == [.large])
    }

    private final class Listener: UIView {
        var before: [UIContentSizeCategory?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            before.append(previousTraitCollection?.preferredContentSizeCategory)
        }
    }
}
