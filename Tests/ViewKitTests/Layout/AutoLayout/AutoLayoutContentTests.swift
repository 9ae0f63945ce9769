import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Auto Layout: intrinsic sizes")
struct AutoLayoutContentTests {
    init() throws {
        try PinnedFonts.use()
    }

    private let prose = "The quick brown fox jumps over the lazy dog and runs away into the woods."

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("Plain views have no intrinsic size; labels, images and buttons have that of their content")
    func intrinsicSizes() {
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        #expect(UIView().intrinsicContentSize == none)
        #expect(UIImageView().intrinsicContentSize == none)
        let text = label("Hello", lines: 1)
        #expect(text.intrinsicContentSize == text.sizeThatFits(.zero))
        let button = UIButton()
        button.setTitle("Send", for: .normal)
        #expect(button.intrinsicContentSize == button.sizeThatFits(.zero))
        #expect(UIView().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(UIView().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("A multiline label is as high as its text at the width that constraints give it")
    func lines() {
        let screen = LayoutScreen(200, 400)
        let (text, below, root) = (label(prose), screen.box(10, 10), screen.root)
        screen.add(text)
        screen.activate(
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
            below.leadingAnchor.constraint(equalTo: text.leadingAnchor))
        for width in [CGFloat(200), 120, 400] {
            screen.resize(width, 400)
            let height = label(prose).sizeThatFits(CGSize(width: width - 20, height: 0)).height
            screen.expect([(text, rect(10, 0, width - 20, height)), (below, rect(10, height + 5, 10, 10))])
        }

        text.text = "Short"
        let line = text.intrinsicContentSize.height
        screen.expect([(text, rect(10, 0, 380, line)), (below, rect(10, line + 5, 10, 10))])
    }

    @Test("A text view without scrolling is as high as its text; with scrolling it has no intrinsic height")
    func textViews() {
        let screen = LayoutScreen(200, 400)
        let (view, field, root) = (UITextView(), UITextField(), screen.root)
        view.text = prose
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        field.text = "A field"
        screen.add(view)
        screen.add(field)
        screen.activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            field.topAnchor.constraint(equalTo: view.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor))
        for width in [CGFloat(200), 120] {
            screen.resize(width, 400)
            let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
            let size = field.sizeThatFits(.zero)
            screen.expect([(view, rect(0, 0, width, height)), (field, rect(0, height, size.width, size.height))])
        }
    }

    @Test("preferredMaxLayoutWidth determines the width at which the text of the intrinsic size wraps")
    func preferredWidth() {
        let text = label(prose)
        text.preferredMaxLayoutWidth = 120

        #expect(text.intrinsicContentSize == label(prose).sizeThatFits(CGSize(width: 120, height: 0)))
    }

    @Test("systemLayoutSizeFitting returns the height of a row at a given width")
    func fitting() {
        let (row, screen) = (UIView(), LayoutScreen())
        let (picture, title, text) = (screen.box(40, 40, in: row), label("Title", lines: 1), label(prose))
        screen.add(title, to: row)
        screen.add(text, to: row)
        screen.activate(
            picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
            picture.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
            picture.widthAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8),
            title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            text.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
            text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8).at(40))
        let target = CGSize(width: 300, height: 0)
        let line = title.intrinsicContentSize.height
        let expected = 8 + line + 2 + label(prose).sizeThatFits(CGSize(width: 236, height: 0)).height + 8

        let size = row.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 300, height: expected))

        text.text = "One line"
        let short = row.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(short.height == max(56, 8 + 2 * line + 2 + 8))
        #expect(row.frame == .zero)
    }

    @Test("systemLayoutSizeFitting ignores the view's surroundings and leaves its layout unchanged")
    func fittingInside() {
        let screen = LayoutScreen()
        let (card, root) = (screen.box(), screen.root)
        let inner = screen.box(30, 40, in: card)
        screen.activate(
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.widthAnchor.constraint(equalTo: root.widthAnchor),
            card.heightAnchor.constraint(equalTo: root.heightAnchor),
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5).at(240),
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5).at(260))
        screen.expect([(card, rect(0, 0, 320, 480)), (inner, rect(5, 5, 310, 40))])

        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 50))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 500, height: 1000), withHorizontalFittingPriority: .required,
            verticalFittingPriority: UILayoutPriority(245))
        #expect(wide == CGSize(width: 500, height: 1000))
        screen.expect([(card, rect(0, 0, 320, 480)), (inner, rect(5, 5, 310, 40))])
    }

    @Test("Text of different sizes aligns at the baselines")
    func baselines() {
        let screen = LayoutScreen()
        let (large, small, button, box) = (
            label("Big", lines: 1), label("small", lines: 1), UIButton(), screen.box(10, 10)
        )
        large.font = .systemFont(ofSize: 40)
        button.setTitle("OK", for: .normal)
        for view in [large, small, button] as [UIView] { screen.add(view) }
        screen.activate(
            large.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 20),
            large.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            button.leadingAnchor.constraint(equalTo: small.trailingAnchor),
            button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            box.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            box.leadingAnchor.constraint(equalTo: button.trailingAnchor))
        screen.root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat { label.textLayout(width: nil).firstBaseline }

        let line = 20 + baseline(large)
        #expect(abs(small.frame.minY + baseline(small) - line) <= 0.5)
        #expect(abs(button.frame.minY + button.textBaselines.first - line) <= 0.5)
        #expect(abs(box.frame.maxY - line) <= 0.5)

        large.font = .systemFont(ofSize: 20)
        screen.root.layoutIfNeeded()
        #expect(abs(small.frame.minY + baseline(small) - 20 - baseline(large)) <= 0.5)
    }

    @Test("An overlay's minimum height overrides optional height constraints, not required ones")
    func overlayHeight() {
        let screen = LayoutScreen()
        let (view, below, root) = (screen.box(100, 20), screen.box(10, 10), screen.root)
        let own = view.heightAnchor.constraint(equalToConstant: 12)
        own.priority = UILayoutPriority(999)
        screen.activate(
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), own,
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: view.leadingAnchor))
        screen.expect([(view, rect(0, 0, 100, 12)), (below, rect(0, 12, 10, 10))])

        view.overlayMinimumHeight = 60
        screen.expect([(view, rect(0, 0, 100, 60)), (below, rect(0, 60, 10, 10))])

        let required = view.heightAnchor.constraint(equalToConstant: 30)
        required.isActive = true
        screen.expect([(view, rect(0, 0, 100, 30)), (below, rect(0, 30, 10, 10))])
        required.isActive = false

        view.overlayMinimumHeight = nil
        screen.expect([(view, rect(0, 0, 100, 12)), (below, rect(0, 12, 10, 10))])
    }
}
