public import Foundation
public import LayerKit

/// The appearance of a view with keyboard focus.
@preconcurrency @MainActor
open class UIFocusEffect {
    /// Creates the default effect, which draws a ring around the view.
    public init() {}
}

/// A ring around a part of a view with keyboard focus.
@preconcurrency @MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
    /// The rectangle that the ring surrounds, in the view's coordinates.
    package let rect: CGRect
    package let cornerRadius: CGFloat

    /// Creates a ring around `rect`, which is in the coordinates of the view with focus.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0, curve: .circular)
    }

    /// Creates a ring around `rect` with rounded corners. `curve` has no effect; the corners are always circular.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.rect = rect
        self.cornerRadius = cornerRadius
        super.init()
    }
}

extension UIView {
    /// The appearance of the focused cell of a table or collection view; `nil`, the default, draws a ring around the
    /// cell. No effect on other views.
    public var focusEffect: UIFocusEffect? {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

private enum FocusEffectKey: ViewAttachmentKey {
    static var defaultValue: UIFocusEffect? { nil }
}
