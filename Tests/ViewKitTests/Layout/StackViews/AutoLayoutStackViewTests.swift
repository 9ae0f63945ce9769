import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIStackView")
struct AutoLayoutStackViewTests {
    /// Creates a stack view with three views of 50 × 20, 60 × 30 and 70 × 40 points, spaced by 10.
    private func stack(
        in screen: LayoutScreen, axis: NSLayoutConstraint.Axis = .horizontal,
        _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill
    ) -> UIStackView {
        let stack = UIStackView()
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = 10
        for (index, hugging) in [Float(251), 250, 251].enumerated() {
            let view = SizedView(50 + CGFloat(index) * 10, 20 + CGFloat(index) * 10)
            view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
            stack.addArrangedSubview(view)
        }
        screen.add(stack)
        return stack
    }

    private func pin(_ stack: UIStackView, in screen: LayoutScreen, width: CGFloat? = nil, height: CGFloat? = nil) {
        screen.activate(
            stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10))
        if let width { screen.activate(stack.widthAnchor.constraint(equalToConstant: width)) }
        if let height { screen.activate(stack.heightAnchor.constraint(equalToConstant: height)) }
    }

    @Test(
        "Distributions place views along a row of 300 points",
        arguments: [
            (.fill, [0, 60, 230], [50, 160, 70]), (.fillEqually, [0, 103, 207], [93, 94, 93]),
            (.fillProportionally, [0, 88, 191], [78, 93, 109]), (.equalSpacing, [0, 110, 230], [50, 60, 70]),
            (.equalCentering, [0, 115, 230], [50, 60, 70]),
        ] as [(UIStackView.Distribution, [CGFloat], [CGFloat])])
    func distributions(distribution: UIStackView.Distribution, starts: [CGFloat], widths: [CGFloat]) {
        let screen = LayoutScreen()
        let row = stack(in: screen, distribution)
        pin(row, in: screen, width: 300, height: 50)

        screen.expect((0..<3).map { (row.arrangedSubviews[$0], rect(starts[$0], 0, widths[$0], 50)) })
    }

    @Test(
        "Distributions place views along a column of 200 points",
        arguments: [
            (.fill, [0, 30, 160], [20, 120, 40]), (.fillEqually, [0, 70, 140], [60, 60, 60]),
            (.fillProportionally, [0, 50, 120], [40, 60, 80]), (.equalSpacing, [0, 75, 160], [20, 30, 40]),
            (.equalCentering, [0, 80, 160], [20, 30, 40]),
        ] as [(UIStackView.Distribution, [CGFloat], [CGFloat])])
    func columns(distribution: UIStackView.Distribution, starts: [CGFloat], heights: [CGFloat]) {
        let screen = LayoutScreen()
        let column = stack(in: screen, axis: .vertical, distribution)
        pin(column, in: screen, width: 100, height: 200)

        screen.expect((0..<3).map { (column.arrangedSubviews[$0], rect(0, starts[$0], 100, heights[$0])) })
    }

    @Test(
        "Alignments place views across a row of 50 points",
        arguments: [
            (.fill, [0, 0, 0], [50, 50, 50]), (.top, [0, 0, 0], [20, 30, 40]), (.center, [15, 10, 5], [20, 30, 40]),
            (.bottom, [30, 20, 10], [20, 30, 40]), (.firstBaseline, [0, 0, 0], [20, 30, 40]),
            (.lastBaseline, [30, 20, 10], [20, 30, 40]),
        ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
    func alignments(alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]) {
        let screen = LayoutScreen()
        let row = stack(in: screen, .equalSpacing, alignment)
        pin(row, in: screen, width: 200, height: 50)

        let frames = (0..<3).map { rect([0, 60, 130][$0], tops[$0], [50, 60, 70][$0], heights[$0]) }
        screen.expect(Array(zip(row.arrangedSubviews, frames)))
    }

    @Test(
        "Alignments place views across a column of 100 points",
        arguments: [
            (.leading, [0, 0, 0]), (.center, [25, 20, 15]), (.trailing, [50, 40, 30]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func columnAlignments(alignment: UIStackView.Alignment, starts: [CGFloat]) {
        let screen = LayoutScreen()
        let column = stack(in: screen, axis: .vertical, .equalSpacing, alignment)
        pin(column, in: screen, width: 100)

        let frames = (0..<3).map { rect(starts[$0], [0, 30, 70][$0], [50, 60, 70][$0], [20, 30, 40][$0]) }
        screen.expect(Array(zip(column.arrangedSubviews, frames)) + [(column, rect(10, 10, 100, 110))])
    }

    @Test(
        "Without constraints, the stack view is as large as its views need",
        arguments: [UIStackView.Distribution.fill, .equalSpacing])
    func ownSize(distribution: UIStackView.Distribution) {
        let screen = LayoutScreen()
        let row = stack(in: screen, distribution, .center)
        pin(row, in: screen)

        screen.expect([(row, rect(10, 10, 200, 40)), (row.arrangedSubviews[1], rect(60, 5, 60, 30))])
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 40))
    }

    @Test("Hidden and suppressed views take no space until they are shown")
    func hiding() {
        let screen = LayoutScreen()
        let row = stack(in: screen)
        pin(row, in: screen, height: 50)
        let views = row.arrangedSubviews
        screen.expect([(row, rect(10, 10, 200, 50)), (views[2], rect(130, 0, 70, 50))])

        views[1].isHidden = true
        screen.expect([(row, rect(10, 10, 130, 50)), (views[2], rect(60, 0, 70, 50))])

        views[0].setSuppressed(true, by: screen)
        screen.expect([(row, rect(10, 10, 70, 50)), (views[2], rect(0, 0, 70, 50))])

        views[0].setSuppressed(false, by: screen)
        views[1].isHidden = false
        screen.expect([(row, rect(10, 10, 200, 50)), (views[1], rect(60, 0, 60, 50))])
    }

    @Test("Custom spacing after a view overrides the spacing of the stack view")
    func customSpacing() {
        let screen = LayoutScreen()
        let row = stack(in: screen)
        pin(row, in: screen, height: 50)
        let views = row.arrangedSubviews
        row.setCustomSpacing(30, after: views[0])
        screen.expect([(views[1], rect(80, 0, 60, 50)), (views[2], rect(150, 0, 70, 50))])
        #expect(row.customSpacing(after: views[0]) == 30)
        #expect(row.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)

        row.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        row.spacing = 20
        screen.expect([(views[1], rect(70, 0, 60, 50)), (views[2], rect(138, 0, 70, 50))])

        row.spacing = UIStackView.spacingUseSystem
        screen.expect([(views[1], rect(58, 0, 60, 50)), (views[2], rect(126, 0, 70, 50))])
    }

    @Test(
        "A hidden view stays at its future position and takes no space",
        arguments: [
            (.fill, rect(0, 20, 60, 30)), (.leading, rect(0, 20, 60, 30)), (.center, rect(5, 20, 60, 30)),
            (.trailing, rect(10, 20, 60, 30)),
        ] as [(UIStackView.Alignment, CGRect)])
    func hiddenPlace(alignment: UIStackView.Alignment, expected: CGRect) {
        let screen = LayoutScreen()
        let column = stack(in: screen, axis: .vertical, .fill, alignment)
        pin(column, in: screen)
        let views = column.arrangedSubviews
        // Without an explicit position, the content would determine the position of the view.
        let inside = SizedView(10, 10)
        views[1].addSubview(inside)
        inside.translatesAutoresizingMaskIntoConstraints = false
        screen.activate(
            inside.leadingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: 16),
            inside.topAnchor.constraint(equalTo: views[1].topAnchor, constant: 8))
        views[1].isHidden = true

        screen.expect([(column, rect(10, 10, 70, 70)), (views[1], expected), (views[2], rect(0, 30, 70, 40))])
        views[0].isHidden = true
        views[2].isHidden = true
        screen.root.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 0, 0])
    }

    @Test("Arranged subviews can be added, moved and removed")
    func membership() {
        let screen = LayoutScreen()
        let row = stack(in: screen)
        pin(row, in: screen, height: 50)
        let (views, late) = (row.arrangedSubviews, SizedView(5, 5))
        row.insertArrangedSubview(late, at: 1)
        screen.expect([(late, rect(60, 0, 5, 50)), (views[1], rect(75, 0, 60, 50)), (row, rect(10, 10, 215, 50))])

        row.insertArrangedSubview(views[2], at: 0)
        screen.expect([(views[2], rect(0, 0, 70, 50)), (views[0], rect(80, 0, 50, 50))])

        row.removeArrangedSubview(late)
        #expect(late.superview === row)
        views[1].removeFromSuperview()
        #expect(row.arrangedSubviews.map(ObjectIdentifier.init) == [views[2], views[0]].map(ObjectIdentifier.init))
        screen.expect([(row, rect(10, 10, 130, 50)), (views[0], rect(80, 0, 50, 50))])
    }

    @Test("isLayoutMarginsRelativeArrangement applies the margins")
    func margins() {
        let screen = LayoutScreen()
        let row = stack(in: screen)
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        pin(row, in: screen)
        row.alignment = .top

        screen.expect([(row, rect(10, 10, 206, 44)), (row.arrangedSubviews[0], rect(2, 1, 50, 20))])
    }

    @Test("In a right-to-left layout, a row starts at the right")
    func mirrored() {
        let screen = LayoutScreen()
        let row = stack(in: screen, .equalSpacing, .top)
        row.semanticContentAttribute = .forceRightToLeft
        screen.activate(
            row.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            row.topAnchor.constraint(equalTo: screen.root.topAnchor),
            row.widthAnchor.constraint(equalToConstant: 300))

        screen.expect([
            (row.arrangedSubviews[0], rect(250, 0, 50, 20)), (row.arrangedSubviews[1], rect(130, 0, 60, 30)),
            (row.arrangedSubviews[2], rect(0, 0, 70, 40)),
        ])

        row.semanticContentAttribute = .forceLeftToRight
        screen.expect([
            (row.arrangedSubviews[0], rect(0, 0, 50, 20)), (row.arrangedSubviews[1], rect(110, 0, 60, 30)),
            (row.arrangedSubviews[2], rect(230, 0, 70, 40)),
        ])
    }

    @Test("A settings screen has a column of rows, each with a caption and a value")
    func nested() {
        let screen = LayoutScreen()
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 12
        var values: [UIView] = []
        for index in 0..<3 {
            let (caption, value) = (SizedView(80, 20), SizedView(30 + CGFloat(index) * 10, 24))
            value.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            let row = UIStackView(arrangedSubviews: [caption, value])
            row.alignment = .center
            row.spacing = 8
            column.addArrangedSubview(row)
            values.append(value)
        }
        screen.add(column)
        screen.activate(
            column.leadingAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.topAnchor))

        screen.expect([
            (column, rect(8, 8, 304, 96)), (column.arrangedSubviews[2], rect(0, 72, 304, 24)),
            (values[0], rect(274, 0, 30, 24)), (values[2], rect(254, 0, 50, 24)),
        ])
    }

    @Test("A stack view with a frame arranges its views inside it")
    func frame() {
        let row = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
        row.distribution = .fillEqually
        row.frame = rect(5, 5, 100, 20)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews.map(\.frame) == [rect(0, 0, 50, 20), rect(50, 0, 50, 20)])

        row.frame = rect(5, 5, 60, 30)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews.map(\.frame) == [rect(0, 0, 30, 30), rect(30, 0, 30, 30)])
    }

    @Test("Labels of different sizes align at the baseline")
    func baselines() throws {
        try PinnedFonts.use()
        let screen = LayoutScreen()
        let (small, large) = (UILabel(), UILabel())
        small.text = "small"
        small.font = .systemFont(ofSize: 12)
        large.text = "large"
        large.font = .systemFont(ofSize: 30)
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = .firstBaseline
        screen.add(row)
        pin(row, in: screen)
        screen.root.layoutIfNeeded()

        let difference = large.textLayout(width: nil).firstBaseline - small.textLayout(width: nil).firstBaseline
        #expect(large.frame.minY == 0)
        #expect(abs(small.frame.minY - difference) <= 0.5)
        #expect(row.frame.height == large.intrinsicContentSize.height)
    }

    @Test("A NaN spacing, the stack view itself and its ancestors are rejected; empty stack views are allowed")
    func absurd() {
        let screen = LayoutScreen()
        let row = UIStackView()
        row.spacing = 4
        row.spacing = .nan
        #expect(row.spacing == 4)
        screen.add(row)
        pin(row, in: screen)
        screen.root.layoutIfNeeded()
        #expect(row.frame.origin == CGPoint(x: 10, y: 10))

        row.addArrangedSubview(row)
        row.addArrangedSubview(screen.root)
        #expect(row.arrangedSubviews.isEmpty)
    }
}
