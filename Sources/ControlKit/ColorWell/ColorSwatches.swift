import DrawKit
import Foundation
import LayerKit
import ViewKit

/// A grid of color swatches. The user selects one with a click, the arrow keys, Home or End.
@MainActor
final class ColorSwatches: UIControl, ControlBehavior {
    /// The system colors in light appearance, followed by grays.
    static let colors: [UIColor] = {
        let system: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
            .systemIndigo, .systemPurple, .systemPink, .systemBrown,
        ]
        let grays: [CGFloat] = [1, 0.8, 0.6, 0.4, 0.2, 0]
        return system.map { UIColor(cgColor: CGColor($0.cgColor.light)) } + grays.map { UIColor(white: $0, alpha: 1) }
    }()

    private static let columns = 6
    private var selection: Int?
    private var hovered: Int?
    private let parts: [ControlPart]
    private let ring = ControlRing()
    private let mark = ControlGlyph(.tick, side: Metrics.mark, thickness: 2.5)

    private enum Metrics {
        static let side: CGFloat = 26
        static let gap: CGFloat = 10
        static let radius: CGFloat = 6
        static let mark: CGFloat = 12
    }

    override init(frame: CGRect) {
        parts = Self.colors.map { _ in ControlPart() }
        super.init(frame: frame)
        addSubview(ring)
        for (index, part) in parts.enumerated() {
            let sample = ColorSample()
            sample.color = Self.colors[index]
            sample.radius = Metrics.radius
            part.addSubview(sample)
            part.onHover = { [weak self] in self?.swatch(index, isHovered: $0) }
            addSubview(part)
        }
        addSubview(mark)
        controlStateDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The selected color; `nil` if no swatch is selected.
    var selectedColor: UIColor? { selection.map { Self.colors[$0] } }

    /// Selects the swatch that matches `color`, or no swatch if none matches.
    func show(_ color: ColorComponents?) {
        selection = color.flatMap { color in
            Self.colors.firstIndex { ColorComponents($0.cgColor.light).looksLike(color) }
        }
        controlStateDidChange()
    }

    override var intrinsicContentSize: CGSize {
        let rows = CGFloat((parts.count + Self.columns - 1) / Self.columns)
        let columns = CGFloat(Self.columns)
        return CGSize(
            width: columns * Metrics.side + (columns - 1) * Metrics.gap,
            height: rows * Metrics.side + (rows - 1) * Metrics.gap)
    }

    /// Lays out the swatches so that each row fills the width.
    override func layoutSubviews() {
        let pitch = Metrics.side + Metrics.gap
        let columnPitch = max(pitch, ((bounds.width - Metrics.side) / CGFloat(Self.columns - 1)).rounded(.down))
        for (index, part) in parts.enumerated() {
            part.frame = mirroredIfNeeded(
                CGRect(
                    x: CGFloat(index % Self.columns) * columnPitch, y: CGFloat(index / Self.columns) * pitch,
                    width: Metrics.side, height: Metrics.side))
            let reach: CGFloat = hovered == index ? -1 : 0
            part.subviews.first?.frame = part.bounds.shrunk(dx: reach, dy: reach)
        }
        // The focus ring marks the swatch from which the arrow keys start, even if no swatch is selected.
        ring.show(isFocusMarked, tint: tintColor)
        ring.place(around: parts[selection ?? 0].frame, radius: Metrics.radius)
        mark.isHidden = selection == nil
        guard let selection else { return }
        mark.center = CGPoint(x: parts[selection].frame.midX, y: parts[selection].frame.midY)
        mark.color = Self.colors[selection].cgColor.light.isBright ? .black : .white
    }

    override func controlStateDidChange() {
        setNeedsLayout()
    }

    package var defaultAccessibility: DefaultAccessibility {
        let color = selectedColor.map { ColorComponents($0.cgColor.light).text }
        return .element("Colors", value: color, accessibilityState(.adjustable))
    }

    // MARK: Events

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = endTouch(touches, with: event)
        guard isEnabled, let location = touches.first?.location(in: self) else { return }
        if let index = parts.firstIndex(where: { $0.frame.contains(location) }) { choose(index) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, let index = swatch(after: key) else {
            super.pressesBegan(presses, with: event)
            return
        }
        choose(min(max(0, index), parts.count - 1))
    }

    package func activateByKey() {
        choose(selection ?? 0)
    }

    // MARK: Private

    private func swatch(after key: UIKey) -> Int? {
        guard key.isPlain else { return nil }
        let present = selection ?? 0
        switch key.keyCode {
        case .keyboardHome: return 0
        case .keyboardEnd: return parts.count - 1
        case .keyboardLeftArrow, .keyboardRightArrow: return arrowStep(key).map { present + $0 }
        case .keyboardUpArrow: return present < Self.columns ? present : present - Self.columns
        case .keyboardDownArrow: return present + Self.columns < parts.count ? present + Self.columns : present
        default: return nil
        }
    }

    private func choose(_ index: Int) {
        let isNew = selection != index
        selection = index
        controlStateDidChange()
        if isNew { sendValueChanged() }
    }

    private func swatch(_ index: Int, isHovered: Bool) {
        if isHovered { hovered = index } else if hovered == index { hovered = nil }
        controlStateDidChange()
    }
}

extension RGBA {
    /// `true` if black contrasts more with the color than white does.
    fileprivate var isBright: Bool {
        func light(_ part: Double) -> Double { pow(part, 2.2) }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) > 0.179
    }
}
