public import Foundation
import LayerKit

/// How a view's picture is placed in it.
public enum UIViewContentMode: Int, Sendable {
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

/// A view that shows a picture.
@MainActor
open class UIImageView: UIView {
    /// The picture; nil, the default, shows nothing.
    open var image: UIImage? {
        didSet {
            layer.contents = image?.cgImage
            layer.contentsScale = image?.scale ?? 1
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }
    /// How the picture is placed in the view. `.scaleToFill` by default.
    open var contentMode = UIViewContentMode.scaleToFill { didSet { layer.contentsGravity = contentMode.gravity } }

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the size of `image` that shows it.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        layer.contents = image?.cgImage
        layer.contentsScale = image?.scale ?? 1
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
