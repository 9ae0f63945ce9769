public import Foundation

/// What the program is shown on. A desktop's program has no screen to itself, so this is the area of its key window:
/// what an iOS program uses a screen's size for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The one screen.
    public static let main = UIScreen(application: .shared)

    private let application: UIApplication

    private enum Metrics {
        /// What a window of the desktop has unless it is told otherwise.
        static let size = CGSize(width: 1280, height: 800)
    }

    /// Makes the screen of another application, for tests.
    package init(application: UIApplication) {
        self.application = application
    }

    /// The size of the key window, in points, at zero; before there is one, that of a new window.
    open var bounds: CGRect { CGRect(origin: .zero, size: application.keyWindow?.bounds.size ?? Metrics.size) }

    /// The same in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels that make a point; 1 before there is a window.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The same as `scale`.
    open var nativeScale: CGFloat { scale }

    /// The style, direction and scale of the key window.
    open var traitCollection: UITraitCollection { application.keyWindow?.traitCollection ?? .outside }

    /// Frames a second that the display shows, as far as it says; 60 before there is a window.
    open var maximumFramesPerSecond: Int {
        guard let interval = application.keyWindow?.frameInterval, interval > 0 else { return 60 }
        return Int((1 / interval).rounded())
    }
}
