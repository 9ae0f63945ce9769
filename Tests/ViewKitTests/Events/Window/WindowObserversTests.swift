import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Observers of a window")
struct WindowObserversTests {
    private final class Observer {}

    private let stage = OffscreenStage(size: CGSize(width: 20, height: 20))
    private let observers = (0..<30).map { _ in Observer() }

    @Test("Layout and trait observers are called in the order in which they were added")
    func order() {
        var (layouts, traits): ([Int], [Int]) = ([], [])
        stage.advance(by: 0)
        for (index, observer) in observers.enumerated() {
            stage.window.observeLayout(observer) { layouts.append(index) }
            stage.window.observeTraits(observer) { _ in traits.append(index) }
        }

        stage.direction = .rightToLeft
        stage.advance(by: 0)

        #expect(traits == Array(0..<30))
        #expect(layouts == Array(0..<30))
    }

    @Test("An override calls trait observers once, with the view whose override changed")
    func overrides() {
        let (outer, inner) = (UIView(), UIView())
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(UIView())
        var views: [UIView] = []
        stage.window.observeTraits(observers[0]) { views.append($0) }

        outer.overrideUserInterfaceStyle = .dark
        inner.semanticContentAttribute = .forceRightToLeft
        stage.style = .dark

        #expect(views == [outer, inner, stage.window])
    }

    @Test("Observing again keeps the position; a removed observer is not called, even amid a pass")
    func changes() {
        var layouts: [String] = []
        let window = stage.window
        stage.advance(by: 0)
        window.observeLayout(observers[0]) { layouts.append("old") }
        window.observeLayout(observers[1]) { [observers] in
            layouts.append("second")
            window.removeObserver(observers[1])
        }
        window.observeLayout(observers[2]) { layouts.append("removed") }
        window.observeLayout(observers[0]) { layouts.append("new") }
        window.removeObserver(observers[2])

        for _ in 0..<2 {
            window.setNeedsLayout()
            stage.advance(by: 0)
        }

        #expect(layouts == ["new", "second", "new"])
    }
}
