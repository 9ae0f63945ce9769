import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests the accessibility elements in the demo's window.
@MainActor
@Suite("Demo accessibility")
struct DemoAccessibilityTests {
    /// Returns the views that Tab focuses in one round, from the start.
    private func stops(_ fixture: DemoFixture) -> [UIView] {
        var stops: [UIView] = []
        for _ in 0..<120 {
            fixture.stage.press(.keyboardTab)
            guard let focused = fixture.stage.window.focusedView, !stops.contains(where: { $0 === focused }) else {
                break
            }
            stops.append(focused)
        }
        return stops
    }

    @Test("Tab follows the order of the accessibility elements on every screen", arguments: DemoScene.allCases)
    func order(scene: DemoScene) throws {
        for time in scene == .feed ? [0.5, 3] : [3] {
            let fixture = try DemoFixture(scene)
            fixture.demo.isInspectorOpen = true
            fixture.stage.advance(by: time)
            let elements = fixture.stage.window.accessibilityElementsInOrder
            let stops = stops(fixture)
            #expect(stops.count > 10)
            // A focused list or segmented control counts as its first element.
            let places = stops.compactMap { stop in
                elements.firstIndex { $0.view === stop || $0.view.isDescendant(of: stop) }
            }
            #expect(places == places.sorted())
            #expect(places.count >= stops.count - 1)
        }
    }

    @Test("Every usable element has a label", arguments: DemoScene.allCases)
    func names(scene: DemoScene) throws {
        let fixture = try DemoFixture(scene)
        fixture.stage.type("i")
        fixture.stage.advance(by: 3)
        let usable: UIAccessibilityTraits = [.button, .adjustable, .toggleButton, .link, .searchField]
        for element in fixture.stage.window.accessibilityElementsInOrder
        where !element.traits.isDisjoint(with: usable) {
            #expect(element.label?.isEmpty == false, "\(type(of: element.view)): \(element)")
        }
    }

    @Test("The feed is busy until it is loaded")
    func busy() throws {
        let fixture = try DemoFixture()
        fixture.stage.advance(by: 0.5)
        #expect(fixture.stage.window.accessibilityElementsInOrder.contains { $0.isBusy })
        fixture.stage.advance(by: 3)
        let elements = fixture.stage.window.accessibilityElementsInOrder
        #expect(!elements.contains { $0.isBusy })
        #expect(elements.contains { $0.label?.contains("Some words about the day.") == true })
    }

    @Test("Panels that cover the screen hide it from assistive technologies")
    func covers() throws {
        let fixture = try DemoFixture(.profile, size: CGSize(width: 600, height: 700))
        fixture.stage.advance(by: 3)
        func names() -> [String] {
            fixture.stage.advance(by: 0.1)
            return fixture.stage.window.accessibilityElementsInOrder.compactMap(\.label)
        }
        let screen = "Follow"
        #expect(names().contains(screen) && names().contains("Profile complete"))
        for (key, word) in [("i", "Copy as Swift"), ("m", "Gallery"), ("?", "Close"), ("a", "Copy")] {
            fixture.stage.type(key)
            #expect(!names().contains(screen) && names().contains(word), "\(key)")
            fixture.stage.press(.keyboardEscape)
            #expect(names().contains(screen), "\(key)")
        }
        // Panels next to the screen don't hide it.
        fixture.stage.resize(to: CGSize(width: 1280, height: 700))
        fixture.stage.type("i")
        #expect(names().contains(screen) && names().contains("Gallery") && names().contains("Copy as Swift"))
    }
}
