import Foundation
import LayerKit
import ViewKit

/// The content of a pop-up.
@MainActor
protocol PopUpContent: UIView {
    /// The view that is focused first.
    var firstFocus: UIView { get }
    /// The role of the pop-up for assistive technologies; `nil` if the content has a role itself. `.dialog` by default.
    var popUpRole: AccessibilityRole? { get }
    /// The distance, in points, from the top edge to the first row, which a nested panel aligns with the row beside it.
    /// 0 by default.
    var topMargin: CGFloat { get }

    /// Called when the secondary button is released at `location`, in window coordinates, unless the pointer is still
    /// close to where it was when the pop-up opened. Does nothing by default.
    func secondaryDragEnded(at location: CGPoint)
}

extension PopUpContent {
    var popUpRole: AccessibilityRole? { .dialog }
    var topMargin: CGFloat { 0 }
    func secondaryDragEnded(at location: CGPoint) {}
}

/// A panel of a pop-up, with its background, border and content.
@MainActor
final class PopUpPanel: UIView {
    let content: any PopUpContent
    /// The row beside which the panel appears; `nil` for the first panel of a pop-up.
    private(set) weak var row: UIView?

    private enum Metrics {
        static let radius: CGFloat = 10
    }

    init(_ content: any PopUpContent, beside row: UIView? = nil) {
        self.content = content
        self.row = row
        super.init(frame: .zero)
        backgroundColor = ControlColors.panel
        clipsToBounds = true
        layer.cornerRadius = Metrics.radius
        layer.borderWidth = 1
        layer.borderColor = ControlColors.edge.cgColor
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Moves the panel and resizes its content to match.
    func place(in frame: CGRect) {
        self.frame = frame
        content.frame = bounds
    }
}
