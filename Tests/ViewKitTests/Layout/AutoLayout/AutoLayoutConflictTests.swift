import Foundation
import LayerKit
import Reporting
import Testing
import ViewKit

@MainActor
@Suite("Auto Layout: unsatisfiable constraints")
struct AutoLayoutConflictTests {
    /// Returns the messages reported by `action`.
    private func messages(_ action: () -> Void) -> [String] {
        Diagnostics.messages(during: action)
    }

    @Test("Conflicting required constraints are reported in one message, and the latest is ignored")
    func contradiction() {
        let screen = LayoutScreen()
        let (view, root) = (screen.box(), screen.root)
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        narrow.identifier = "narrow"
        wide.identifier = "wide"
        screen.activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), narrow, wide)

        let found = messages { root.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("narrow; wide. Ignored: wide") == true)
        screen.expect([(view, rect(0, 0, 100, 10))])

        narrow.isActive = false
        screen.expect([(view, rect(0, 0, 200, 10))])
    }

    @Test("A conflict of at most half a point is reported only when it grows")
    func hairline() {
        let screen = LayoutScreen(100, 100)
        let (view, root) = (screen.box(), screen.root)
        screen.activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 9.5),
            view.heightAnchor.constraint(equalToConstant: 82))

        #expect(messages { root.layoutIfNeeded() } == [])
        #expect(abs(view.frame.height - 82) <= 1)

        screen.resize(100, 101)
        #expect(messages { root.layoutIfNeeded() }.count == 1)
        screen.resize(100, 99.5)
        #expect(messages { root.layoutIfNeeded() } == [])
    }

    @Test("A constraint ignored in a small window applies again when the window grows")
    func tooSmall() {
        let screen = LayoutScreen()
        let (view, root) = (screen.box(), screen.root)
        let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
        minimum.identifier = "at least 150"
        screen.activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            minimum)
        screen.expect([(view, rect(20, 0, 280, 10))])

        screen.resize(100, 100)
        let found = messages { root.layoutIfNeeded() }
        #expect(found.contains { $0.contains("Ignored: at least 150") })
        screen.expect([(view, rect(20, 0, 60, 10))])

        screen.resize(250, 100)
        screen.expect([(view, rect(20, 0, 210, 10))])
        #expect(minimum.isActive)
    }

    @Test("A view without a size reports no conflict")
    func emptyRoot() {
        let screen = LayoutScreen(0, 0)
        let (view, root) = (screen.box(), screen.root)
        screen.activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 21),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -21))
        #expect(messages { root.layoutIfNeeded() }.isEmpty)

        screen.resize(100, 10)
        screen.expect([(view, rect(21, 0, 58, 0))])
    }

    @Test(
        "Nonfinite and extreme constants and multipliers are rejected with a message",
        arguments: [CGFloat.nan, .infinity, 1e12])
    func badNumbers(number: CGFloat) {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.identifier = "bad \(number)"
        #expect(messages { constraint.constant = number }.count == 1)
        #expect(constraint.constant == 5)
        let made = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: number,
            constant: number)
        #expect(made.constant == 0 && made.multiplier == 1)
        #expect(UILayoutPriority(Float(number)).rawValue <= 1000)
    }

    @Test("Constraints between unrelated views or incompatible attributes stay inactive with a message")
    func refusals() {
        let (a, b) = (UIView(), UIView())
        let strangers = a.topAnchor.constraint(equalTo: b.topAnchor)
        strangers.identifier = "strangers"
        #expect(messages { strangers.isActive = true }.count == 1)
        #expect(!strangers.isActive)
        a.addSubview(b)
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.leading, .left), (.top, .leading), (.width, .top), (.top, .notAnAttribute), (.notAnAttribute, .top),
        ]
        for (first, second) in pairs {
            let constraint = NSLayoutConstraint(
                item: b, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : a,
                attribute: second, multiplier: 1, constant: 0)
            constraint.identifier = "\(first) and \(second)"
            #expect(messages { constraint.isActive = true }.count == 1)
            #expect(!constraint.isActive)
        }
    }

    @Test("A horizontal attribute may be related to a vertical one, as on iOS")
    func crossedAxes() {
        let screen = LayoutScreen()
        let (view, other) = (screen.box(30, 30), screen.box(20, 20))
        screen.activate(
            other.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 40),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1,
                constant: 5),
            NSLayoutConstraint(
                item: view, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1,
                constant: 0))
        screen.root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 45, y: 30, width: 30, height: 30))
    }

    @Test("A hundred conflicts neither crash nor displace other views")
    func manyContradictions() {
        let screen = LayoutScreen()
        let (view, good, root) = (screen.box(), screen.box(30, 30), screen.root)
        screen.activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            good.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9),
            good.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
        for index in 0..<100 {
            screen.activate(
                view.widthAnchor.constraint(equalToConstant: CGFloat(index)),
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: CGFloat(index) / 10 + 1))
        }
        let found = messages { root.layoutIfNeeded() }
        #expect(!found.isEmpty)
        screen.expect([(good, rect(9, 8, 30, 30))])
    }
}
