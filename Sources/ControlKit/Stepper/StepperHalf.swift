import Foundation
import LayerKit
import ViewKit

/// The minus button or plus button of a stepper.
@MainActor
final class StepperHalf: ControlPart {
    private let glyph: ControlGlyph
    private let background = UIView()

    private enum Metrics {
        static let margin: CGFloat = 2
        static let radius: CGFloat = 6
        static let glyph: CGFloat = 13
    }

    init(_ shape: ControlGlyph.Shape) {
        glyph = ControlGlyph(shape, side: Metrics.glyph)
        super.init(frame: .zero)
        background.isUserInteractionEnabled = false
        background.layer.cornerRadius = Metrics.radius
        for view in [background, glyph] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(isUsable: Bool, isHovered: Bool, isPressed: Bool) {
        glyph.color = isUsable ? ControlColors.text : ControlColors.faint
        let tintOverlay: CGFloat = !isUsable ? 0 : (isPressed ? 0.16 : (isHovered ? 0.08 : 0))
        background.backgroundColor = tintOverlay > 0 ? UIColor.label.withAlphaComponent(tintOverlay) : nil
    }

    override func layoutSubviews() {
        background.frame = bounds.shrunk(dx: Metrics.margin, dy: Metrics.margin)
        let side = Metrics.glyph
        glyph.frame = CGRect(
            x: (bounds.midX - side / 2).rounded(), y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }
}
