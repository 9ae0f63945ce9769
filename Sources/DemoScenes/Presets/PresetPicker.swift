import Foundation
import SkeletonView

/// Thumbnails of all presets, in rows. Tab focuses one of them, and the arrow keys move the focus.
@MainActor
final class PresetPicker: UIView {
    private enum Metrics {
        static let columns = 4
        /// The number of columns if the text is so large that the names don't fit into four columns.
        static let columnsOfLargeText = 3
        static let largeScale: CGFloat = 1.2
        static let gap: CGFloat = 6
        static let bottom: CGFloat = 4
        /// The opacity when disabled, as in controls.
        static let disabledAlpha: CGFloat = 0.4
    }

    private let thumbnails: [PresetThumbnail]

    /// Creates a picker that calls `choose` with the preset that was clicked.
    init(choose: @escaping @MainActor (DemoPreset) -> Void) {
        thumbnails = DemoPreset.all.map { preset in PresetThumbnail(preset) { choose(preset) } }
        super.init(frame: .zero)
        for (index, thumbnail) in thumbnails.enumerated() {
            thumbnail.move = { [weak self] in self?.moveFocus(from: index, by: $0) ?? false }
            addSubview(thumbnail)
        }
        showTabStop(0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// `true` if a preset can be chosen. `true` by default.
    var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            for thumbnail in thumbnails { thumbnail.isEnabled = isEnabled }
            alpha = isEnabled ? 1 : Metrics.disabledAlpha
        }
    }

    /// The preset with a highlighted thumbnail; `nil` highlights none.
    var selection: DemoPreset? {
        didSet {
            for (preset, thumbnail) in zip(DemoPreset.all, thumbnails) { thumbnail.isSelected = preset == selection }
            let isFocused = thumbnails.contains(where: \.isFirstResponder)
            if !isFocused, let index = thumbnails.firstIndex(where: \.isSelected) { showTabStop(index) }
        }
    }

    /// The height of all rows, in points.
    var height: CGFloat {
        let rows = (thumbnails.count + columns - 1) / columns
        return CGFloat(rows) * (thumbnailHeight + Metrics.gap) - Metrics.gap + Metrics.bottom
    }

    override func layoutSubviews() {
        let totalWidth = bounds.width - CGFloat(columns - 1) * Metrics.gap
        let size = CGSize(width: max(0, totalWidth / CGFloat(columns)).rounded(.down), height: thumbnailHeight)
        for (index, thumbnail) in thumbnails.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let origin = CGPoint(
                x: CGFloat(column) * (size.width + Metrics.gap), y: CGFloat(row) * (size.height + Metrics.gap))
            thumbnail.frame = mirroredIfNeeded(CGRect(origin: origin, size: size))
        }
    }

    // MARK: Private

    private var thumbnailHeight: CGFloat {
        scaledInBars(PresetThumbnail.cardHeight) + scaledInBars(PresetThumbnail.nameHeight)
    }

    private func showTabStop(_ index: Int) {
        for (place, thumbnail) in thumbnails.enumerated() { thumbnail.isTabStop = place == index }
    }

    /// Moves the keyboard focus from the thumbnail at `index` to the thumbnail that `key` leads to, if any. Returns
    /// `false` if `key` isn't an arrow key, Home or End.
    private func moveFocus(from index: Int, by key: UIKeyboardHIDUsage) -> Bool {
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let steps: [UIKeyboardHIDUsage: Int] = [
            .keyboardLeftArrow: -forward, .keyboardRightArrow: forward, .keyboardUpArrow: -columns,
            .keyboardDownArrow: columns, .keyboardHome: -index, .keyboardEnd: thumbnails.count - 1 - index,
        ]
        guard let step = steps[key] else { return false }
        if thumbnails.indices.contains(index + step) {
            thumbnails[index + step].isTabStop = true
            thumbnails[index + step].takeFocus()
            showTabStop(index + step)
        }
        return true
    }

    private var columns: Int { barScale > Metrics.largeScale ? Metrics.columnsOfLargeText : Metrics.columns }
}
