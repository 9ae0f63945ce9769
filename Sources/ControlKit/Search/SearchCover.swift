import DrawKit
import Foundation
import LayerKit
import ViewKit

/// The view that dims the searched content and contains the results.
@MainActor
final class SearchCover: UIView {
    /// A closure that is called when the dimmed content is pressed.
    var wasPressed: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.1), dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4)))
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the results over the dimmed content.
    func show(_ results: UIView) {
        guard results.superview !== self else { return }
        results.frame = bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(results)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A press that the results ignore must not count as a press on the dimmed content.
        if subviews.isEmpty { wasPressed?() }
    }
}
