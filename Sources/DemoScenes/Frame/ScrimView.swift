import Foundation
import ViewKit

/// A dimming view behind an open panel. It blocks interaction with the content beneath it; a click closes the panel.
@MainActor
final class ScrimView: UIView {
    private let close: @MainActor () -> Void

    init(close: @escaping @MainActor () -> Void) {
        self.close = close
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.4)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        close()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
