import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("becomeFirstResponder outside a window")
struct PendingFirstResponderTests {
    /// A controller that makes its field first responder as soon as its view is loaded.
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            field.becomeFirstResponder()
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let form = Form()

    @Test("The field becomes first responder when its controller is shown", arguments: ["root", "presented", "pushed"])
    func shown(how: String) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = how == "root" ? form : navigation
        stage.advance(by: 0.1)
        if how == "presented" { navigation.present(form, animated: true) }
        if how == "pushed" { navigation.pushViewController(form, animated: true) }
        stage.advance(by: 1)
        stage.type("Bird")
        #expect(form.field.isFirstResponder && form.field.text == "Bird")
    }

    @Test("A pending request is dropped if the field resigns, or is disabled when its view enters a window")
    func givenBack() {
        stage.window.rootViewController = UIViewController()
        form.loadViewIfNeeded()
        form.field.resignFirstResponder()
        stage.window.addSubview(form.view)
        stage.advance(by: 0.1)
        #expect(!form.field.isFirstResponder)
        form.view.removeFromSuperview()

        form.field.becomeFirstResponder()
        form.field.isEnabled = false
        stage.window.addSubview(form.view)
        stage.advance(by: 0.1)
        #expect(!form.field.isFirstResponder)

        form.view.removeFromSuperview()
        form.field.isEnabled = true
        stage.window.addSubview(form.view)
        stage.advance(by: 0.1)
        #expect(!form.field.isFirstResponder)
    }
}
