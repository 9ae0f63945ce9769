import StageKit
import Testing
import UIKit

@Suite("Page idioms")
@MainActor
struct PageIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    /// A page with a number.
    final class NumberPage: UIViewController {
        var index = 0
    }

    /// An introduction with three pages.
    final class Introduction: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var finishedPages: [Int] = []
        lazy var orderedViewControllers: [UIViewController] = (0..<3).map {
            let page = NumberPage()
            page.index = $0
            return page
        }

        override init(
            transitionStyle style: UIPageViewController.TransitionStyle,
            navigationOrientation: UIPageViewController.NavigationOrientation,
            options: [UIPageViewController.OptionsKey: Any]? = nil
        ) {
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            delegate = self
            if let first = orderedViewControllers.first {
                setViewControllers([first], direction: .forward, animated: true, completion: nil)
            }
            for case let scrollView as UIScrollView in view.subviews { scrollView.bounces = false }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            guard let index = orderedViewControllers.firstIndex(of: viewController), index > 0 else { return nil }
            return orderedViewControllers[index - 1]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            guard let index = orderedViewControllers.firstIndex(of: viewController) else { return nil }
            return index + 1 < orderedViewControllers.count ? orderedViewControllers[index + 1] : nil
        }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { orderedViewControllers.count }

        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            guard let first = viewControllers?.first, let index = orderedViewControllers.firstIndex(of: first) else {
                return 0
            }
            return index
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            guard completed, let page = pageViewController.viewControllers?.first as? NumberPage else { return }
            finishedPages.append(page.index)
        }
    }

    @Test("Swiping turns the pages of a page view controller")
    func introduction() {
        let introduction = Introduction(
            transitionStyle: .pageCurl, navigationOrientation: .vertical, options: [.interPageSpacing: 10])
        stage.window.rootViewController = introduction
        stage.advance(by: 0)
        for _ in 0..<2 {
            stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 40, y: 200), forDuration: 0.2)
            stage.advance(by: 1)
        }
        #expect(introduction.finishedPages == [1, 2])
        introduction.setViewControllers(
            [introduction.orderedViewControllers[0]], direction: .reverse, animated: true
        ) { finished in
            #expect(finished)
        }
        stage.advance(by: 1)
        #expect((introduction.viewControllers?.first as? NumberPage)?.index == 0)
    }
}
