import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// The lines between columns are one point wide at scale 1.
@MainActor
@Suite("Widths and display modes of UISplitViewController")
struct SplitLayoutTests {
    typealias Mode = UISplitViewController.DisplayMode

    /// A style and a window width, and the automatic arrangement for them.
    struct Case: Sendable {
        let style: UISplitViewController.Style
        let width: CGFloat
        let mode: Mode
        let behavior: UISplitViewController.SplitBehavior
        let primary: CGFloat
        let supplementary: CGFloat
    }

    private nonisolated static let cases = [
        Case(
            style: .doubleColumn, width: 700, mode: .secondaryOnly, behavior: .overlay, primary: 220, supplementary: 0),
        Case(
            style: .doubleColumn, width: 1024, mode: .oneBesideSecondary, behavior: .tile, primary: 287,
            supplementary: 0),
        Case(
            style: .doubleColumn, width: 1400, mode: .oneBesideSecondary, behavior: .tile, primary: 320,
            supplementary: 0),
        Case(
            style: .doubleColumn, width: 1920, mode: .oneBesideSecondary, behavior: .tile, primary: 320,
            supplementary: 0),
        Case(
            style: .tripleColumn, width: 700, mode: .secondaryOnly, behavior: .overlay, primary: 220,
            supplementary: 260),
        Case(
            style: .tripleColumn, width: 1024, mode: .oneBesideSecondary, behavior: .displace, primary: 287,
            supplementary: 307),
        Case(
            style: .tripleColumn, width: 1400, mode: .twoBesideSecondary, behavior: .tile, primary: 320,
            supplementary: 375),
        Case(
            style: .tripleColumn, width: 1920, mode: .twoBesideSecondary, behavior: .tile, primary: 320,
            supplementary: 375),
    ]

    @Test("The automatic arrangement follows the width", arguments: cases)
    func automatic(_ item: Case) {
        let fixture = SplitFixture(item.style, width: item.width)
        fixture.show()
        let split = fixture.split
        #expect(split.displayMode == item.mode && split.splitBehavior == item.behavior && !split.isCollapsed)
        #expect(split.primaryColumnWidth == item.primary && split.supplementaryColumnWidth == item.supplementary)
        var x: CGFloat = 0
        if item.mode == .twoBesideSecondary || item.style == .doubleColumn && item.mode == .oneBesideSecondary {
            #expect(fixture.range(fixture.primary) == 0...item.primary)
            x = item.primary + 1
        } else {
            #expect(fixture.frame(fixture.primary) == nil)
        }
        if item.style == .tripleColumn, item.mode != .secondaryOnly {
            #expect(fixture.range(fixture.supplementary) == x...(x + item.supplementary))
            x += item.supplementary + 1
        }
        #expect(fixture.range(fixture.secondary) == x...item.width)
        #expect(!fixture.isDimmed)
    }

    @Test("Each display mode can be chosen in three columns", arguments: [CGFloat(700), 1024, 1400, 1920])
    func modes(width: CGFloat) {
        let fixture = SplitFixture(.tripleColumn, width: width)
        fixture.show()
        let split = fixture.split
        let (primary, supplementary) = (split.primaryColumnWidth, split.supplementaryColumnWidth)
        func ranges(_ mode: Mode) -> [ClosedRange<CGFloat>?] {
            split.preferredDisplayMode = mode
            fixture.stage.advance(by: 0)
            #expect(split.displayMode == mode)
            return [fixture.primary, fixture.supplementary, fixture.secondary].map(fixture.range)
        }
        let both = primary + 1 + supplementary
        #expect(ranges(.secondaryOnly) == [nil, nil, 0...width])
        #expect(ranges(.oneBesideSecondary) == [nil, 0...supplementary, (supplementary + 1)...width])
        #expect(ranges(.oneOverSecondary) == [nil, 0...supplementary, 0...width] && fixture.isDimmed)
        #expect(
            ranges(.twoBesideSecondary) == [0...primary, (primary + 1)...both, (both + 1)...width] && !fixture.isDimmed)
        #expect(ranges(.twoOverSecondary) == [0...primary, (primary + 1)...both, 0...width] && fixture.isDimmed)
        let displaced = (both + 1)...(both + width - supplementary)
        #expect(ranges(.twoDisplaceSecondary) == [0...primary, (primary + 1)...both, displaced] && fixture.isDimmed)
        split.preferredDisplayMode = .automatic
        #expect(split.displayMode == SplitFixture(.tripleColumn, width: width).automaticMode)
    }

    @Test(
        "In two columns, each of their display modes can be chosen, and modes of three columns are replaced",
        arguments: [CGFloat(700), 1024, 1400, 1920])
    func modesOfTwo(width: CGFloat) {
        let fixture = SplitFixture(width: width)
        fixture.show()
        let (split, primary) = (fixture.split, fixture.split.primaryColumnWidth)
        func ranges(_ mode: Mode) -> [ClosedRange<CGFloat>?] {
            split.preferredDisplayMode = mode
            fixture.stage.advance(by: 0)
            return [fixture.primary, fixture.secondary].map(fixture.range)
        }
        #expect(ranges(.secondaryOnly) == [nil, 0...width] && split.displayMode == .secondaryOnly)
        #expect(ranges(.oneBesideSecondary) == [0...primary, (primary + 1)...width])
        #expect(ranges(.oneOverSecondary) == [0...primary, 0...width] && split.displayMode == .oneOverSecondary)
        #expect(ranges(.twoOverSecondary) == [0...primary, 0...width] && split.displayMode == .oneOverSecondary)
        #expect(ranges(.twoBesideSecondary).first == 0...primary && split.displayMode == .oneBesideSecondary)
    }

    @Test("A preferred behavior takes precedence over the width")
    func behaviors() {
        let fixture = SplitFixture(width: 1400)
        fixture.show()
        fixture.split.preferredSplitBehavior = .overlay
        #expect(fixture.split.displayMode == .secondaryOnly && fixture.split.splitBehavior == .overlay)
        fixture.split.preferredDisplayMode = .oneBesideSecondary
        #expect(fixture.split.displayMode == .oneOverSecondary)
        fixture.split.preferredSplitBehavior = .tile
        #expect(fixture.split.displayMode == .oneBesideSecondary)
    }

    @Test("Widths are preferred widths or fractions within the minimum and the maximum")
    func widths() {
        let fixture = SplitFixture(.tripleColumn, width: 1400)
        fixture.show()
        let split = fixture.split
        split.preferredPrimaryColumnWidthFraction = 0.2
        #expect(split.primaryColumnWidth == 280)
        split.preferredPrimaryColumnWidth = 250
        #expect(split.primaryColumnWidth == 250)
        split.minimumPrimaryColumnWidth = 260
        #expect(split.primaryColumnWidth == 260)
        split.preferredPrimaryColumnWidth = 600
        split.maximumPrimaryColumnWidth = 400
        #expect(split.primaryColumnWidth == 400)
        split.preferredSupplementaryColumnWidthFraction = 0.25
        #expect(split.supplementaryColumnWidth == 350)
        split.preferredSupplementaryColumnWidth = 240
        split.minimumSupplementaryColumnWidth = 300
        #expect(split.supplementaryColumnWidth == 300)
        split.maximumSupplementaryColumnWidth = 200
        #expect(split.supplementaryColumnWidth == 300, "The minimum takes precedence")
        fixture.stage.advance(by: 0)
        #expect(fixture.range(fixture.primary) == 0...400 && fixture.range(fixture.supplementary) == 401...701)
        split.preferredPrimaryColumnWidth = .nan
        split.preferredSupplementaryColumnWidth = -.infinity
        #expect(split.primaryColumnWidth == 280 && split.supplementaryColumnWidth == 300)
    }

    @Test("The primary column is on the right if its edge is trailing or the layout is right to left, but not both")
    func mirrored() {
        let fixture = SplitFixture()
        fixture.show()
        #expect(fixture.range(fixture.primary) == 0...280 && fixture.range(fixture.secondary) == 281...1000)
        fixture.split.primaryEdge = .trailing
        fixture.stage.advance(by: 0)
        #expect(fixture.range(fixture.primary) == 720...1000 && fixture.range(fixture.secondary) == 0...719)
        fixture.stage.direction = .rightToLeft
        fixture.stage.advance(by: 0)
        #expect(fixture.range(fixture.primary) == 0...280)
        fixture.split.primaryEdge = .leading
        fixture.stage.advance(by: 0)
        #expect(fixture.range(fixture.primary) == 720...1000 && fixture.range(fixture.secondary) == 0...719)
    }

    @Test("Resizing keeps hidden columns hidden, and closes columns over the secondary column")
    func resizing() {
        let fixture = SplitFixture()
        fixture.show()
        fixture.resize(700)
        #expect(fixture.split.displayMode == .secondaryOnly)
        fixture.split.show(.primary)
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .oneOverSecondary)
        fixture.resize(1000)
        #expect(fixture.split.displayMode == .oneBesideSecondary && !fixture.isDimmed)
        fixture.split.hide(.primary)
        fixture.stage.advance(by: 1)
        fixture.resize(700)
        fixture.resize(1000)
        #expect(fixture.split.displayMode == .secondaryOnly)
        fixture.split.preferredDisplayMode = .automatic
        #expect(fixture.split.displayMode == .oneBesideSecondary)
    }
}

extension SplitFixture {
    /// The automatic display mode in the fixture's window.
    fileprivate var automaticMode: UISplitViewController.DisplayMode {
        show()
        return split.displayMode
    }
}
