public import Foundation
public import ViewKit

/// Information about the status bar. Desktop windows have no status bar, so its frame is always empty, and layouts that
/// leave room for it don't lose any space.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    /// The frame of the status bar, always zero.
    public var statusBarFrame: CGRect { .zero }
    /// `true` if the status bar is hidden. Always `true`.
    public var isStatusBarHidden: Bool { true }
    /// The style of the status bar, always `.default`.
    public var statusBarStyle: UIStatusBarStyle { .default }

    override init() {}
}

extension UIWindowScene {
    /// The manager of the status bar, which is always hidden.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// `.landscapeRight` if the key window is wider than tall, otherwise `.portrait`; `.unknown` without a window.
    public var interfaceOrientation: UIInterfaceOrientation { keyWindow?.orientation ?? .unknown }
}

extension UIApplication {
    /// The frame of the status bar, always zero, because a desktop window has no status bar. Deprecated on iOS; use
    /// `UIWindowScene.statusBarManager`.
    public var statusBarFrame: CGRect { .zero }

    /// `true` if the status bar is hidden. Always `true`, because a desktop window has no status bar; setting it has no
    /// effect. Deprecated on iOS; use `UIWindowScene.statusBarManager`.
    public var isStatusBarHidden: Bool {
        get { true }
        set {}
    }

    /// The style of the status bar. Always `.default`, because a desktop window has no status bar; setting it has no
    /// effect. Deprecated on iOS; use `UIWindowScene.statusBarManager`.
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }

    /// `.landscapeRight` if the key window is wider than tall, otherwise `.portrait`; `.unknown` without a window.
    /// Deprecated on iOS; use `UIWindowScene.interfaceOrientation`.
    public var statusBarOrientation: UIInterfaceOrientation { keyWindow?.orientation ?? .unknown }

    /// Returns the orientations that the app delegate supports in `window`; all without a delegate. The user can give a
    /// desktop window any proportions nevertheless.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }

    /// Never posted, because a desktop window has no status bar. Deprecated on iOS.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Never posted, because a desktop window has no status bar. Deprecated on iOS.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
}
