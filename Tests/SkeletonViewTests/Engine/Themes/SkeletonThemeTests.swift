import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import SkeletonView

@MainActor
@Suite("Themes")
final class SkeletonThemeTests: ThemedPage {
    // MARK: Where themes apply

    @Test("A skeleton shown without a style takes everything from the nearest theme")
    func shown() {
        var style = Self.solid(.alizarin)
        style.delay = 1
        stage.window.skeletonTheme = style
        page.showSkeleton()
        #expect(innerColor == .white)
        stage.advance(by: 1)
        #expect(innerColor == .alizarin)
        #expect(otherColor == .alizarin)
    }

    @Test("Without a style or theme, a skeleton has the appearance's color and no motion")
    func unthemed() {
        page.showSkeleton()
        stage.advance(by: 0.25)
        let early = innerColor
        stage.advance(by: 0.7)
        #expect(early == UIColor.skeletonDefault.resolvedColor(with: page.traitCollection))
        #expect(innerColor == early)
        #expect(page.effectiveSkeletonTheme == nil)
    }

    @Test("The theme nearest to a bone takes precedence, at any depth")
    func nearest() {
        stage.window.skeletonTheme = Self.solid(.alizarin)
        side.skeletonTheme = Self.solid(.emerald)
        page.showSkeleton()
        #expect(innerColor == .emerald)
        #expect(otherColor == .alizarin)
        box.skeletonTheme = Self.solid(.amethyst)
        #expect(innerColor == .amethyst)
        inner.skeletonTheme = Self.solid(.sunFlower)
        #expect(innerColor == .sunFlower)
        #expect(otherColor == .alizarin)
    }

    @Test("A style passed to showSkeleton overrides outer themes, but not those of parts inside")
    func named() {
        stage.window.skeletonTheme = Self.solid(.alizarin)
        page.skeletonTheme = Self.solid(.sunFlower)
        side.skeletonTheme = Self.solid(.emerald)
        page.showSkeleton(usingColor: .amethyst, transition: .none)
        #expect(innerColor == .emerald)
        #expect(otherColor == .amethyst)
        page.hideSkeletonNow()
        side.showSkeleton(usingColor: .amethyst, transition: .none)
        #expect(innerColor == .amethyst)
    }

    @Test("A part's theme sets its look and motion; the style that is shown sets the timing")
    func lookOnly() {
        var late = Self.solid(.emerald)
        (late.delay, late.timeout, late.transition) = (5, 0.5, .crossDissolve(3))
        side.skeletonTheme = late
        page.showSkeleton(Self.solid(.alizarin))
        #expect(innerColor == .emerald)
        stage.advance(by: 1)
        #expect(innerColor == .emerald)
        #expect(page.skeletonSession?.times.isTimedOut == false)
    }

    // MARK: Changes

    @Test("A changed theme applies in the next frame, and nil falls back to the outer theme")
    func followed() {
        stage.window.skeletonTheme = Self.solid(.alizarin)
        page.showSkeleton()
        #expect(otherColor == .alizarin)
        stage.window.skeletonTheme = Self.solid(.emerald)
        #expect(otherColor == .emerald)
        side.skeletonTheme = Self.solid(.amethyst)
        #expect(innerColor == .amethyst)
        side.skeletonTheme = nil
        #expect(innerColor == .emerald)
        stage.window.skeletonTheme = nil
        #expect(innerColor == UIColor.skeletonDefault.resolvedColor(with: page.traitCollection))
    }

    @Test("A view that moves into another part takes that part's look")
    func moved() {
        side.skeletonTheme = Self.solid(.emerald)
        page.showSkeleton(Self.solid(.alizarin))
        #expect(innerColor == .emerald)
        other.skeletonTheme = Self.solid(.amethyst)
        other.addSubview(inner)
        inner.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        #expect(otherColor == .amethyst)
    }

    @Test("An update with a style replaces the theme, except in parts with their own")
    func updated() {
        stage.window.skeletonTheme = Self.solid(.alizarin)
        side.skeletonTheme = Self.solid(.emerald)
        page.showSkeleton()
        page.updateSkeleton(usingColor: .amethyst)
        #expect(otherColor == .amethyst)
        #expect(innerColor == .emerald)
        stage.window.skeletonTheme = Self.solid(.sunFlower)
        #expect(otherColor == .amethyst)
    }

    @Test("Stopping and timeouts also apply to themed parts")
    func rests() {
        side.skeletonTheme = .gradient(usingGradient: SkeletonGradient(baseColor: .midnightBlue), animated: true)
        var style = Self.solid(.alizarin)
        (style.timeout, style.timeoutTintColor) = (4, .sunFlower)
        page.showSkeleton(style)
        stage.advance(by: 0.4)
        let early = innerColor
        stage.advance(by: 0.6)
        #expect(innerColor != early)
        page.stopSkeletonAnimation()
        let still = innerColor
        stage.advance(by: 0.6)
        #expect(innerColor == still)
        page.startSkeletonAnimation()
        stage.advance(by: 0.6)
        #expect(innerColor != still)
        stage.advance(by: 2.5)
        #expect(innerColor == .sunFlower)
        #expect(otherColor == .sunFlower)
        // Changing a theme doesn't restart timed-out bones.
        side.skeletonTheme = Self.solid(.emerald)
        #expect(innerColor == .sunFlower)
        page.updateSkeleton(Self.solid(.alizarin))
        #expect(innerColor == .emerald)
    }

    // MARK: Other shows

    @Test("A skeleton shown with only a delay, a transition or `automatically` uses the theme")
    func partlyNamed() async {
        stage.window.skeletonTheme = Self.solid(.emerald)
        page.showSkeleton(transition: .none)
        #expect(innerColor == .emerald)
        page.updateSkeleton(usingColor: .alizarin)
        #expect(innerColor == .alizarin)
        page.updateSkeleton()
        #expect(innerColor == .emerald)
        page.hideSkeletonNow()
        page.showSkeleton(automatically: true)
        #expect(page.skeletonSession?.isAutomatic == true)
        #expect(innerColor == .emerald)
        page.hideSkeletonNow()
        page.showSkeleton(delay: 0.5)
        #expect(innerColor == .white)
        stage.advance(by: 0.5)
        #expect(innerColor == .emerald)
        page.hideSkeletonNow()
        await page.withSkeleton(delay: 0) { #expect(innerColor == .emerald) }
    }

    @Test("Loads and state sequences without a style use the theme")
    func loads() async {
        stage.window.skeletonTheme = Self.solid(.emerald)
        await page.withSkeleton { #expect(innerColor == .emerald) }
        stage.advance(by: 1)
        #expect(innerColor == .white)
        let states = AsyncStream { continuation in
            continuation.yield(SkeletonState.loading)
            continuation.finish()
        }
        await page.showSkeleton(following: states) { _ in #expect(innerColor == .emerald) }
    }

    @Test("Skeleton rows use the theme of the table, of their cells or of views inside them")
    func rows() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let source = ThemedRows()
        table.dataSource = source
        (table.rowHeight, table.isSkeletonable) = (40, true)
        table.register(ThemedCell.self, forCellReuseIdentifier: "themed")
        stage.window.addSubview(table)
        table.skeletonTheme = Self.solid(.emerald)
        stage.advance(by: 0)
        table.appendSkeletonRows(1)
        stage.advance(by: 0.5)
        #expect(color(x: 20, y: 20) == .emerald)
        #expect(color(x: 150, y: 20) == .amethyst)
        table.removeSkeletonRows()
        // The cell's theme overrides the style, as the theme of any part does.
        source.cellTheme = Self.solid(.sunFlower)
        table.appendSkeletonRows(1, style: Self.solid(.alizarin))
        stage.advance(by: 0.5)
        #expect(color(x: 20, y: 20) == .sunFlower)
        source.cellTheme = nil
        table.removeSkeletonRows()
        table.skeletonTheme = nil
        stage.window.skeletonTheme = Self.solid(.alizarin)
        table.showSkeleton()
        #expect(color(x: 20, y: 20) == .alizarin)
        #expect(color(x: 150, y: 20) == .amethyst)
    }

    @Test("In a blueprint, the bones of a themed part have the first color of the theme")
    func blueprint() throws {
        side.skeletonTheme = Self.solid(.emerald)
        page.showSkeleton(Self.solid(.alizarin))
        stage.advance(by: 0)
        let blueprint = try #require(page.sk.blueprint)
        #expect(blueprint.bones.count == 2)
        #expect(blueprint.boxes.map(\.boneColor) == [SkeletonBlueprint.Color(UIColor.emerald.cgColor), nil])
        #expect(blueprint.colors == [SkeletonBlueprint.Color(UIColor.alizarin.cgColor)])
        #expect(blueprint.svg().contains("fill=\"#2ECC71\""))
        #expect(blueprint.html().contains("--light:#2ECC71"))
        let shown = SkeletonBlueprintView(blueprint)
        stage.window.addSubview(shown)
        #expect(innerColor == .emerald)
        shown.hideSkeleton(transition: .none)
        page.removeFromSuperview()
        #expect(innerColor == .white)
    }

    @Test("An update with a style applies its drawing")
    func drawing() {
        page.showSkeleton(Self.solid(.alizarin))
        var drawn = Self.solid(.alizarin)
        drawn.drawing = { context, rect in
            context.setFillColor(UIColor.emerald.cgColor)
            context.fill(rect)
        }
        page.updateSkeleton(drawn)
        #expect(otherColor == .emerald)
    }
}

/// A data source of skeleton rows with cells whose right half has a separate theme.
@MainActor
private final class ThemedRows: NSObject, SkeletonTableViewDataSource {
    var cellTheme: SkeletonStyle?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "themed" }

    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) {
        cell.skeletonTheme = cellTheme
    }
}

private final class ThemedCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        for (place, color) in [(0, nil), (100, UIColor.amethyst)] {
            let part = UIView(frame: CGRect(x: place, y: 0, width: 100, height: 40))
            part.isSkeletonable = true
            part.skeletonTheme = color.map { SkeletonStyle.solid(usingColor: $0) }
            contentView.addSubview(part)
        }
    }

    required init?(coder: NSCoder) { nil }
}
