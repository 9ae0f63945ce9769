import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("registerForTraitChanges")
struct TraitRegistrationTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view = UIView()

    private final class Screen: UIViewController {
        var styles: [UIUserInterfaceStyle] = []

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Screen, previous: UITraitCollection) in
                self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A view is notified of the registered traits, with the previous ones, until it unregisters")
    func asked() {
        stage.window.addSubview(view)
        var log: [String] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
            log.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        stage.direction = .rightToLeft
        #expect(log.isEmpty)
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(log == ["light to dark"])
        view.overrideUserInterfaceStyle = .light
        // The window changes, but the view overrides the style.
        stage.window.overrideUserInterfaceStyle = .light
        #expect(log == ["light to dark", "dark to light"])
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .dark
        #expect(log.count == 2)
    }

    @Test("Views and unloaded controllers are notified when they enter a window with other traits")
    func entering() {
        var sizes: [UIContentSizeCategory] = []
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self]) { view, _ in
            sizes.append(view.traitCollection.preferredContentSizeCategory)
        }
        let screen = Screen(nibName: nil, bundle: nil)
        #expect(!screen.isViewLoaded)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.window.setContentSizeCategory(.extraLarge)
        stage.window.addSubview(view)
        #expect(sizes == [.extraLarge])
        stage.window.rootViewController = screen
        #expect(screen.styles == [.light, .dark])
        stage.window.overrideUserInterfaceStyle = .light
        #expect(screen.styles == [.light, .dark, .dark, .light])
    }

    @Test("A handler may register and unregister others")
    func changesWithin() {
        stage.window.addSubview(view)
        final class Other { var registration: (any UITraitChangeRegistration)? }
        let second = Other()
        var count = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in
            if let second = second.registration { view.unregisterForTraitChanges(second) }
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { _, _ in count += 1 }
        }
        second.registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { _, _ in count += 100 }
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(count == 0)
        stage.window.overrideUserInterfaceStyle = .light
        #expect(count == 1)
    }
}
