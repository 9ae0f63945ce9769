import DesktopKit
import Dispatch
import DrawKit
import Foundation
import ViewKit

/// Lets a window have the desktop's style, accent colour and text size, and views know what the user wishes of all
/// programs. It begins without them, and follows when the desktop says them.
@MainActor
final class DesktopFollower {
    private weak var window: UIWindow?
    private var watch: DesktopWatch?
    nonisolated private let pending = PendingChange<DesktopSettings>()

    /// The least contrast of white text with the tint.
    private static let leastContrast = 4.5

    /// Follows the desktop on the bus that the `environment` names, if any.
    init(_ window: UIWindow, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.window = window
        watch = DesktopWatch(environment: environment) { [weak self] settings in
            self?.receive(settings)
        }
    }

    /// Shows `settings` in a turn of the run loop. Of settings that come faster than it turns only the latest are
    /// shown. May be called on any thread.
    nonisolated func receive(_ settings: DesktopSettings) {
        guard pending.set(settings) else { return }
        // The run loop waits for this queue, too.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let settings = self.pending.take() else { return }
                self.show(settings)
            }
        }
    }

    /// Brings `settings` to the window; what the desktop does not say stays as it is, but for the accent colour.
    func show(_ settings: DesktopSettings) {
        if let isLess = settings.reducesMotion { UIAccessibility.isReduceMotionEnabled = isLess }
        if let isMore = settings.increasesContrast { UIAccessibility.isDarkerSystemColorsEnabled = isMore }
        guard let window else { return }
        window.systemTintColor = settings.accentColor.map(Self.tint)
        if let factor = settings.textScale { window.setContentSizeCategory(.nearest(toFactor: factor)) }
        guard let isDark = settings.isDark else { return }
        window.setAppearance(style: isDark ? .dark : .light, direction: window.windowTraits.layoutDirection)
    }

    /// The accent colour, as much darker as white text on it needs.
    static func tint(_ color: DesktopSettings.Color) -> UIColor {
        let plain = RGBA(red: color.red, green: color.green, blue: color.blue)
        func darkened(_ part: Double) -> RGBA {
            RGBA(red: plain.red * part, green: plain.green * part, blue: plain.blue * part)
        }
        guard plain.contrast(with: .white) < leastContrast else { return UIColor(cgColor: CGColor(plain)) }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            // A little more than is asked for, since colours are rounded when they are drawn.
            if darkened(middle).contrast(with: .white) >= leastContrast + 0.05 { low = middle } else { high = middle }
        }
        return UIColor(cgColor: CGColor(darkened(low)))
    }
}
