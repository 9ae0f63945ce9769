import Foundation
import Testing
import ViewKit

@testable import SkeletonView

@Suite("BoneLines")
struct BoneLinesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var size: CGSize
        var count = 0
        var lineHeight: CGFloat = 15
        var spacing: CGFloat = 10
        var padding = UIEdgeInsets.zero
        var fill: CGFloat = 0.7
        var alignment = BoneLines.Alignment.left
        var isRightToLeft = false
        var isCentered = true
        var expected: [CGRect?]

        var testDescription: String { name }

        var lines: BoneLines {
            BoneLines(
                size: size, count: count, lineHeight: lineHeight, spacing: spacing, padding: padding,
                lastLineFill: fill, alignment: alignment, isRightToLeft: isRightToLeft, isCentered: isCentered)
        }
    }

    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static let cases = [
        Case(
            name: "three lines that just fit start at the top", size: CGSize(width: 200, height: 65), count: 3,
            expected: [rect(0, 0, 200, 15), rect(0, 25, 200, 15), rect(0, 50, 140, 15)]),
        Case(
            name: "a label's lines are centered vertically", size: CGSize(width: 200, height: 100), count: 2,
            expected: [rect(0, 30, 200, 15), rect(0, 55, 140, 15)]),
        Case(
            name: "a text view's lines start at the top", size: CGSize(width: 200, height: 100), count: 2,
            isCentered: false, expected: [rect(0, 0, 200, 15), rect(0, 25, 140, 15)]),
        Case(
            name: "a single line takes the last line's width", size: CGSize(width: 100, height: 15), count: 1,
            expected: [rect(0, 0, 70, 15)]),
        Case(
            name: "zero lines fill the height, halves rounded up: 62.5 / 25 = 2.5 -> 3",
            size: CGSize(width: 100, height: 62.5),
            expected: [rect(0, 0, 100, 15), rect(0, 25, 100, 15), rect(0, 50, 70, 12.5)]),
        Case(
            name: "filling never gives less than one line", size: CGSize(width: 100, height: 4),
            expected: [rect(0, 0, 70, 4)]),
        Case(
            name: "padding moves and narrows the lines", size: CGSize(width: 100, height: 40), count: 1,
            padding: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20), fill: 1,
            expected: [rect(10, 12.5, 70, 15)]),
        Case(
            name: "from right to left the paddings change sides", size: CGSize(width: 100, height: 15), count: 1,
            padding: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20), fill: 0.5, alignment: .right,
            isRightToLeft: true, expected: [rect(55, 0, 35, 15)]),
        Case(
            name: "a centered last line", size: CGSize(width: 100, height: 40), count: 2, fill: 0.5, alignment: .center,
            expected: [rect(0, 0, 100, 15), rect(25, 25, 50, 15)]),
        Case(
            name: "a last line of no width is left out", size: CGSize(width: 100, height: 40), count: 2, fill: 0,
            expected: [rect(0, 0, 100, 15), nil]),
        Case(
            name: "lines below the bounds are left out, a line on the edge is clipped",
            size: CGSize(width: 100, height: 30),
            count: 3, isCentered: false, expected: [rect(0, 0, 100, 15), rect(0, 25, 100, 5), nil]),
        Case(name: "no room, no bones", size: .zero, count: 2, expected: [nil, nil]),
        Case(
            name: "lines of no height are left out", size: CGSize(width: 100, height: 50), count: 1, lineHeight: 0,
            expected: [nil]),
    ]

    @Test("Lines have the frames expected for their size, spacing, padding and alignment", arguments: cases)
    func places(_ testCase: Case) {
        #expect(testCase.lines.rects == testCase.expected)
    }

    @Test("Extreme sizes give a bounded number of lines")
    func absurd() {
        let endless = Case(name: "", size: CGSize(width: 10, height: 1e12), lineHeight: 1, spacing: 0, expected: [])
        let nothing = Case(name: "", size: CGSize(width: 10, height: 10), lineHeight: 0, spacing: 0, expected: [])

        #expect(endless.lines.resolvedCount == 10_000)
        #expect(nothing.lines.resolvedCount == 1)
    }
}
