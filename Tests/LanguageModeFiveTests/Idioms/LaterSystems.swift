import StageKit
import Testing
import UIKit

@Suite("Idioms of later iOS versions")
@MainActor
struct LaterIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 400))

    private class Screen: UIViewController {
        var styles = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                self.styles += 1
            }
        }
    }

    @Test("Springs animate, and trait changes are observed")
    func springsAndTraits() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        UIView.animate(springDuration: 0.4, bounce: 0.3) { view.center.x = 100 }
        UIView.animate(springDuration: 0.4, bounce: 0.2, options: [.beginFromCurrentState]) { view.alpha = 0.5 }
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        let timing = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
        let changes = [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self] as [UITrait]
        var heard = 0
        let registration = view.registerForTraitChanges(changes) { (view: UIView, _) in heard += 1 }
        let screen = Screen()
        stage.window.rootViewController = screen
        stage.window.overrideUserInterfaceStyle = .dark
        view.unregisterForTraitChanges(registration)
        #expect(view.center.x == 100 && spring.mass == 1 && timing.springTimingParameters != nil)
        #expect(screen.styles == 1 && heard == 1)
    }

    @Test("Buttons, symbols and sheets are configured")
    func styled() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        configuration.subtitle = "128 readers"
        configuration.titleAlignment = .leading
        configuration.titlePadding = 2
        configuration.showsActivityIndicator = true
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
        let button = UIButton(configuration: configuration)
        let picture = UIImageView(image: UIImage(systemName: "star"))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        let close = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in })
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label)
        let pinch = UIPinchGestureRecognizer()
        if pinch.numberOfTouches > 1 { _ = pinch.location(ofTouch: 1, in: button) }
        let sheet = try #require(UIViewController().sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 24
        sheet.selectedDetentIdentifier = .medium
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(button.configuration?.buttonSize == .large && picture.intrinsicContentSize.width == 36)
        #expect(close.title == "Close" && type(of: effect) == UIVibrancyEffect.self)

        close.isHidden = true
        var senders: [Any?] = []
        UIAction { senders.append($0.sender) }.performWithSender(close, target: nil)
        let bordered: [UIButton.Configuration] = [.borderless(), .bordered(), .borderedTinted(), .borderedProminent()]
        #expect(bordered == [.plain(), .gray(), .tinted(), .filled()])
        #expect(senders.count == 1 && senders[0] as? UIBarButtonItem === close)
    }
}
