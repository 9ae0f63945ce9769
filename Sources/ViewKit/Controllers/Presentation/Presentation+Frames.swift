import Foundation

/// The frames of presented views.
extension Presentation {
    enum Sizes {
        /// The window width, in points, below which a sheet is as wide as the window.
        static let narrow: CGFloat = 600
        static let margin: CGFloat = 32
        static let page: CGFloat = 720
        static let form = CGSize(width: 540, height: 620)
    }

    /// The default frame of the presented view: the frame of a sheet or alert, or the whole container for other styles.
    var defaultFrame: CGRect {
        if let alert = presented as? any AlertBehavior, let frame = alert.alertFrame(in: bounds.size) { return frame }
        guard isSheet else { return bounds }
        let isNarrow = bounds.width < Sizes.narrow
        let preferred = presented.preferredContentSize
        let standard =
            style == .form
            ? Sizes.form : CGSize(width: Sizes.page, height: bounds.height)
        let available = CGSize(
            width: isNarrow ? bounds.width : bounds.width - 2 * Sizes.margin,
            height: bounds.height - (isNarrow ? 1 : 2) * Sizes.margin)
        let width =
            isNarrow ? available.width : min(preferred.width > 0 ? preferred.width : standard.width, available.width)
        let height = sheetHeight(preferred: preferred.height, standard: standard.height, available: available.height)
        // Rounded to whole pixels to avoid blurring.
        let scale = max(1, traitCollection.displayScale)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let y = isNarrow ? bounds.height - height : pixel((bounds.height - height) / 2)
        return CGRect(
            x: pixel((bounds.width - width) / 2), y: y + pixel(sheetSlide), width: max(0, width), height: height)
    }
}

/// A view's superview and its index among the subviews, saved so that the view can be moved back.
struct ViewPosition {
    private let view: UIView
    private let index: Int
    private weak var superview: UIView?

    @MainActor
    init(of view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    }

    /// Moves the view back if it is in `container` or has no superview. Doesn't move a view that the app has moved
    /// elsewhere.
    @MainActor
    func restore(from container: UIView) {
        guard let superview, view.superview !== superview else { return }
        guard view.superview == nil || view.isDescendant(of: container) else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        view.frame = superview.bounds
    }
}
