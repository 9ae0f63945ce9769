import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIViewController")
struct UIViewControllerTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let journal = Journal()

    private final class Journal {
        var lines: [String] = []
    }

    private final class Witness: UIViewController {
        let name: String
        let journal: Journal
        var forwards = true

        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            nil
        }

        private func note(_ event: String) { journal.lines.append("\(name) \(event)") }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
        override func viewDidLoad() { note("loaded") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("appeared") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
        override func viewWillLayoutSubviews() { note("will lay out") }
        override func viewDidLayoutSubviews() { note("laid out") }
        override func willMove(toParent parent: UIViewController?) { note("will move \(parent == nil ? "out" : "in")") }
        override func didMove(toParent parent: UIViewController?) { note("moved \(parent == nil ? "out" : "in")") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("other traits") }
    }

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func take(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    @Test("A root controller appears with its children after the first layout, parent first")
    func first() {
        let (parent, child) = (Witness("parent", journal), Witness("child", journal))
        embed(child, in: parent)
        journal.lines = []
        stage.window.rootViewController = parent

        #expect(
            journal.lines == [
                "parent will appear", "child will appear", "parent will lay out", "parent laid out",
                "child will lay out", "child laid out", "parent appeared", "child appeared",
            ])
        #expect(parent.children.first === child && child.parent === parent && child.next === parent.view)

        journal.lines = []
        stage.window.rootViewController = nil
        #expect(
            journal.lines == [
                "parent will disappear", "child will disappear", "parent disappeared", "child disappeared",
            ])
    }

    @Test("Adding and removing a child of a visible controller sends callbacks in UIKit's order")
    func children() {
        let (parent, child) = (Witness("parent", journal), Witness("child", journal))
        stage.window.rootViewController = parent
        stage.advance(by: 0)
        journal.lines = []

        embed(child, in: parent)
        #expect(
            journal.lines == [
                "child will move in", "child loaded", "child will appear", "child appeared", "child moved in",
            ])
        journal.lines = []
        take(child)
        #expect(
            journal.lines == ["child will move out", "child will disappear", "child disappeared", "child moved out"])
        #expect(parent.children.isEmpty && child.parent == nil)
    }

    @Test("A container that forwards appearance methods decides when its children appear")
    func forwarding() {
        let (parent, child) = (Witness("parent", journal), Witness("child", journal))
        parent.forwards = false
        embed(child, in: parent)
        stage.window.rootViewController = parent
        #expect(!journal.lines.contains("child will appear"))

        journal.lines = []
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(
            journal.lines == ["child will appear", "child appeared", "child will disappear", "child disappeared"])
    }

    @Test("Controllers are notified of trait changes, children can change parents, cycles are rejected")
    func rest() {
        let (parent, child, other) = (Witness("parent", journal), Witness("child", journal), Witness("other", journal))
        embed(child, in: parent)
        stage.window.rootViewController = parent
        stage.advance(by: 0)
        journal.lines = []
        stage.window.setAppearance(style: .dark, direction: .leftToRight)
        #expect(journal.lines == ["parent other traits", "child other traits"])

        other.addChild(child)
        #expect(parent.children.isEmpty && other.children.first === child)
        child.addChild(other)
        child.addChild(child)
        #expect(child.children.isEmpty && other.parent == nil)
        #expect(journal.lines.suffix(2) == ["child moved out", "child will move in"])
    }

    @Test("A controller removed while it appears gets only the appearance callbacks that apply")
    func leaving() {
        final class Shy: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
            override func viewDidLayoutSubviews() { view.removeFromSuperview() }
            override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
            override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
        }
        let shy = Shy()
        stage.window.rootViewController = shy
        stage.advance(by: 0.1)

        #expect(shy.log == ["will appear", "will disappear", "disappeared"])
        #expect(stage.window.subviews.isEmpty)
    }
}
