import LayerKit

extension UIView {
    /// The placement of a view's contents in its bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretches the contents to fill the view.
        case scaleToFill
        /// Scales the contents to fit inside, keeping their aspect ratio.
        case scaleAspectFit
        /// Scales the contents to fill the view, keeping their aspect ratio.
        case scaleAspectFill
        /// Like `scaleToFill`, but redraws when the size changes.
        case redraw
        /// Centers the unscaled contents.
        case center
        /// Aligns the unscaled contents with the top edge.
        case top
        /// Aligns the unscaled contents with the bottom edge.
        case bottom
        /// Aligns the unscaled contents with the left edge.
        case left
        /// Aligns the unscaled contents with the right edge.
        case right
        /// Aligns the unscaled contents with the top left corner.
        case topLeft
        /// Aligns the unscaled contents with the top right corner.
        case topRight
        /// Aligns the unscaled contents with the bottom left corner.
        case bottomLeft
        /// Aligns the unscaled contents with the bottom right corner.
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
