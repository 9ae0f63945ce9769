import LayerKit

extension UIView {
    /// How a view's picture is placed in it.
    public enum ContentMode: Int, Sendable {
        /// Stretched over the view.
        case scaleToFill
        /// As large as fits inside, in proportion.
        case scaleAspectFit
        /// As small as covers all, in proportion.
        case scaleAspectFill
        /// Like `scaleToFill`, drawn anew when the size changes.
        case redraw
        /// In its own size, in the middle.
        case center
        /// In its own size, at the top.
        case top
        /// In its own size, at the bottom.
        case bottom
        /// In its own size, at the left.
        case left
        /// In its own size, at the right.
        case right
        /// In its own size, in the top left corner.
        case topLeft
        /// In its own size, in the top right corner.
        case topRight
        /// In its own size, in the bottom left corner.
        case bottomLeft
        /// In its own size, in the bottom right corner.
        case bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
