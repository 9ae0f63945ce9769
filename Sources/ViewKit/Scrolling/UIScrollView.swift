public import Foundation
import LayerKit

/// What a scroll view tells the object that uses it.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view onto content that is larger than itself.
@MainActor
open class UIScrollView: UIView {
    /// Who is told about scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content, in points. Empty by default.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            contentOffset = clamped(contentOffset)
            updateIndicator()
        }
    }
    /// Room around the content, in points. None by default. Content that was at its beginning stays there.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            var offset = contentOffset
            if offset.x == -oldValue.left { offset.x = -contentInset.left }
            if offset.y == -oldValue.top { offset.y = -contentInset.top }
            contentOffset = clamped(offset)
        }
    }
    /// Whether the user can scroll. True by default.
    open var isScrollEnabled = true
    /// Whether a thin bar shows the place while scrolling. True by default.
    open var showsVerticalScrollIndicator = true
    /// Whether the user cannot scroll for now, whatever `isScrollEnabled` says.
    package var locksScrolling = false

    private let indicator = ScrollIndicator()

    private enum Metrics {
        /// The distance of an arrow key, in points.
        static let lineStep: CGFloat = 60
        /// The part of the height that a page key leaves on screen, in points.
        static let pageOverlap: CGFloat = 40
    }

    /// Makes a view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(indicator)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The point of the content that is at the view's top left, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds = CGRect(origin: newValue, size: bounds.size)
            setNeedsLayout()
            updateIndicator()
            delegate?.scrollViewDidScroll(self)
        }
    }

    open override func layoutSubviews() {
        contentOffset = clamped(contentOffset)
        updateIndicator()
    }

    /// Scrolls by `distance` as far as the content goes; says whether anything moved.
    @discardableResult
    package func scroll(by distance: CGVector) -> Bool {
        guard isScrollEnabled, !locksScrolling else { return false }
        let target = clamped(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
        guard target != contentOffset else { return false }
        contentOffset = target
        if showsVerticalScrollIndicator { indicator.flash() }
        return true
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let page = max(Metrics.lineStep, bounds.height - Metrics.pageOverlap)
        let distance: CGFloat? =
            switch presses.first?.key?.keyCode {
            case .keyboardUpArrow: -Metrics.lineStep
            case .keyboardDownArrow: Metrics.lineStep
            case .keyboardPageUp: -page
            case .keyboardPageDown, .keyboardSpacebar: page
            case .keyboardHome: -contentSize.height
            case .keyboardEnd: contentSize.height
            default: nil
            }
        guard let distance, scroll(by: CGVector(dx: 0, dy: distance)) else {
            super.pressesBegan(presses, with: event)
            return
        }
    }

    /// `offset`, or the nearest place where the content fills the view.
    func clamped(_ offset: CGPoint) -> CGPoint {
        func clamp(_ value: CGFloat, leading: CGFloat, trailing: CGFloat, content: CGFloat, view: CGFloat) -> CGFloat {
            max(-leading, min(value, content + trailing - view))
        }
        return CGPoint(
            x: clamp(
                offset.x, leading: contentInset.left, trailing: contentInset.right, content: contentSize.width,
                view: bounds.width),
            y: clamp(
                offset.y, leading: contentInset.top, trailing: contentInset.bottom, content: contentSize.height,
                view: bounds.height))
    }

    private func updateIndicator() {
        indicator.place(in: bounds, contentHeight: contentSize.height, inset: contentInset, mirrored: isMirrored)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
