public import Foundation

/// An effect of a `UIVisualEffectView` on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
