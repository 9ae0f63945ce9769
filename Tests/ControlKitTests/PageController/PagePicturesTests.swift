import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Golden images of page view controllers; see `GoldenImage`.
@MainActor
@Suite("Golden images of page view controllers")
struct PagePicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test(
        "Two pages and the page control match their golden images during a drag",
        arguments: ControlSheet.Appearance.allCases)
    func drag(appearance: ControlSheet.Appearance) throws {
        let stage = OffscreenStage(
            size: CGSize(width: 240, height: 160), scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        let book = Book()
        book.count = 4
        for (page, color) in zip(book.pages, [UIColor.systemTeal, .systemOrange, .systemPurple, .systemGreen]) {
            page.view.backgroundColor = color
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
            label.text = "Page \(page.name)"
            page.view.addSubview(label)
        }
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
        pages.dataSource = book
        pages.setViewControllers([book["B"]], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 0)
        stage.pressPointer(at: CGPoint(x: 120, y: 60))
        let sign: CGFloat = appearance == .mirrored ? 1 : -1
        for distance in [20.0, 100] { stage.movePointer(to: CGPoint(x: 120 + sign * distance, y: 60)) }
        stage.advance(by: 0)

        try GoldenImage.expect(stage.bitmap(), named: "page-turn-\(appearance.rawValue)", tolerance: 8)
    }
}
