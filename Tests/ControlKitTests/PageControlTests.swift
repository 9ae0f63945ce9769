import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UIPageControl")
struct PageControlTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func make(pages: Int = 5, width: CGFloat = 200) -> (
        stage: OffscreenStage, control: UIPageControl, log: ControlLog
    ) {
        let stage = OffscreenStage(size: CGSize(width: 220, height: 46))
        let control = UIPageControl(frame: CGRect(x: 10, y: 10, width: width, height: 26))
        control.numberOfPages = pages
        stage.window.addSubview(control)
        stage.advance(by: 0)
        let log = ControlLog()
        log.watch(control) { "\($0.currentPage)" }
        return (stage, control, log)
    }

    /// The views of the dots, in page order.
    private func dots(_ control: UIPageControl) -> [UIView] {
        control.subviews.filter { $0.subviews.count == 1 }
    }

    @Test("The current page is clamped to the number of pages, even when it shrinks")
    func values() {
        let control = UIPageControl()
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.currentPage = 3
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -5
        #expect(control.numberOfPages == 0 && control.intrinsicContentSize.width == 0)
    }

    @Test("hidesForSinglePage hides a single dot")
    func single() {
        let (stage, control, _) = make(pages: 1)

        #expect(dots(control).count == 1 && !control.canBecomeFocused)
        control.hidesForSinglePage = true
        stage.advance(by: 0.1)
        #expect(dots(control).isEmpty && control.intrinsicContentSize.width == 0)
    }

    @Test("A million pages show only the dots that fit, around the current page")
    func million() {
        let (stage, control, log) = make(pages: 1_000_000)

        #expect(dots(control).count == 11 && control.intrinsicContentSize.width < 400)
        #expect(control.size(forNumberOfPages: 1_000_000).width > 1_000_000)
        control.currentPage = 500_000
        stage.click(at: CGPoint(x: 205, y: 20))
        #expect(log.take() == ["500005"])
        stage.press(.keyboardTab)
        stage.press(.keyboardEnd)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardHome)
        #expect(log.take() == ["999999", "0"])
        control.numberOfPages = .max
        control.currentPage = .max
        stage.advance(by: 0.1)
        #expect(control.currentPage == .max - 1 && dots(control).count == 11)
        control.frame.size.width = 0
        stage.advance(by: 0.1)
        #expect(dots(control).count == 1)
        control.frame.size.width = 1e8
        stage.advance(by: 0.1)
        #expect(dots(control).count == 200)
    }

    @Test("A click selects a page, and a drag scrubs through the pages if allowed")
    func mouse() {
        let (stage, control, log) = make()

        stage.click(at: CGPoint(x: 144, y: 20))
        #expect(log.take() == ["4"])
        stage.click(at: CGPoint(x: 12, y: 30))
        #expect(log.take() == ["0"])
        stage.drag(from: CGPoint(x: 76, y: 20), to: CGPoint(x: 144, y: 20))
        #expect(log.take() == ["1", "2", "3", "4"])
        control.allowsContinuousInteraction = false
        stage.drag(from: CGPoint(x: 144, y: 20), to: CGPoint(x: 76, y: 20))
        #expect(log.take() == ["0"])
        stage.direction = .rightToLeft
        stage.advance(by: 0.1)
        stage.click(at: CGPoint(x: 76, y: 20))
        #expect(log.take() == ["4"])
        control.numberOfPages = 0
        stage.click(at: CGPoint(x: 76, y: 20))
        #expect(log.take() == [])
    }

    @Test("Arrow keys change the page, and are mirrored in right-to-left layouts")
    func keys() {
        let (stage, control, log) = make()
        stage.press(.keyboardTab)

        stage.press(.keyboardRightArrow)
        stage.press(.keyboardRightArrow)
        stage.press(.keyboardLeftArrow)
        #expect(log.take() == ["1", "2", "1"])
        stage.direction = .rightToLeft
        stage.press(.keyboardLeftArrow)
        #expect(log.take() == ["2"])
        control.isEnabled = false
        stage.click(at: CGPoint(x: 76, y: 20))
        #expect(log.take() == [])
    }

    @Test("The page control matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 400, height: 240))
        for look in ControlSheet.Look.allCases where look != .pressed {
            let pages = [(5, 1), (40, 17)].map { count, page in
                let control = UIPageControl()
                control.numberOfPages = count
                control.currentPage = page
                look.apply(to: control)
                return control
            }
            // The second control has room for nine dots.
            sheet.add(look.rawValue, [pages[0], Framed(pages[1], width: 162)])
            sheet.stage.advance(by: 0)
            if look == .hovered { dots(pages[0])[3].pointerIsOverDidChange(true) }
        }
        let custom = UIPageControl()
        custom.numberOfPages = 3
        custom.pageIndicatorTintColor = .systemTeal
        custom.currentPageIndicatorTintColor = .systemPurple
        let end = UIPageControl()
        end.numberOfPages = 40
        sheet.add("custom", [custom, Framed(end, width: 162)])
        try sheet.expect("pages", appearance)
    }
}

/// A view with a given width that is filled by `content`.
@MainActor
private final class Framed: UIView {
    private let content: UIView
    private let width: CGFloat

    init(_ content: UIView, width: CGFloat) {
        self.content = content
        self.width = width
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: content.intrinsicContentSize.height) }

    override func layoutSubviews() {
        content.frame = bounds
    }
}
