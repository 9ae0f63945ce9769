import ControlKit
import Foundation
import LayerKit
import Reporting
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Presented controllers")
struct PresentationTests {
    private let stage = OffscreenStage(size: CGSize(width: 800, height: 600))
    private let log = CallLog()
    private let root: Screen
    private let other: Screen

    init() {
        root = Screen("root", log)
        other = Screen("other", log)
        stage.window.rootViewController = root
        stage.advance(by: 0)
        log.calls = []
    }

    @Test("A full-screen presentation makes the presenter disappear, in UIKit's order")
    func fullScreen() {
        other.modalPresentationStyle = .fullScreen
        root.present(other, animated: true) { [log] in log.calls.append("presented") }
        #expect(log.calls == ["root will go true", "other will come true"])
        #expect(root.presentedViewController === other && other.presentingViewController === root)
        #expect(other.isBeingPresented)
        stage.advance(by: 1)
        #expect(
            log.calls == [
                "root will go true", "other will come true", "other came true", "root went true", "presented",
            ])
        #expect(!other.isBeingPresented && other.view.frame == stage.window.bounds)

        log.calls = []
        other.dismiss(animated: true) { [log] in log.calls.append("dismissed") }
        #expect(other.isBeingDismissed)
        stage.advance(by: 1)
        #expect(
            log.calls == [
                "other will go true", "root will come true", "other went true", "root came true", "dismissed",
            ])
        #expect(root.presentedViewController == nil && other.presentingViewController == nil)
        #expect(other.view.window == nil && !root.view.isHidden)
    }

    private final class Observer: UIViewController {
        var states: [String] = []

        override func viewWillAppear(_ animated: Bool) { record("will appear") }
        override func viewDidAppear(_ animated: Bool) { record("did appear") }
        override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { record("did disappear") }

        private func record(_ call: String) {
            states.append("\(call): \(isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "-")")
        }
    }

    @Test(
        "isBeingPresented is true while a controller appears, and isBeingDismissed while it disappears",
        arguments: [false, true])
    func beingPresented(animated: Bool) {
        let observer = Observer()
        root.present(observer, animated: animated)
        stage.advance(by: 1)
        #expect(!observer.isBeingPresented)
        root.dismiss(animated: animated)
        stage.advance(by: 1)
        #expect(
            observer.states == [
                "will appear: presented", "did appear: presented", "will disappear: dismissed",
                "did disappear: dismissed",
            ])
    }

    @Test(
        "The presenter of a sheet stays visible and is not notified",
        arguments: [UIModalPresentationStyle.automatic, .formSheet])
    func sheets(style: UIModalPresentationStyle) {
        other.modalPresentationStyle = style
        root.present(other, animated: false)
        #expect(log.calls == ["other will come false", "other came false"])
        root.dismiss(animated: false)
        #expect(
            log.calls == ["other will come false", "other came false", "other will go false", "other went false"])
    }

    @Test("A sheet is centered at its preferred size, or at the bottom edge of a narrow window")
    func places() {
        other.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(other, animated: true)
        stage.advance(by: 1)
        #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 250, y: 200, width: 300, height: 200))
        stage.resize(to: CGSize(width: 400, height: 500))
        stage.advance(by: 0)
        #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 0, y: 300, width: 400, height: 200))
    }

    @Test("Views behind a sheet receive no touches or keys; focus is restored afterward")
    func events() {
        let (behind, inside) = (UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30)), UITextField())
        root.view.addSubview(behind)
        var count = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 90, height: 30))
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        _ = behind.becomeFirstResponder()
        inside.frame = CGRect(x: 10, y: 10, width: 90, height: 30)
        other.view.addSubview(inside)
        other.preferredContentSize = CGSize(width: 300, height: 200)
        other.isModalInPresentation = true
        root.present(other, animated: true)
        stage.advance(by: 1)

        stage.type("lost")
        stage.click(at: CGPoint(x: 20, y: 110))
        #expect(count == 0 && behind.text?.isEmpty != false)
        stage.press(.keyboardTab)
        stage.type("inside")
        #expect(inside.text == "inside")

        other.dismiss(animated: true)
        stage.advance(by: 1)
        stage.type("back")
        stage.click(at: CGPoint(x: 20, y: 110))
        #expect(behind.text == "back" && count == 1)
    }

    @Test("Escape dismisses a sheet unless it is modal")
    func escape() {
        root.present(other, animated: false)
        other.isModalInPresentation = true
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(root.presentedViewController === other)
        other.isModalInPresentation = false
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("Dismissing a controller also dismisses those that it presented")
    func chain() {
        let third = Screen("third", log)
        root.present(other, animated: false)
        other.present(third, animated: false)
        #expect(third.presentingViewController === other)
        root.dismiss(animated: true)
        stage.advance(by: 1)

        #expect(third.view.window == nil && other.view.window == nil)
        #expect(root.presentedViewController == nil && other.presentedViewController == nil)
    }

    @Test("A child presents through the outermost controller")
    func children() {
        let child = Screen("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.present(other, animated: false)
        #expect(root.presentedViewController === other && child.presentedViewController === other)
        child.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test("Invalid presentations are rejected with a message")
    func refusals() {
        let messages = Diagnostics.messages {
            Screen("nowhere", log).present(other, animated: false)
            root.present(root, animated: false)
            root.present(other, animated: false)
            root.present(Screen("third", log), animated: false)
        }
        #expect(messages.count == 3)
        #expect(root.presentedViewController === other)
    }

    @Test("A dismissal during the presentation ends both and calls each completion once")
    func early() {
        root.present(other, animated: true) { [log] in log.calls.append("presented") }
        stage.advance(by: 0.1)
        other.dismiss(animated: true) { [log] in log.calls.append("dismissed") }
        stage.advance(by: 2)

        #expect(log.calls.filter { $0 == "presented" }.count == 1)
        #expect(log.calls.last == "dismissed" && other.view.window == nil)
    }

    @Test("Replacing the root controller dismisses what the old one presents")
    func otherRoot() {
        root.present(other, animated: false)
        stage.window.rootViewController = Screen("new", log)
        stage.advance(by: 1)

        #expect(other.view.window == nil && root.presentedViewController == nil)
    }

    @Test("Dismissing nothing calls the completion")
    func nothing() {
        root.dismiss(animated: true) { [log] in log.calls.append("dismissed") }
        #expect(log.calls == ["dismissed"])
    }
}

/// The callbacks that controllers received.
@MainActor
private final class CallLog {
    var calls: [String] = []
}

@MainActor
private final class Screen: UIViewController {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will come \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) came \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) will go \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) went \(animated)") }
}
