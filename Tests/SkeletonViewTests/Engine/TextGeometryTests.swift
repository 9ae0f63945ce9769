import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the lines of labels and text views against an independent implementation of the formulas.
@MainActor
@Suite("Text geometry")
struct TextGeometryTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var width: CGFloat = 200
        var height: CGFloat = 100
        /// The number of lines of a label; `nil` for a text view.
        var labelLines: Int? = 0
        var custom: Int?
        var rule: SkeletonTextLineHeight?
        var spacing: CGFloat?
        var insets = UIEdgeInsets.zero
        var fill: Int?
        var alignment = NSTextAlignment.natural
        var isRTL = false
        var singleAsView = false
        var fontSize: CGFloat?
        /// The constant of a height constraint, for a label laid out by constraints.
        var constrained: CGFloat?
        /// Successive sizes of the view, set through its frame.
        var resizes: [CGSize] = []

        init(_ name: String, _ change: (inout Case) -> Void = { _ in }) {
            testDescription = name
            change(&self)
        }
    }

    // MARK: Formulas

    /// Returns the expected bones in a view of `size`, and the view's height.
    private func expectation(_ test: Case, size: CGSize) -> (rects: [CGRect], height: CGFloat) {
        let (pad, spacing) = (test.insets, test.spacing ?? 10)
        let asked = test.custom ?? test.labelLines ?? 0
        var line: CGFloat =
            switch test.rule ?? .fixed(15) {
            case .fixed(let height): height
            case .relativeToFont: UIFont.systemFont(ofSize: test.fontSize ?? 17).lineHeight
            case .relativeToConstraints: asked > 0 ? test.constrained.map { $0 / CGFloat(asked) } ?? 15 : 15
            }
        func block(_ lines: Int) -> CGFloat { CGFloat(lines) * line + CGFloat(lines - 1) * spacing }
        let least = block(max(1, asked)) + pad.top + pad.bottom
        // If its constraint no longer applies, an empty label is as tall as a line of its font.
        let empty = UIFont.systemFont(ofSize: test.fontSize ?? 17).lineHeight.rounded(.up)
        let height = test.constrained.map { $0 < least ? max(least, empty) : $0 } ?? size.height
        let inner = height - pad.top - pad.bottom
        var lines = asked
        if lines <= 0 {
            let quotient = inner / (line + spacing)
            lines = max(1, Int(quotient + 0.5))
        }
        if lines == 1, test.singleAsView {
            if asked == 1 { return ([CGRect(x: 0, y: 0, width: size.width, height: height)], height) }
            line = height
        }
        var y = pad.top
        if test.labelLines != nil, inner > block(lines) { y += (inner - block(lines)) / 2 }
        let fullWidth = size.width - pad.left - pad.right
        let left = test.isRTL ? pad.right : pad.left
        var rects: [CGRect] = []
        for number in 1...lines {
            var (x, width) = (left, fullWidth)
            if number == lines {
                width = fullWidth * CGFloat(min(max(test.fill ?? 70, 0), 100)) / 100
                let isRight = test.alignment == .right || test.isRTL && test.alignment == .natural
                if isRight { x += fullWidth - width }
                if test.alignment == .center { x += (fullWidth - width) / 2 }
            }
            let (right, bottom) = (min(x + width, size.width), min(y + line, height))
            let (cutX, cutY) = (max(x, 0), max(y, 0))
            if right > cutX, bottom > cutY, width > 0, line > 0 {
                rects.append(CGRect(x: cutX, y: cutY, width: right - cutX, height: bottom - cutY))
            }
            y += line + spacing
        }
        return (rects, height)
    }

    // MARK: Cases

    private nonisolated static func box(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
        -> UIEdgeInsets
    {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private nonisolated static let counts = [
        Case("a label of one line") { $0.labelLines = 1 },
        Case("a label of two lines") { $0.labelLines = 2 },
        Case("a label of three lines") { $0.labelLines = 3 },
        Case("a label of four lines, the last clipped") { $0.labelLines = 4 },
        Case("more lines than there is room for") { $0.labelLines = 9 },
        Case("a label that is filled"),
        Case("a negative number fills") { $0.labelLines = -3 },
        Case("custom instead of the label's own") { ($0.labelLines, $0.custom) = (1, 3) },
        Case("custom 0 fills a label of one line") { ($0.labelLines, $0.custom) = (1, 0) },
        Case("custom -1 fills") { ($0.labelLines, $0.custom) = (2, -1) },
        Case("a text view is filled") { $0.labelLines = nil },
        Case("a text view of custom lines") { ($0.labelLines, $0.custom) = (nil, 2) },
        Case("a text view of more lines than fit") { ($0.labelLines, $0.custom) = (nil, 7) },
        Case("a short filled label has one line") { $0.height = 5 },
        Case("2.4 lines are 2") { $0.height = 60 },
        Case("2.5 lines are 3") { $0.height = 62.5 },
        Case("2.6 lines are 3") { $0.height = 65 },
        Case("3.5 lines are 4 in a text view") { ($0.labelLines, $0.height) = (nil, 87.5) },
        Case("no height, no bones") { $0.height = 0 },
        Case("no width, no bones") { $0.width = 0 },
    ]

    private nonisolated static let measures = [
        Case("a custom line height") { ($0.labelLines, $0.rule) = (2, .fixed(22)) },
        Case("thin lines fill") { $0.rule = .fixed(3) },
        Case("lines of no height") { ($0.labelLines, $0.rule) = (3, .fixed(0)) },
        Case("lines as high as the font's") { ($0.labelLines, $0.rule) = (2, .relativeToFont) },
        Case("lines as high as a large font's") {
            ($0.labelLines, $0.rule, $0.fontSize, $0.height) = (2, .relativeToFont, 40, 200)
        },
        Case("a large font fills") { ($0.rule, $0.fontSize, $0.height) = (.relativeToFont, 30, 200) },
        Case("a text view's font") { ($0.labelLines, $0.rule, $0.fontSize) = (nil, .relativeToFont, 12) },
        Case("no constraint to be relative to") { ($0.labelLines, $0.rule) = (3, .relativeToConstraints) },
        Case("nothing between the lines") { ($0.labelLines, $0.spacing) = (3, 0) },
        Case("nothing between, filled") { $0.spacing = 0 },
        Case("far between") { ($0.labelLines, $0.spacing) = (2, 40) },
        Case("far between, filled") { $0.spacing = 40 },
        Case("a text view, far between") { ($0.labelLines, $0.spacing) = (nil, 30) },
    ]

    private nonisolated static let places = [
        Case("the top inset counts once") { ($0.labelLines, $0.insets) = (1, box(20, 0, 0, 0)) },
        Case("the bottom inset lifts the middle") { ($0.labelLines, $0.insets) = (1, box(0, 0, 30, 0)) },
        Case("insets at the sides") { ($0.labelLines, $0.insets) = (2, box(0, 12, 0, 30)) },
        Case("insets all around") { ($0.labelLines, $0.insets) = (2, box(5, 6, 7, 8)) },
        Case("insets leave fewer lines") { $0.insets = box(20, 0, 20, 0) },
        Case("insets of a text view") { ($0.labelLines, $0.insets) = (nil, box(10, 20, 5, 1)) },
        Case("insets change sides in RTL") { ($0.labelLines, $0.insets, $0.isRTL) = (2, box(0, 12, 0, 30), true) },
        Case("insets wider than the view") { ($0.labelLines, $0.insets) = (2, box(0, 120, 0, 120)) },
        Case("insets taller than the view") { ($0.labelLines, $0.insets) = (2, box(60, 0, 60, 0)) },
        Case("negative insets are clipped at the bounds") { ($0.labelLines, $0.insets) = (2, box(-5, -10, -5, -10)) },
        Case("filled to a half") { ($0.labelLines, $0.fill) = (2, 50) },
        Case("filled whole") { ($0.labelLines, $0.fill) = (2, 100) },
        Case("filled not at all") { ($0.labelLines, $0.fill) = (3, 0) },
        Case("more than whole is whole") { ($0.labelLines, $0.fill) = (2, 250) },
        Case("less than nothing is nothing") { ($0.labelLines, $0.fill) = (2, -4) },
        Case("a single line at 30 percent") { ($0.labelLines, $0.fill) = (1, 30) },
        Case("to the right") { ($0.labelLines, $0.alignment) = (2, .right) },
        Case("in the middle") { ($0.labelLines, $0.alignment) = (2, .center) },
        Case("to the left in RTL") { ($0.labelLines, $0.alignment, $0.isRTL) = (2, .left, true) },
        Case("natural in RTL") { ($0.labelLines, $0.isRTL) = (3, true) },
        Case("in the middle in RTL") { ($0.labelLines, $0.alignment, $0.isRTL) = (2, .center, true) },
        Case("to the right with insets") {
            ($0.labelLines, $0.alignment, $0.insets) = (2, .right, box(0, 10, 0, 40))
        },
        Case("in the middle with insets") {
            ($0.labelLines, $0.alignment, $0.insets) = (1, .center, box(0, 10, 0, 40))
        },
        Case("a text view to the right") { ($0.labelLines, $0.alignment) = (nil, .right) },
        Case("a text view in RTL") { ($0.labelLines, $0.isRTL) = (nil, true) },
    ]

    private nonisolated static let singles = [
        Case("one line as a block") { ($0.labelLines, $0.singleAsView) = (1, true) },
        Case("one line as a block, insets or not") {
            ($0.labelLines, $0.singleAsView, $0.insets) = (1, true, box(5, 5, 5, 5))
        },
        Case("custom 1 as a block") { ($0.labelLines, $0.custom, $0.singleAsView) = (4, 1, true) },
        Case("a text view of custom 1 as a block") { ($0.labelLines, $0.custom, $0.singleAsView) = (nil, 1, true) },
        Case("a computed 1 keeps the fill width") { ($0.height, $0.singleAsView) = (30, true) },
        Case("a computed 1 in a text view") { ($0.labelLines, $0.height, $0.singleAsView) = (nil, 30, true) },
        Case("a computed 1 to the right") { ($0.height, $0.singleAsView, $0.alignment) = (20, true, .right) },
        Case("two lines are lines all the same") { ($0.labelLines, $0.singleAsView) = (2, true) },
        Case("a computed 3 is lines all the same") { ($0.height, $0.singleAsView) = (75, true) },
    ]

    private nonisolated static let resizes = [
        Case("growing adds lines") { $0.resizes = [CGSize(width: 200, height: 180)] },
        Case("shrinking drops lines") { $0.resizes = [CGSize(width: 200, height: 40)] },
        Case("down to nothing and up again") {
            $0.resizes = [CGSize(width: 0, height: 0), CGSize(width: 120, height: 90)]
        },
        Case("a text view goes up and down") {
            $0.labelLines = nil
            $0.resizes = [CGSize(width: 260, height: 170), CGSize(width: 90, height: 30)]
        },
        Case("a narrow label of three lines") {
            $0.labelLines = 3
            $0.resizes = [CGSize(width: 50, height: 100), CGSize(width: 250, height: 20)]
        },
        Case("from one line as a block to lines") {
            ($0.height, $0.singleAsView) = (20, true)
            $0.resizes = [CGSize(width: 200, height: 100), CGSize(width: 200, height: 20)]
        },
    ]

    private nonisolated static let constrained = [
        Case("the height constraint shared by three lines") {
            ($0.labelLines, $0.rule, $0.spacing, $0.constrained) = (3, .relativeToConstraints, 0, 90)
        },
        Case("the spacing is added, so the label grows") {
            ($0.labelLines, $0.rule, $0.constrained) = (3, .relativeToConstraints, 60)
        },
        Case("a filled label is not shared") {
            ($0.labelLines, $0.rule, $0.constrained) = (0, .relativeToConstraints, 60)
        },
        Case("custom lines share") {
            ($0.labelLines, $0.custom, $0.rule, $0.constrained) = (0, 2, .relativeToConstraints, 80)
        },
        Case("one line takes all") { ($0.labelLines, $0.rule, $0.constrained) = (1, .relativeToConstraints, 44) },
        Case("too low for its lines") { ($0.labelLines, $0.constrained) = (3, 20) },
        Case("too low for its lines and insets") {
            ($0.labelLines, $0.insets, $0.constrained) = (2, box(4, 0, 6, 0), 20)
        },
        Case("high enough") { ($0.labelLines, $0.constrained) = (3, 120) },
        Case("filled, high enough") { ($0.labelLines, $0.constrained) = (0, 75) },
        Case("filled, too low for one line") { ($0.labelLines, $0.constrained) = (0, 6) },
    ]

    @Test(
        "The bones of text have the frames that the formulas give",
        arguments: [counts, measures, places, singles, resizes, constrained].flatMap(\.self))
    func places(_ test: Case) throws {
        try PinnedFonts.use()
        SkeletonAppearance.default.renderSingleLineAsView = test.singleAsView
        defer { SkeletonAppearance.default.renderSingleLineAsView = false }
        let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
        stage.direction = test.isRTL ? .rightToLeft : .leftToRight
        let view = makeView(test, in: stage.window)
        stage.window.showSkeleton(transition: .none)

        var size = CGSize(width: test.width, height: test.height)
        check(view, against: expectation(test, size: size), "at \(size)")
        for next in test.resizes {
            size = next
            view.frame.size = next
            check(view, against: expectation(test, size: size), "at \(size)")
        }
    }

    private func check(_ view: UIView, against expected: (rects: [CGRect], height: CGFloat), _ note: Comment) {
        let frames = view.sk.bones.map(\.frame)
        #expect(frames.count == expected.rects.count, note)
        for (frame, rect) in zip(frames, expected.rects) {
            let parts = [
                (frame.minX, rect.minX), (frame.minY, rect.minY), (frame.maxX, rect.maxX), (frame.maxY, rect.maxY),
            ]
            #expect(parts.allSatisfy { abs($0 - $1) < 0.001 }, "\(frame) is not \(rect) \(note)")
        }
        #expect(abs(view.bounds.height - expected.height) < 0.001, note)
    }

    private func makeView(_ test: Case, in window: UIWindow) -> any SkeletonText {
        let frame = CGRect(x: 0, y: 0, width: test.width, height: test.height)
        let text: any SkeletonText
        if let lines = test.labelLines {
            let label = UILabel(frame: frame)
            (label.numberOfLines, label.textAlignment) = (lines, test.alignment)
            if let size = test.fontSize { label.font = .systemFont(ofSize: size) }
            text = label
        } else {
            let view = UITextView(frame: frame)
            view.textAlignment = test.alignment
            view.font = .systemFont(ofSize: test.fontSize ?? 17)
            text = view
        }
        text.isSkeletonable = true
        if let custom = test.custom { text.skeletonTextNumberOfLines = .custom(custom) }
        if let rule = test.rule { text.skeletonTextLineHeight = rule }
        if let spacing = test.spacing { text.skeletonLineSpacing = spacing }
        if let fill = test.fill { text.lastLineFillPercent = fill }
        text.skeletonPaddingInsets = test.insets
        window.addSubview(text)
        if let height = test.constrained {
            text.translatesAutoresizingMaskIntoConstraints = false
            let own = text.heightAnchor.constraint(equalToConstant: height)
            own.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: window.topAnchor),
                text.leftAnchor.constraint(equalTo: window.leftAnchor),
                text.widthAnchor.constraint(equalToConstant: test.width), own,
            ])
        }
        return text
    }
}
