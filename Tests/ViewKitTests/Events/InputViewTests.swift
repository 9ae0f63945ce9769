import ControlKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Input views and input accessory views")
struct InputViewTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 400))
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))

    init() {
        root.view.addSubview(field)
        root.view.addSubview(other)
        stage.window.rootViewController = root
        stage.advance(by: 0)
    }

    /// Returns the frame of `view` in the window; `nil` if it is not in the window.
    private func frame(of view: UIView) -> CGRect? { view.window == nil ? nil : view.convert(view.bounds, to: nil) }

    @Test("Input views slide in at the bottom when a field is focused, and out when it loses focus")
    func sliding() {
        bar.backgroundColor = .red
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 150, y: 357).bytes == [255, 255, 255])
        #expect(stage.pixel(x: 150, y: 398).bytes == [255, 0, 0])

        stage.advance(by: 0.3)
        #expect(stage.pixel(x: 150, y: 357).bytes == [255, 0, 0])
        #expect(frame(of: bar) == CGRect(x: 0, y: 356, width: 300, height: 44))
        field.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(bar.window != nil)
        stage.advance(by: 0.3)
        #expect(bar.window == nil)
    }

    @Test("Keyboard notifications contain the curve and duration of the animation, or 0 if there is none")
    func durations() {
        let log = KeyboardLog()
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 1)
        field.resignFirstResponder()
        stage.advance(by: 1)
        let curves = (UIView.AnimationCurve.easeOut.rawValue, UIView.AnimationCurve.easeIn.rawValue)
        #expect(log.animations == [0.25, 0.25, 0.25, 0.25])
        #expect(log.curves == [curves.0, curves.0, curves.1, curves.1])

        field.becomeFirstResponder()
        stage.advance(by: 1)
        // The bar of another field replaces this one at once.
        other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        other.becomeFirstResponder()
        #expect(log.animations.suffix(4) == [0, 0, 0, 0])
    }

    @Test(
        "An input view without a height gets the default height, and an accessory view without one gets none",
        arguments: [(44.0, 60.0, 296.0, 340.0), (0, 60, 340, 340), (44, 0, 140, 184), (0, 0, 184, 184)])
    func heights(accessory: CGFloat, input: CGFloat, top: CGFloat, split: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: input))
        bar.frame.size.height = accessory
        (field.inputView, field.inputAccessoryView) = (view, bar)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)

        #expect(frame(of: bar)?.minY == top && frame(of: view)?.minY == split && frame(of: view)?.maxY == 400)
        stage.resize(to: CGSize(width: 320, height: 500))
        stage.advance(by: 0)
        #expect(frame(of: view)?.maxY == 500 && frame(of: view)?.width == 320)
    }

    @Test("Fields with the same input view keep it in place, other fields remove it")
    func changingFields() {
        (field.inputAccessoryView, other.inputAccessoryView) = (bar, bar)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        other.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(frame(of: bar)?.minY == 356)

        other.inputAccessoryView = nil
        #expect(bar.window != nil)
        other.reloadInputViews()
        stage.advance(by: 0.5)
        #expect(bar.window == nil)
        field.reloadInputViews()
        stage.advance(by: 0)
        #expect(bar.window == nil)
    }

    @Test("A press on an input view leaves the focus in the field")
    func pressing() {
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in presses += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
        bar.addSubview(button)
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        stage.click(at: CGPoint(x: 20, y: 380))

        #expect(presses == 1 && field.isFirstResponder)
    }

    @Test("A controller's accessory view is shown while the controller or a view in it is focused")
    func controller() {
        let controller = ChatController()
        controller.bar.frame = CGRect(x: 0, y: 0, width: 0, height: 30)
        controller.view.addSubview(field)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        controller.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(frame(of: controller.bar)?.minY == 370)

        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(frame(of: controller.bar)?.minY == 370)
        controller.view.endEditing(true)
        stage.advance(by: 0.5)
        #expect(controller.bar.window == nil)
    }

    @Test("In a presented screen, input views are part of the screen and disappear with it")
    func presentation() throws {
        let presented = UIViewController()
        let inner = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
        inner.inputAccessoryView = bar
        presented.view.addSubview(inner)
        root.present(presented, animated: false)
        stage.advance(by: 0)
        inner.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(frame(of: bar)?.maxY == 400)
        stage.click(at: CGPoint(x: 150, y: 390))
        #expect(inner.isFirstResponder)

        root.dismiss(animated: false)
        stage.advance(by: 0.5)
        #expect(bar.window == nil)
    }

    @Test("Keyboard notifications contain the frames of input views, so apps can make room")
    func notifications() throws {
        let log = KeyboardLog()
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        field.resignFirstResponder()
        stage.advance(by: 0.5)

        #expect(
            log.entries == [
                "UIKeyboardWillShowNotification 400 to 356", "UIKeyboardDidShowNotification 400 to 356",
                "UIKeyboardWillHideNotification 356 to 400", "UIKeyboardDidHideNotification 356 to 400",
            ])
    }

    @Test("With Reduce Motion, input views don't slide")
    func reducedMotion() {
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(frame(of: bar)?.minY == 356)

        field.resignFirstResponder()
        stage.advance(by: 0)
        #expect(bar.window == nil)
    }
}

/// A controller with a bar above the keyboard, like a chat.
private final class ChatController: UIViewController {
    let bar = UIView()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

/// Collects the notifications of a keyboard, with their frames.
@MainActor
private final class KeyboardLog {
    private(set) var entries: [String] = []
    /// The durations of the animations in seconds, and the raw values of their curves.
    private(set) var animations: [TimeInterval] = []
    private(set) var curves: [Int] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let start = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                let entry = "\(note.name.rawValue) \(Int(start?.minY ?? -1)) to \(Int(end?.minY ?? -1))"
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
                let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
                MainActor.assumeIsolated {
                    self?.entries.append(entry)
                    self?.animations.append(duration ?? -1)
                    self?.curves.append(curve ?? -1)
                }
            }
        }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
