import Foundation
import LayerKit
import ViewKit

/// The highlights behind selected text.
@MainActor
final class SelectionMarks: UIView {
    private var marks: [UIView] = []

    private enum Metrics {
        static let alpha: CGFloat = 0.28
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Highlights `rects`, which are in this view's coordinates.
    func show(_ rects: [CGRect], tint: UIColor) {
        while marks.count < rects.count {
            let mark = UIView()
            marks.append(mark)
            addSubview(mark)
        }
        for (index, mark) in marks.enumerated() {
            mark.isHidden = index >= rects.count
            guard index < rects.count else { continue }
            mark.frame = rects[index]
            mark.backgroundColor = tint.withAlphaComponent(Metrics.alpha)
        }
    }
}

/// The line at which text is inserted.
@MainActor
final class CaretView: UIView {
    /// The width of a caret, in points.
    static let width: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = Self.width / 2
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) {
        nil
    }
}
