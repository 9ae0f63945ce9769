package import LayerKit

extension UIView {
    /// The layers that are shown in place of the view's content; the content itself is never changed.
    package var standIn: CALayer? {
        get { layer.standIn }
        set { layer.standIn = newValue }
    }

    /// How visible the stand-in is, and the content under it the less; nil, the default, shows both.
    package var standInFade: StandInFade? {
        get { layer.standInFade }
        set { layer.standInFade = newValue }
    }
}
