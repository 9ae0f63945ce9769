public import Foundation

/// The screen as seen by the program. A desktop program doesn't have the screen to itself, so the screen's bounds and
/// scale are those of the key window.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The main screen.
    public static let main = UIScreen(application: .shared)

    private let application: UIApplication

    private enum Metrics {
        /// The default size of a desktop window, in points.
        static let size = CGSize(width: 1280, height: 800)
    }

    /// Creates the screen of a separate application, for tests.
    package init(application: UIApplication) {
        self.application = application
    }

    /// A rectangle at the origin with the key window's size in points. While the program launches, this is the size at
    /// which its first window will open. Without a window, it is the default window size.
    open var bounds: CGRect {
        let size = application.keyWindow?.bounds.size ?? application.initialDisplay?.size
        return CGRect(origin: .zero, size: size ?? Metrics.size)
    }

    /// The bounds in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point; 1 if there is no window.
    open var scale: CGFloat { traitCollection.displayScale }

    /// The number of pixels per point, equal to `scale`.
    open var nativeScale: CGFloat { scale }

    /// The traits of the key window or, while the program launches, those of its first window; default traits if there
    /// is no window.
    open var traitCollection: UITraitCollection {
        application.keyWindow?.traitCollection ?? application.initialDisplay?.traits ?? .outside
    }

    /// The display's frame rate in frames per second; 60 if it is unknown or there is no window.
    open var maximumFramesPerSecond: Int {
        guard let interval = application.keyWindow?.frameInterval, interval > 0 else { return 60 }
        return Int((1 / interval).rounded())
    }
}
