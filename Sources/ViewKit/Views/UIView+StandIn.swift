package import LayerKit

extension UIView {
    /// The layers that are shown in place of the view's content; the content itself is never changed.
    package var standIn: CALayer? {
        get { layer.standIn }
        set { layer.standIn = newValue }
    }

    /// How visible the content is under its stand-in, 0...1. 1 by default.
    package var contentOpacity: Float {
        get { layer.contentOpacity }
        set { layer.contentOpacity = newValue }
    }
}
