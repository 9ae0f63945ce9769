import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Text screen")
struct TextScreenTests {
    private func bones(_ kind: TextKind, in fixture: SamplesFixture) throws -> (lines: [CGRect], bounds: CGRect) {
        let card = fixture.cards[try #require(TextKind.allCases.firstIndex(of: kind))]
        return (card.sample.sk.bones.map(\.frame), card.sample.bounds)
    }

    private func fixture(_ lines: SkeletonLineChanges = SkeletonLineChanges()) throws -> SamplesFixture {
        var style = DemoStyle()
        style.lines = lines
        let fixture = try SamplesFixture(.text, size: CGSize(width: 1280, height: 900), skeletons: style)
        fixture.stage.advance(by: 1)
        return fixture
    }

    @Test("The skeleton of each card has the expected number of lines")
    func numbers() throws {
        let fixture = try fixture()
        let expected: [TextKind: Int] = [
            .one: 1, .three: 3, .endless: 4, .customNumber: 2, .large: 2, .small: 4, .centered: 3, .rightAligned: 3,
            .arabic: 3, .constraints: 3, .insets: 3, .textView: 4,
        ]
        for kind in TextKind.allCases {
            #expect(try bones(kind, in: fixture).lines.count == expected[kind], "\(kind.title)")
        }
    }

    @Test(
        "Each line of text has a bone, at any window width and text size", arguments: [700, 1280, 1920], [1, 1.5, 2])
    func textLines(width: Int, textFactor: CGFloat) throws {
        let fixture = try SamplesFixture(.text, size: CGSize(width: width, height: 900), skeletons: DemoStyle())
        fixture.stage.window.setContentSizeCategory(.nearest(toFactor: textFactor))
        fixture.stage.advance(by: 1)
        for kind in TextKind.allCases {
            let view = fixture.cards[try #require(TextKind.allCases.firstIndex(of: kind))].sample.subviews[0]
            let text = (view as? UILabel)?.text ?? (view as? UITextView)?.text ?? ""
            let font = (view as? UILabel)?.font ?? (view as? UITextView)?.font
            let label = UILabel()
            (label.font, label.text, label.numberOfLines) = (font, text, 0)
            let height = label.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
            let lines = Int(((height - label.lineAdvance) / label.lineAdvance).rounded()) + 1
            #expect(height <= view.bounds.height + 1, "\(kind.title): \(height) of \(view.bounds.height)")
            #expect(try bones(kind, in: fixture).lines.count == lines, "\(kind.title)")
        }
    }

    @Test("The last line follows the text alignment and has its share of the width")
    func alignment() throws {
        let fixture = try fixture()
        let (left, bounds) = try bones(.three, in: fixture)
        let last = try #require(left.last)
        #expect(last.minX == 0 && abs(last.width - bounds.width * 0.7) < 1)
        let centered = try #require(try bones(.centered, in: fixture).lines.last)
        #expect(abs(centered.midX - bounds.midX) < 1 && abs(centered.width - bounds.width * 0.7) < 1)
        for kind in [TextKind.rightAligned, .arabic] {
            let line = try #require(try bones(kind, in: fixture).lines.last)
            #expect(abs(line.maxX - bounds.maxX) < 1 && line.minX > 20, "\(kind.title)")
        }
    }

    @Test("Line heights follow the font, constraints or a number; insets keep lines off the edges")
    func heights() throws {
        let fixture = try fixture()
        #expect(try bones(.three, in: fixture).lines.allSatisfy { $0.height == 11 })
        let (large, small) = (try bones(.large, in: fixture).lines, try bones(.small, in: fixture).lines)
        #expect(large.allSatisfy { $0.height > 26 && $0.height < 36 })
        #expect(small.allSatisfy { $0.height > 11 && $0.height < 16 })
        #expect(try bones(.constraints, in: fixture).lines.allSatisfy { abs($0.height - 16) < 0.5 })
        let (lines, bounds) = try bones(.insets, in: fixture)
        #expect(lines.allSatisfy { $0.minX >= 12 && $0.maxX <= bounds.maxX - 12 && $0.minY >= 12 })
    }

    @Test("The inspector's line settings apply to all text")
    func inspector() throws {
        var lines = SkeletonLineStyle(height: 6, spacing: 4, lastLineFill: 40, cornerRadius: 0)
        lines.inset = 4
        let fixture = try fixture(SkeletonLineChanges(lines))
        for kind in TextKind.allCases {
            let (lines, bounds) = try bones(kind, in: fixture)
            #expect(lines.allSatisfy { $0.height == 6 && $0.minX >= 4 && $0.maxX <= bounds.maxX - 4 }, "\(kind.title)")
        }
        var style = DemoStyle()
        lines.rule = .font
        style.lines = SkeletonLineChanges(lines)
        fixture.apply(style)
        fixture.stage.advance(by: 0.1)
        for kind in TextKind.allCases {
            #expect(try bones(kind, in: fixture).lines.allSatisfy { $0.height > 11 }, "\(kind.title)")
        }
    }
}
