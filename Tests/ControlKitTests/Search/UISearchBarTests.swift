import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("UISearchBar")
struct UISearchBarTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 200))
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let log = SearchLog()

    init() throws {
        try PinnedFonts.use()
        bar.delegate = log
        stage.window.addSubview(bar)
        stage.advance(by: 0)
    }

    @Test("The field takes up the width that the cancel button leaves, and scope buttons are below it")
    func layout() {
        let field = bar.searchTextField
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        #expect(field.frame == CGRect(x: 8, y: 10, width: 304, height: 36) && bar.cancelButton.isHidden)

        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Unread"]
        stage.advance(by: 0)
        #expect(bar.cancelButton.frame.maxX == 320 && field.frame.maxX == bar.cancelButton.frame.minX - 8)
        #expect(bar.intrinsicContentSize.height == 56, "Scope buttons are hidden by default")

        bar.showsScopeBar = true
        bar.prompt = "Messages"
        bar.sizeToFit()
        stage.advance(by: 0)
        #expect(bar.scopes?.frame == CGRect(x: 8, y: field.frame.maxY + 10, width: 304, height: 32))
        #expect(bar.frame.height == field.frame.minY - 10 + 56 + 42 && field.frame.minY > 20)

        (bar.showsScopeBar, bar.prompt, bar.showsCancelButton) = (false, nil, false)
        bar.sizeToFit()
        stage.advance(by: 0)
        #expect(field.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    }

    @Test(
        "A black bar uses the dark style, unless the app has set one",
        arguments: [UIBarStyle.black, .blackTranslucent])
    func blackStyles(style: UIBarStyle) {
        bar.isTranslucent = false
        bar.barStyle = style
        #expect(bar.overrideUserInterfaceStyle == .dark && bar.traitCollection.userInterfaceStyle == .dark)
        #expect(bar.isTranslucent == (style == .blackTranslucent))
        bar.overrideUserInterfaceStyle = .light
        #expect(bar.traitCollection.userInterfaceStyle == .light)
        bar.barStyle = .default
        #expect(bar.overrideUserInterfaceStyle == .light)
        bar.barStyle = style
        #expect(bar.overrideUserInterfaceStyle == .light)
        bar.overrideUserInterfaceStyle = .unspecified
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.overrideUserInterfaceStyle = .dark
        bar.barStyle = .default
        #expect(bar.overrideUserInterfaceStyle == .dark)
        bar.overrideUserInterfaceStyle = .unspecified
        #expect(bar.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("The bar is mirrored in right-to-left layouts")
    func mirrored() throws {
        stage.direction = .rightToLeft
        bar.showsCancelButton = true
        bar.text = "text"
        stage.advance(by: 0)
        let field = bar.searchTextField
        #expect(bar.cancelButton.frame.minX == 0 && field.frame.maxX == 312)
        #expect(try #require(field.leftView).frame.minX > field.bounds.midX)
        #expect(try #require(field.clearButton).frame.minX == 8)
    }

    @Test("The height follows the preferred text size")
    func textSize() {
        stage.contentSizeCategory = .accessibilityLarge
        stage.advance(by: 0)
        let field = bar.searchTextField
        #expect(field.font?.pointSize == 33)
        #expect(bar.intrinsicContentSize.height == field.intrinsicContentSize.height + 20)
        #expect(bar.intrinsicContentSize.height > 60)
        #expect(field.leftView.map { $0.bounds.width > 30 } == true)
    }

    @Test("The cancel button and the scope buttons fade in and out")
    func fading() {
        let field = bar.searchTextField
        bar.scopeButtonTitles = ["All", "Unread"]
        bar.setShowsCancelButton(true, animated: true)
        bar.setShowsScope(true, animated: true)
        stage.advance(by: 0.1)
        let half = bar.cancelButton.layer.presentation()?.opacity ?? 0
        #expect(half > 0.1 && half < 0.9 && !bar.cancelButton.isHidden && bar.scopes?.isHidden == false)
        stage.advance(by: 0.5)
        #expect(field.frame.maxX < 260)

        bar.setShowsCancelButton(false, animated: true)
        bar.setShowsScope(false, animated: true)
        bar.setShowsCancelButton(false, animated: true)
        stage.advance(by: 0.5)
        #expect(bar.cancelButton.isHidden && bar.scopes?.isHidden == true && field.frame.maxX == 312)
    }

    @Test("barTintColor sets the background, and the minimal style has none")
    func background() {
        func pixel() -> [Int] {
            stage.advance(by: 0)
            return stage.pixel(x: 2, y: 28).bytes
        }
        let standard = pixel()
        bar.barTintColor = .red
        #expect(pixel() == [255, 0, 0] && standard != [255, 0, 0])
        bar.searchBarStyle = .minimal
        #expect(pixel() == stage.pixel(x: 2, y: 100).bytes)
        bar.searchBarStyle = .prominent
        bar.barTintColor = nil
        #expect(pixel() == standard)
    }

    @Test("Typing, Return and leaving the field call the delegate")
    func editing() {
        stage.click(at: CGPoint(x: 100, y: 28))
        #expect(bar.isFirstResponder && log.take() == ["should begin", "begin"])
        stage.type("ab")
        #expect(log.take() == ["change 0 0 a", "text a", "change 1 0 b", "text ab"])
        stage.press(.keyboardDeleteOrBackspace)
        #expect(log.take() == ["change 1 1 ", "text a"])
        stage.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["search"] && bar.isFirstResponder)
        bar.text = "set by the app"
        #expect(log.take() == [] && bar.text == "set by the app")
        bar.resignFirstResponder()
        #expect(log.take() == ["should end", "end"] && !bar.isFirstResponder)
    }

    @Test("The delegate can refuse to begin editing, to change the text, and to end editing")
    func refusal() {
        log.refusals = ["should begin"]
        #expect(!bar.becomeFirstResponder())
        log.refusals = ["change", "should end"]
        bar.becomeFirstResponder()
        stage.type("a")
        #expect(bar.text == "" && !bar.resignFirstResponder() && bar.isFirstResponder)
    }

    @Test("The clear button clears the text and keeps editing")
    func clearButton() throws {
        bar.text = "text"
        stage.advance(by: 0)
        let button = try #require(bar.searchTextField.clearButton)
        stage.click(at: button.convert(CGPoint(x: 12, y: 12), to: nil))
        #expect(bar.text == "" && bar.isFirstResponder && log.take() == ["should begin", "begin", "text "])
        stage.advance(by: 0)
        #expect(button.isHidden)
    }

    @Test("The cancel button and Escape call the delegate; Escape without a cancel button clears the text")
    func cancel() {
        bar.showsCancelButton = true
        bar.text = "text"
        bar.becomeFirstResponder()
        stage.advance(by: 0)
        _ = log.take()
        stage.click(at: CGPoint(x: 300, y: 28))
        #expect(log.take() == ["cancel"] && bar.isFirstResponder && bar.text == "text")
        stage.press(.keyboardEscape)
        #expect(log.take() == ["cancel"] && bar.text == "text")

        bar.showsCancelButton = false
        stage.press(.keyboardEscape)
        #expect(log.take() == ["text "] && bar.text == "" && bar.isFirstResponder)
        stage.press(.keyboardEscape)
        #expect(log.take() == [])
    }

    @Test("Escape reaches a sheet once there is no text left")
    func escapeInSheet() {
        let (root, sheet) = (UIViewController(), UIViewController())
        stage.window.rootViewController = root
        root.present(sheet, animated: false)
        sheet.view.addSubview(bar)
        stage.advance(by: 0.5)
        bar.text = "text"
        bar.becomeFirstResponder()
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(bar.text == "" && root.presentedViewController === sheet)
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test("A scope button notifies the delegate; an index set by the app doesn't")
    func scopes() throws {
        bar.scopeButtonTitles = ["All", "Unread", "Flagged"]
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = 1
        bar.sizeToFit()
        stage.advance(by: 0)
        let scopes = try #require(bar.scopes)
        #expect(scopes.selectedSegmentIndex == 1 && log.take() == [])
        stage.click(at: scopes.convert(CGPoint(x: 300, y: 16), to: nil))
        #expect(bar.selectedScopeButtonIndex == 2 && log.take() == ["scope 2"])

        bar.scopeButtonTitles = ["All"]
        #expect(bar.scopes?.selectedSegmentIndex == UISegmentedControl.noSegment)
        bar.scopeButtonTitles = []
        #expect(bar.scopes == nil && bar.intrinsicContentSize.height == 56)
    }

    @Test("Tab moves through the bar in reading order; the Down key moves the focus out of it")
    func keys() {
        let next = UIButton(type: .system)
        next.frame = CGRect(x: 0, y: 150, width: 100, height: 30)
        stage.window.addSubview(next)
        bar.scopeButtonTitles = ["All", "Unread"]
        (bar.showsCancelButton, bar.showsScopeBar, bar.text) = (true, true, "text")
        stage.advance(by: 0)
        var stops: [UIView?] = []
        for _ in 0..<4 {
            stage.press(.keyboardTab)
            stops.append(stage.window.focusedView)
        }
        #expect(stops == [bar.searchTextField, bar.cancelButton, bar.scopes, next])
        bar.becomeFirstResponder()
        stage.press(.keyboardDownArrow)
        #expect(stage.window.focusedView === next)
    }

    @Test("The field is a search field for assistive technology, named by its placeholder")
    func accessibility() {
        bar.placeholder = "Search messages"
        let field = bar.searchTextField
        #expect(field.isAccessibilityElement && field.accessibilityLabel == "Search messages")
        #expect(field.accessibilityTraits.contains(.searchField) && field.leftView?.isAccessibilityElement == false)
        bar.text = "text"
        bar.placeholder = nil
        #expect(field.accessibilityLabel == "Search" && field.accessibilityValue == "text")
    }

    @Test("The bar's input traits are those of its field")
    func traits() {
        #expect(bar.returnKeyType == .search && bar.autocapitalizationType == .none)
        bar.keyboardType = .emailAddress
        bar.autocorrectionType = .no
        bar.spellCheckingType = .no
        bar.enablesReturnKeyAutomatically = true
        let field = bar.searchTextField
        #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no && field.enablesReturnKeyAutomatically)
        let accessory = UIView()
        bar.inputAccessoryView = accessory
        #expect(field.inputAccessoryView === accessory)
    }
}

/// Records the calls of a search bar's delegate.
@MainActor
final class SearchLog: UISearchBarDelegate {
    /// The calls that return `false`.
    var refusals: Set<String> = []
    private var calls: [String] = []

    /// Returns the calls since the last call of this method.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func ask(_ call: String, _ details: String = "") -> Bool {
        calls.append(call + details)
        return !refusals.contains(call)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change", " \(range.location) \(range.length) \(text)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
}
