import ControlKit
import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// Tests that operate the form as a user does.
@MainActor
@Suite("A screen that imports only UIKit")
struct ProfileFormTests {
    private let form = ProfileFormViewController(profile: Profile(name: "", city: "Oslo"))
    private let delegate = Witness()
    private let stage: OffscreenStage

    private final class Witness: ProfileFormViewControllerDelegate {
        var saved: [Profile] = []
        var cancellations = 0

        func profileForm(_ form: ProfileFormViewController, didSave profile: Profile) { saved.append(profile) }

        func profileFormDidCancel(_ form: ProfileFormViewController) { cancellations += 1 }
    }

    init() throws {
        try PinnedFonts.use()
        stage = OffscreenStage(size: CGSize(width: 375, height: 440))
        form.delegate = delegate
        stage.window.rootViewController = form
        stage.advance(by: 0)
    }

    private func button(_ title: String) throws -> UIButton {
        try #require(form.view.descendants(of: UIButton.self).first { $0.currentTitle == title })
    }

    private func field(_ placeholder: String) throws -> UITextField {
        try #require(form.view.descendants(of: UITextField.self).first { $0.placeholder == placeholder })
    }

    private func click(_ view: UIView) {
        stage.click(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        stage.advance(by: 1.0 / 60)
    }

    @Test("A typed name is saved, and the delegate receives it")
    func saving() throws {
        let save = try button("Save")
        #expect(!save.isEnabled)
        #expect(try field("First and last name").isFirstResponder)

        stage.type("Ada Lovelace")
        #expect(save.isEnabled)
        #expect(form.view.descendants(of: UILabel.self).first { $0.text == "AL" } != nil)
        click(save)

        #expect(delegate.saved == [Profile(name: "Ada Lovelace", city: "Oslo")])
        #expect(stage.window.focusedView == nil)
    }

    @Test("Return moves to the next field, and saves in the last one")
    func returning() throws {
        stage.type("Bo\n")
        #expect(try field("Where you live").isFirstResponder)
        stage.press(.keyboardA, characters: "a", modifiers: .control)
        stage.type("Rome\n")

        #expect(delegate.saved == [Profile(name: "Bo", city: "Rome")])
    }

    @Test("Saving without a name shows an error that moves the views below and disappears on the next key")
    func refusing() throws {
        let (save, error) = (
            try button("Save"),
            try #require(form.view.descendants(of: UILabel.self).first { $0.textColor == .systemRed })
        )
        let top = save.convert(save.bounds, to: nil).minY
        stage.type(" ")
        click(save)

        #expect(delegate.saved.isEmpty)
        #expect(!error.isHidden)
        stage.advance(by: 0.5)
        #expect(save.convert(save.bounds, to: nil).minY > top + 20)

        stage.type("E")
        stage.advance(by: 0.5)
        #expect(error.isHidden)
        #expect(save.convert(save.bounds, to: nil).minY == top)
    }

    @Test("A name has at most 40 characters, canceling is reported, and a click outside ends editing")
    func rest() throws {
        stage.type(String(repeating: "n", count: 50))
        #expect(try field("First and last name").text?.count == 40)

        stage.click(at: CGPoint(x: 4, y: 430))
        #expect(stage.window.focusedView == nil)
        click(try button("Cancel"))
        #expect(delegate.cancellations == 1)
        #expect(delegate.saved.isEmpty)
    }

    @Test("The form matches its golden images", arguments: ["light", "dark", "rtl", "wide"])
    func pictures(name: String) throws {
        stage.type("Grace Hopper")
        if name == "dark" { form.overrideUserInterfaceStyle = .dark }
        if name == "rtl" { stage.direction = .rightToLeft }
        if name == "wide" { stage.resize(to: CGSize(width: 640, height: 360)) }
        stage.advance(by: 0.1)

        try GoldenImage.expect(stage.bitmap(), named: "profile-form-\(name)", tolerance: 8)
    }
}
