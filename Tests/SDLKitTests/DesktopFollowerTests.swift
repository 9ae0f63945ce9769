import DesktopKit
import DrawKit
import Foundation
import StageKit
import Testing
import ViewKit

@testable import SDLKit

@MainActor
@Suite("A window follows the desktop", .serialized)
struct DesktopFollowerTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 50))

    private func settings(_ change: (inout DesktopSettings) -> Void) -> DesktopSettings {
        var settings = DesktopSettings()
        change(&settings)
        return settings
    }

    @Test("Its style is the desktop's, unless it has one of its own")
    func style() {
        let follower = DesktopFollower(stage.window, environment: [:])
        stage.advance(by: 0)
        #expect(stage.pixel(x: 5, y: 5) == .white)
        follower.show(settings { $0.isDark = true })
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .black && stage.window.traitCollection.userInterfaceStyle == .dark)
        follower.show(DesktopSettings())
        #expect(stage.window.traitCollection.userInterfaceStyle == .dark)

        stage.window.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .white && stage.window.traitCollection.userInterfaceStyle == .light)
        follower.show(settings { $0.isDark = false })
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .black)
        stage.window.overrideUserInterfaceStyle = .unspecified
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 5) == .white)
    }

    @Test("The wishes of the user are the desktop's, as far as it says them")
    func wishes() {
        defer {
            UIAccessibility.isReduceMotionEnabled = false
            UIAccessibility.isDarkerSystemColorsEnabled = false
        }
        let follower = DesktopFollower(stage.window, environment: [:])
        follower.show(settings { ($0.reducesMotion, $0.increasesContrast) = (true, true) })
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        follower.show(DesktopSettings())
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        follower.show(settings { ($0.reducesMotion, $0.increasesContrast) = (false, false) })
        #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test("Text has the size of the desktop's, as far as it says one")
    func textSize() {
        let follower = DesktopFollower(stage.window, environment: [:])
        follower.show(settings { $0.textScale = 1.25 })
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        follower.show(DesktopSettings())
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        follower.show(settings { $0.textScale = 1 })
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
    }

    private final class Tinted: UIView {
        var changes = 0

        override func tintColorDidChange() { changes += 1 }
    }

    @Test("The accent colour is the tint where the app set none")
    func tint() {
        let follower = DesktopFollower(stage.window, environment: [:])
        let (plain, own) = (Tinted(), Tinted())
        own.tintColor = .red
        for view in [plain, own] { stage.window.addSubview(view) }
        (plain.changes, own.changes) = (0, 0)
        follower.show(settings { $0.accentColor = .init(red: 0.5, green: 0, blue: 0.5) })
        #expect(plain.tintColor == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) && plain.changes == 1)
        #expect(own.tintColor == .red && own.changes == 0)
        follower.show(settings { $0.accentColor = .init(red: 0.5, green: 0, blue: 0.5) })
        #expect(plain.changes == 1)
        follower.show(DesktopSettings())
        #expect(plain.tintColor == .systemBlue)
    }

    @Test("Of settings that come faster than the run loop turns only the latest are shown")
    func flood() async {
        let follower = DesktopFollower(stage.window, environment: [:])
        let view = Tinted()
        stage.window.addSubview(view)
        view.changes = 0
        for round in 1...2 {
            for part in 1...1000 {
                follower.receive(
                    settings { $0.accentColor = .init(red: 0, green: 0, blue: Double(part) / 2000 / Double(round)) })
            }
            // Work of the main queue is done in its order.
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(view.changes == round)
            #expect(view.tintColor == UIColor(red: 0, green: 0, blue: 0.5 / Double(round), alpha: 1))
        }
    }

    @Test(
        "White text on the tint has a contrast of 4.5:1, whatever the accent colour",
        arguments: [
            DesktopSettings.Color(red: 1, green: 1, blue: 1), .init(red: 1, green: 1, blue: 0),
            .init(red: 0.2, green: 0.82, blue: 0.48), .init(red: 0.21, green: 0.52, blue: 0.89),
            .init(red: 0, green: 0, blue: 0), .init(red: 1, green: 0.48, blue: 0),
        ])
    func contrast(color: DesktopSettings.Color) {
        let tint = DesktopFollower.tint(color).cgColor
        for shown in [tint.light, tint.dark] { #expect(shown.contrast(with: .white) >= 4.5) }
        let plain = RGBA(red: color.red, green: color.green, blue: color.blue)
        if plain.contrast(with: .white) >= 4.6 { #expect(tint.light == plain) }
    }
}
