import CAccessibleObject
import Foundation
import SelectorKit
import StageKit
import TestSupport
import Testing
import TextKit

@testable import AccessibilityKit
@testable import ViewKit

@MainActor
@Suite("UIAccessibilityElement and custom actions", .serialized)
struct AccessibilityPartTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200), scale: 2)
    private let chart = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(chart)
        stage.advance(by: 0)
    }

    private func bar(_ label: String, x: CGFloat) -> UIAccessibilityElement {
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = label
        bar.accessibilityFrameInContainerSpace = CGRect(x: x, y: 5, width: 10, height: 40)
        return bar
    }

    private var elements: [AccessibilityElement] { stage.window.accessibilityElementsInOrder }

    @Test("The visible elements of a view are listed in order with its subviews, with frames in window coordinates")
    func parts() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        button.accessibilityLabel = "Zoom"
        chart.addSubview(button)
        chart.accessibilityElements = [bar("Monday", x: 10), button, bar("Tuesday", x: 30), "ignored"]
        #expect(elements.map(\.label) == ["Monday", "Zoom", "Tuesday"])
        #expect(elements[2].frame == CGRect(x: 50, y: 15, width: 10, height: 40))
        #expect(chart.accessibilityElementCount() == 3)
        let first = try #require(chart.accessibilityElement(at: 0))
        #expect(chart.index(ofAccessibilityElement: first) == 0 && chart.accessibilityElement(at: 9) == nil)
        #expect(chart.index(ofAccessibilityElement: UIView()) == NSNotFound)

        let monday = try #require(first as? UIAccessibilityElement)
        monday.accessibilityElementsHidden = true
        #expect(elements.map(\.label) == ["Zoom", "Tuesday"])
        monday.accessibilityElementsHidden = false
        monday.isAccessibilityElement = false
        #expect(elements.map(\.label) == ["Zoom", "Tuesday"])
        chart.isHidden = true
        #expect(elements.isEmpty)
    }

    private final class CountedChart: UIView {
        var bars: [UIAccessibilityElement] = []
        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }

    @Test("A view can provide elements by overriding their number and the element at an index")
    func counted() {
        let counted = CountedChart(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        counted.bars = (1...3).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: counted)
            bar.accessibilityLabel = "Bar \(index)"
            return bar
        }
        stage.window.addSubview(counted)
        #expect(elements.map(\.label) == ["Bar 1", "Bar 2", "Bar 3"])
    }

    @Test("Assistive technologies get the role, name, state, frame and actions of an element")
    func published() {
        let bar = bar("Monday", x: 10)
        bar.accessibilityTraits = [.adjustable, .selected]
        bar.accessibilityValue = "12"
        bar.accessibilityHint = "Shows the day"
        bar.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
        chart.accessibilityElements = [bar]
        let element = PublishedElement(elements[0], focus: nil, scale: 2)
        #expect(element.role == ACCESSIBLE_SPIN_BUTTON && element.name == "Monday, 12")
        #expect(element.description == "Shows the day")
        #expect(element.states == [.visible, .showing, .usable, .selectable, .selected])
        #expect(element.frame == PixelFrame(CGRect(x: 30, y: 15, width: 10, height: 40), scale: 2))
        #expect(element.actions == [.increment, .decrement, .custom(name: "Share", index: 0)])
        #expect(element.actions.map(\.name) == ["increment", "decrement", "Share"])
        bar.accessibilityFrameInContainerSpace.origin.x = 900
        #expect(!PublishedElement(elements[0], focus: nil, scale: 2).states.contains(.showing))
    }

    private final class Dial: UIAccessibilityElement {
        var log: [String] = []
        override func accessibilityIncrement() { log.append("+") }
        override func accessibilityDecrement() { log.append("-") }
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return true
        }
    }

    @Test("Actions call an element's accessibility methods, unless it is disabled")
    func requests() {
        let dial = Dial(accessibilityContainer: chart)
        for action in [ElementAction.increment, .decrement, .press] { #expect(action.perform(on: dial)) }
        #expect(dial.log == ["+", "-", "activate"])
        dial.accessibilityTraits = .notEnabled
        #expect(!ElementAction.press.perform(on: dial) && dial.log.count == 3)
    }

    @Test("Activating a view, or an element without an activation method, clicks its activation point")
    func clicks() {
        var places: [CGPoint] = []
        chart.addGestureRecognizer(UITapGestureRecognizer { places.append($0.location(in: nil)) })
        let bar = bar("Monday", x: 10)
        #expect(bar.activateForAssistiveTechnology())
        stage.advance(by: 1)
        bar.accessibilityActivationPoint = CGPoint(x: 25, y: 12)
        #expect(bar.activateForAssistiveTechnology())
        stage.advance(by: 1)
        chart.accessibilityActivationPoint = CGPoint(x: 110, y: 50)
        #expect(chart.activateForAssistiveTechnology())
        stage.advance(by: 1)
        #expect(places == [CGPoint(x: 35, y: 35), CGPoint(x: 25, y: 12), CGPoint(x: 110, y: 50)])
        bar.accessibilityActivationPoint = CGPoint(x: 290, y: 190)
        #expect(!bar.activateForAssistiveTechnology())
    }

    @MainActor
    private final class Sharer: NSObject {
        var names: [String] = []
        func share(_ action: UIAccessibilityCustomAction) -> Bool {
            names.append(action.name)
            return false
        }
    }

    @Test("Custom actions call their handler or their target's method, and return its result")
    func customActions() {
        var count = 0
        let sharer = Sharer()
        chart.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Count") { _ in
                count += 1
                return true
            },
            UIAccessibilityCustomAction(
                name: "Share", target: sharer, selector: Selector("share:", Sharer.share(_:))),
        ]
        chart.isAccessibilityElement = true
        #expect(ElementAction.actions(of: elements[0]).count == 2)
        #expect(ElementAction.custom(name: "Count", index: 0).perform(on: chart) && count == 1)
        #expect(!ElementAction.custom(name: "Share", index: 1).perform(on: chart) && sharer.names == ["Share"])
        #expect(!ElementAction.custom(name: "Share", index: 0).perform(on: chart))
        #expect(!ElementAction.custom(name: "Gone", index: 7).perform(on: chart))
    }

    private final class Sheet: UIView {
        var escapes = 0
        override var canBecomeFirstResponder: Bool { true }
        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    @Test("Escape calls accessibilityPerformEscape() only while an assistive technology is running")
    func escape() {
        let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(sheet)
        sheet.becomeFirstResponder()
        stage.press(.keyboardEscape)
        #expect(sheet.escapes == 0)
        UIAccessibility.isAssistiveTechnologyRunning = true
        defer { UIAccessibility.isAssistiveTechnologyRunning = false }
        stage.press(.keyboardEscape)
        #expect(sheet.escapes == 1)
    }
}
