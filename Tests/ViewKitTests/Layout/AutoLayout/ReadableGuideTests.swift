import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("readableContentGuide and keyboardLayoutGuide")
struct ReadableGuideTests {
    private let stage = OffscreenStage(size: CGSize(width: 1200, height: 300))

    @Test(
        "The readable content guide is centered, inside the margins and at most 672 points wide",
        arguments: [320, 600, 1200])
    func readable(width: CGFloat) {
        let (view, text) = (UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200)), UIView())
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        stage.window.addSubview(view)
        view.addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        let guide = view.readableContentGuide
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            text.topAnchor.constraint(equalTo: guide.topAnchor),
            text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        stage.advance(by: 0)

        let least = min(672, width - 40)
        #expect(text.frame == CGRect(x: (width - least) / 2, y: 10, width: least, height: 180))
        #expect(guide.layoutFrame == text.frame)
        #expect(view.readableContentGuide === guide)
    }

    @Test("Without a keyboard, the keyboard layout guide begins above the bottom bars")
    func keyboard() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.additionalSafeAreaInsets.bottom = 40
        let guide = controller.view.keyboardLayoutGuide
        stage.advance(by: 0)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 260, width: 1200, height: 40))
        #expect(controller.view.keyboardLayoutGuide === guide)
    }
}
