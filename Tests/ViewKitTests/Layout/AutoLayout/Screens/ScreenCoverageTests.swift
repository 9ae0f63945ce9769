import Foundation
import Testing
import ViewKit

/// Checks that the screens of the other suites are numerous enough, have enough constraints, and use all parts of Auto
/// Layout.
@MainActor
@Suite("Auto Layout: coverage of the screens")
struct ScreenCoverageTests {
    private static let typicalScreens: [@MainActor () -> Void] = [
        FormScreensTests().profileHeader, FormScreensTests().mirroredProfile, FormScreensTests().form,
        FormScreensTests().signIn, FormScreensTests().keyboard, FormScreensTests().dialog, FormScreensTests().chat,
        BarScreensTests().titleBar, BarScreensTests().tabBar, { BarScreensTests().sideBar(width: 320, bar: 96) },
        { BarScreensTests().split(wanted: 220, place: 220) }, BarScreensTests().player, GridScreensTests().columns,
        GridScreensTests().board, GridScreensTests().week, GridScreensTests().spreadButtons, GridScreensTests().cousins,
        GridScreensTests().prices, PriorityScreensTests().priorityLadder, PriorityScreensTests().contentPriorities,
        PriorityScreensTests().collapsingHeader, PriorityScreensTests().namedLevels,
        PriorityScreensTests().pushedFooter, FrameScreensTests().fixedSides, FrameScreensTests().margins,
        FrameScreensTests().framesBesideConstraints, FrameScreensTests().scrolling, StackScreensTests().toolBar,
        StackScreensTests().steps, StackScreensTests().ratio, StackScreensTests().keypad, StackScreensTests().captions,
        { StackScreensTests().cards(alignment: .leading, starts: [0, 0, 0]) },
        { StackScreensTests().cards(alignment: .center, starts: [70, 60, 50]) },
        { StackScreensTests().cards(alignment: .trailing, starts: [140, 120, 100]) },
    ]

    /// Returns the screens that the tests create.
    private func collect() -> [LayoutScreen] {
        var screens: [LayoutScreen] = []
        LayoutScreen.collector = { screens.append($0) }
        defer { LayoutScreen.collector = nil }
        for screen in Self.typicalScreens { screen() }
        return screens
    }

    private func views(at view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    @Test("There are at least 30 screens, each with at least 12 constraints besides those of stack views")
    func sizes() {
        let screens = collect()

        #expect(screens.count >= 30)
        for (index, screen) in screens.enumerated() {
            #expect(screen.constraintCount >= 12, "screen \(index)")
        }
    }

    @Test("The screens use every relation, named priority, kind of guide, distribution and alignment")
    func coverage() {
        let all = collect().flatMap { views(at: $0.root) }
        let constraints = all.flatMap(\.constraints)
        let stacks = all.compactMap { $0 as? UIStackView }

        #expect(Set(constraints.map(\.relation)) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
        let priorities = Set(constraints.map(\.priority))
        let named: Set<UILayoutPriority> = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
            .defaultLow,
            .fittingSizeLevel,
        ]
        #expect(named.subtracting(priorities).isEmpty)
        #expect(
            Set(stacks.map(\.distribution))
                == [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        #expect(
            Set(stacks.map(\.alignment))
                == [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        #expect(Set(stacks.map(\.axis)) == [.horizontal, .vertical])
        let items = Set(
            constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0.map(ObjectIdentifier.init) })
        func isUsed(_ guides: [UILayoutGuide]) -> Bool { guides.contains { items.contains(ObjectIdentifier($0)) } }
        #expect(isUsed(all.map(\.safeAreaLayoutGuide)))
        #expect(isUsed(all.map(\.layoutMarginsGuide)))
        #expect(isUsed(all.flatMap(\.layoutGuides)))
        let scrolls = all.compactMap { $0 as? UIScrollView }
        #expect(isUsed(scrolls.map(\.contentLayoutGuide)) && isUsed(scrolls.map(\.frameLayoutGuide)))
    }
}
