package import Foundation
package import StageKit
package import Testing
import TextKit
package import ViewKit

/// Rows of controls, each with a caption in front of it, for golden images of controls.
@MainActor
package struct ControlSheet {
    package let stage: OffscreenStage
    private let rowHeight: CGFloat
    private let captionWidth: CGFloat
    private var rowCount = 0

    /// The states in which every control is shown.
    package enum Look: String, CaseIterable {
        case normal, hovered, pressed, focused, disabled

        /// Puts `control` into this state, as a window would.
        @MainActor
        package func apply(to control: UIControl) {
            switch self {
            case .normal: break
            case .hovered: control.pointerIsOverDidChange(true)
            case .pressed: control.isHighlighted = true
            case .focused: control.focusDidChange(true)
            case .disabled: control.isEnabled = false
            }
        }
    }

    package init(_ appearance: Appearance, size: CGSize, rowHeight: CGFloat = 48, captionWidth: CGFloat = 84) {
        stage = OffscreenStage(size: size, scale: 2, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        self.rowHeight = rowHeight
        self.captionWidth = captionWidth
    }

    /// Adds a row of `controls`, vertically centered and 16 points apart. A control without an intrinsic width is
    /// `width` points wide.
    package mutating func add(_ caption: String, _ controls: [UIView], width: CGFloat = 120) {
        let bounds = stage.window.bounds
        let isMirrored = stage.direction == .rightToLeft
        func place(_ view: UIView, at x: CGFloat, _ size: CGSize) {
            let y = (CGFloat(rowCount) * rowHeight + (rowHeight - size.height) / 2).rounded()
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
            stage.window.addSubview(view)
        }
        let label = UILabel()
        label.text = caption
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        place(label, at: 12, CGSize(width: captionWidth - 12, height: label.sizeThatFits(.zero).height))
        var x = captionWidth + 12
        for control in controls {
            let own = control.intrinsicContentSize
            let size = CGSize(width: own.width > 0 ? own.width : width, height: own.height)
            place(control, at: x, size)
            x += size.width + 16
        }
        rowCount += 1
    }

    /// Draws the sheet and compares it with the golden image `name` in the sheet's appearance.
    package func expect(
        _ name: String, _ appearance: Appearance, file: StaticString = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        stage.advance(by: 0)
        try GoldenImage.expect(
            stage.bitmap(), named: "\(name)-\(appearance.rawValue)", tolerance: 8, file: file,
            sourceLocation: sourceLocation)
    }

    /// The appearance in which a sheet is shown.
    package enum Appearance: String, CaseIterable {
        case light, dark, mirrored
    }
}

/// Records the events of controls.
@MainActor
package final class ControlLog {
    package private(set) var events: [String] = []

    package init() {}

    /// Records each event of `control` as the text returned by `value`.
    package func watch<Control: UIControl>(
        _ control: Control, _ event: UIControl.Event = .valueChanged, value: @escaping @MainActor (Control) -> String
    ) {
        control.addAction(
            UIAction { [weak self] in
                if let control = $0.sender as? Control { self?.events.append(value(control)) }
            }, for: event)
    }

    /// Returns the events recorded since this method was last called.
    package func take() -> [String] {
        defer { events = [] }
        return events
    }
}
