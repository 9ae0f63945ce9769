import Foundation

/// The size class of a window's width or height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No class. Windows always have one.
    case unspecified
    /// Little space, as on a phone.
    case compact
    /// Ample space, as on a tablet.
    case regular
}

extension UIUserInterfaceSizeClass {
    private enum Metrics {
        // The limits lie between the sizes of phones and tablets. A phone held sideways is at most 440 points high.
        static let regularWidth: CGFloat = 600
        static let regularHeight: CGFloat = 480
    }

    package init(ofWidth width: CGFloat) {
        self = width < Metrics.regularWidth ? .compact : .regular
    }

    init(ofHeight height: CGFloat) {
        self = height < Metrics.regularHeight ? .compact : .regular
    }
}
