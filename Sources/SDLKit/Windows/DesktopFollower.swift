import DesktopKit
import Dispatch
import DrawKit
import Foundation
import ViewKit

/// Applies the desktop's light or dark appearance, accent color and text size to a window, and the user's accessibility
/// preferences to `UIAccessibility`, whenever the desktop reports them.
@MainActor
final class DesktopFollower {
    private weak var window: UIWindow?
    /// Called with `true` when an assistive technology starts, and with `false` when none is running anymore.
    @preconcurrency private let assistanceDidChange: @MainActor (Bool) -> Void
    private var watch: DesktopSettingsObserver?
    private var isAssisted = false
    nonisolated private let pending = PendingChange<DesktopSettings>()

    /// The minimum contrast ratio of white text on the tint color.
    private static let minimumContrast = 4.5

    /// Starts observing the desktop on the session bus named by `environment`, if any.
    init(
        _ window: UIWindow, environment: [String: String] = ProcessInfo.processInfo.environment,
        assistanceDidChange: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        self.window = window
        self.assistanceDidChange = assistanceDidChange
        watch = DesktopSettingsObserver(environment: environment) { [weak self] settings in
            self?.receive(settings)
        }
    }

    /// Schedules `settings` to be applied in a turn of the run loop. If several changes are pending, only the latest is
    /// applied. Can be called on any thread.
    nonisolated func receive(_ settings: DesktopSettings) {
        guard pending.set(settings) else { return }
        // The run loop also runs the main queue.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let settings = self.pending.take() else { return }
                self.show(settings)
            }
        }
    }

    /// Applies `settings` to `UIAccessibility` and the window. Settings that are `nil` have no effect, except that an
    /// accent color of `nil` resets the tint color.
    func show(_ settings: DesktopSettings) {
        if let reducesMotion = settings.reducesMotion { UIAccessibility.isReduceMotionEnabled = reducesMotion }
        if let increasesContrast = settings.increasesContrast {
            UIAccessibility.isDarkerSystemColorsEnabled = increasesContrast
        }
        if let isRunning = settings.hasAssistiveTechnology, isRunning != isAssisted {
            isAssisted = isRunning
            UIAccessibility.isAssistiveTechnologyRunning = isRunning
            assistanceDidChange(isRunning)
        }
        guard let window else { return }
        window.systemTintColor = settings.accentColor.map(Self.tint)
        if let factor = settings.textScale { window.setContentSizeCategory(.nearest(toFactor: factor)) }
        guard let isDark = settings.isDark else { return }
        window.setAppearance(style: isDark ? .dark : .light, direction: window.windowTraits.interfaceDirection)
    }

    /// Returns the accent color, darkened if necessary so that white text on it is readable.
    static func tint(_ color: DesktopSettings.Color) -> UIColor {
        let plain = RGBA(red: color.red, green: color.green, blue: color.blue)
        func darkened(_ factor: Double) -> RGBA {
            RGBA(red: plain.red * factor, green: plain.green * factor, blue: plain.blue * factor)
        }
        guard plain.contrast(with: .white) < minimumContrast else { return UIColor(cgColor: CGColor(plain)) }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            // Slightly more than required, because colors are rounded when drawn.
            if darkened(middle).contrast(with: .white) >= minimumContrast + 0.05 { low = middle } else { high = middle }
        }
        return UIColor(cgColor: CGColor(darkened(low)))
    }
}
