import ControlKit
import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UISheetPresentationController")
struct SheetTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 600))
    private let root = UIViewController()
    private let other = UIViewController()

    init() throws {
        try PinnedFonts.use()
        stage.window.rootViewController = root
        stage.advance(by: 0)
    }

    private final class Listener: UISheetPresentationControllerDelegate {
        var heard: [UISheetPresentationController.Detent.Identifier?] = []

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            heard.append(sheetPresentationController.selectedDetentIdentifier)
        }
    }

    private func present(_ detents: [UISheetPresentationController.Detent], grabber: Bool = false) throws
        -> UISheetPresentationController
    {
        let sheet = try #require(other.sheetPresentationController)
        sheet.detents = detents
        sheet.prefersGrabberVisible = grabber
        root.present(other, animated: false)
        stage.advance(by: 0)
        return sheet
    }

    @Test("sheetPresentationController is the presentation controller of a sheet, and nil for other styles")
    func which() throws {
        let sheet = try #require(other.sheetPresentationController)
        #expect(other.sheetPresentationController === sheet)
        root.present(other, animated: false)
        #expect(other.presentationController === sheet && sheet.presentedViewController === other)
        let fullScreen = UIViewController()
        fullScreen.modalPresentationStyle = .fullScreen
        #expect(fullScreen.sheetPresentationController == nil && root.sheetPresentationController == nil)
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).sheetPresentationController == nil)
    }

    @Test("The first detent gives the height until another is selected; animateChanges animates the change")
    func heights() throws {
        let third = UISheetPresentationController.Detent.custom { $0.maximumDetentValue / 4 }
        let sheet = try present([third, .medium(), .large()])
        #expect(other.view.bounds.height == 142)
        sheet.selectedDetentIdentifier = .medium
        stage.advance(by: 0)
        #expect(other.view.bounds.height == 300)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        stage.advance(by: 0.1)
        let panel = try #require(other.view.superview)
        let shown = (panel.layer.presentation() ?? panel.layer).bounds.height
        #expect(other.view.bounds.height == 568 && shown > 300 && shown < 568)
        sheet.selectedDetentIdentifier = .init("none")
        stage.advance(by: 1)
        #expect(other.view.bounds.height == 142)
    }

    @Test("A sheet without valid detents takes the maximum height; a negative height counts as 0")
    func odd() throws {
        let sheet = try present([])
        #expect(other.view.bounds.height == 568)
        for height in [CGFloat.nan, .infinity, 1e9, nil] {
            sheet.detents = [.custom { _ in height }]
            stage.advance(by: 0)
            #expect(other.view.bounds.height == 568)
        }
        sheet.detents = [.custom { _ in -4 }]
        sheet.preferredCornerRadius = .nan
        stage.advance(by: 0)
        #expect(other.view.bounds.height == 0)
    }

    @Test("A click on the grabber selects the next detent, a drag the nearest, and the delegate is notified")
    func grabber() throws {
        let listener = Listener()
        let sheet = try present([.medium(), .large()], grabber: true)
        sheet.delegate = listener
        stage.click(at: CGPoint(x: 200, y: 308))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large && other.view.bounds.height == 568)
        stage.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 140))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large && other.view.bounds.height == 568)
        stage.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 290))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .medium && other.view.bounds.height == 300)
        #expect(listener.heard == [.large, .medium])
        sheet.prefersGrabberVisible = false
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 200, y: 308))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .medium)
    }

    @Test("The resolver of a custom detent may replace the sheet's detents during layout, clicks and drags")
    func changing() throws {
        let sheet = try #require(other.sheetPresentationController)
        other.isModalInPresentation = true
        var asked = 0
        let rash = UISheetPresentationController.Detent.custom(identifier: .init("rash")) { [unowned sheet] _ in
            asked += 1
            sheet.detents = []
            return 200
        }
        let detents: [UISheetPresentationController.Detent] = [.medium(), rash, .large()]
        _ = try present(detents, grabber: true)
        #expect(asked > 0 && other.view.bounds.height >= 200)
        for end in [CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 40), CGPoint(x: 200, y: 307)] {
            sheet.detents = detents
            let top = CGPoint(x: 200, y: 608 - other.view.bounds.height)
            stage.click(at: top)
            sheet.detents = detents
            stage.drag(from: top, to: end)
            stage.advance(by: 1)
            #expect((0...568).contains(other.view.bounds.height))
        }
        sheet.detents = [.medium()]
        stage.advance(by: 1)
        #expect(other.view.bounds.height == 300)
    }

    @Test("If detents or the grabber are removed during a drag, the sheet ends at a remaining detent")
    func fewer() throws {
        let sheet = try present([.medium(), .large()], grabber: true)
        for losesBar in [false, true] {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            stage.advance(by: 1)
            stage.window.handle(.pointerPressed(CGPoint(x: 200, y: 308)))
            stage.window.handle(.pointerMoved(CGPoint(x: 200, y: 288)))
            stage.window.handle(.pointerMoved(CGPoint(x: 200, y: 258)))
            stage.advance(by: 0.1)
            #expect(other.view.bounds.height > 300)
            if losesBar { sheet.prefersGrabberVisible = false } else { sheet.detents = [.medium()] }
            stage.advance(by: 0.1)
            stage.window.handle(.pointerMoved(CGPoint(x: 200, y: 208)))
            stage.window.handle(.pointerReleased(CGPoint(x: 200, y: 208)))
            stage.advance(by: 1)
            #expect(other.view.bounds.height == 300, "loses its bar: \(losesBar)")
        }
    }

    private final class Dismissals: UIAdaptivePresentationControllerDelegate {
        var heard: [String] = []

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("gone")
        }
    }

    @Test("A sheet is dragged by its content, but not sideways or by controls that handle drags")
    func content() throws {
        let sheet = try present([.medium(), .large()])
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
        other.view.addSubview(slider)
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 230, y: 200))
        stage.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 200, y: 390))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == nil)
        stage.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100))
        stage.advance(by: 1)
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test(
        "Dragging a sheet below its lowest detent, or clicking outside it, dismisses it", arguments: ["drag", "press"])
    func dismissed(how: String) throws {
        let listener = Dismissals()
        let sheet = try present([.medium(), .large()])
        sheet.delegate = listener
        if how == "drag" {
            stage.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 380))
            stage.advance(by: 1)
            #expect(root.presentedViewController === other && other.view.bounds.height == 300)
            stage.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 560))
        } else {
            stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100))
            stage.advance(by: 1)
            #expect(root.presentedViewController === other)
            stage.click(at: CGPoint(x: 200, y: 10))
        }
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil && listener.heard == ["gone"])
    }

    @Test("Users can't dismiss a modal sheet, and its delegate is notified of an attempt")
    func modal() throws {
        let listener = Dismissals()
        other.isModalInPresentation = true
        try present([.medium()]).delegate = listener
        stage.drag(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 590))
        stage.advance(by: 1)
        stage.click(at: CGPoint(x: 200, y: 10))
        stage.advance(by: 1)
        #expect(root.presentedViewController === other && other.view.bounds.height == 300)
        #expect(other.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 300))
        #expect(listener.heard.last == "attempt" && !listener.heard.contains("gone"))
    }

    @Test("A half-height sheet with its grabber matches its golden image", arguments: ["light", "dark"])
    func picture(look: String) throws {
        stage.window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
        root.view.backgroundColor = .systemBackground
        other.view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: CGRect(x: 24, y: 40, width: 300, height: 24))
        label.text = "A sheet of half the window"
        other.view.addSubview(label)
        try present([.medium(), .large()], grabber: true).preferredCornerRadius = 20
        stage.advance(by: 0)
        try GoldenImage.expect(stage.bitmap(), named: "sheet-detent-\(look)", tolerance: 8)
    }
}
