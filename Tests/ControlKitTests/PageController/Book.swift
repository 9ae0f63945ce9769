import ControlKit
import Foundation
import ViewKit

/// A page that records its callbacks in the log of its book.
@MainActor
final class BookPage: UIViewController {
    let name: String
    private unowned let book: Book

    init(_ name: String, _ book: Book) {
        self.name = name
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) { book.record("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { book.record("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { book.record("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { book.record("\(name) did disappear") }
}

/// The pages A to D of a page view controller, with a log of all calls.
@MainActor
final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) lazy var pages = ["A", "B", "C", "D"].map { BookPage($0, self) }
    /// The number of pages in the page control.
    var count = 0
    /// `true` if the first page follows the last one.
    var isEndless = false
    /// Runs after each recorded call.
    var onCall: @MainActor (String) -> Void = { _ in }
    /// The requests to the data source since the last call of `takeQuestions`.
    private var questions: [String] = []
    private var calls: [String] = []

    subscript(name: String) -> BookPage { pages.first { $0.name == name } ?? pages[0] }

    /// Returns the calls since the last call of this method.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Returns the requests to the data source since the last call of this method.
    func takeQuestions() -> [String] {
        defer { questions = [] }
        return questions
    }

    func record(_ call: String) {
        calls.append(call)
        onCall(call)
    }

    // MARK: UIPageViewControllerDataSource

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        neighbor(of: viewController, -1, "before")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        neighbor(of: viewController, 1, "after")
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    private func neighbor(of controller: UIViewController, _ step: Int, _ question: String) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        questions.append("\(question) \(pages[index].name)")
        let next = isEndless ? (index + step + pages.count) % pages.count : index + step
        return pages.indices.contains(next) ? pages[next] : nil
    }

    // MARK: UIPageViewControllerDelegate

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        record("turn to \(names(pendingViewControllers))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let outcome = completed ? "turned" : "returned"
        record("\(outcome) from \(names(previousViewControllers))\(finished ? "" : ", interrupted")")
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { ($0 as? BookPage)?.name ?? "?" }.joined()
    }
}

extension UIPageViewController {
    /// The scroll view among the subviews, found in the way that apps do.
    var pageScrollView: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

    /// The name of the current page.
    var pageName: String? { (viewControllers?.first as? BookPage)?.name }
}
