import Foundation
import SkeletonView

/// Thumbnails of all presets, in rows. They are for the mouse only, because the menu above them offers the presets to
/// the keyboard and to assistive technologies.
@MainActor
final class PresetPicker: UIView {
    private enum Metrics {
        static let columns = 4
        /// The number of columns at text sizes at which the names don't fit into four.
        static let columnsOfLargeText = 2
        static let largeScale: CGFloat = 1.2
        static let gap: CGFloat = 6
        static let bottom: CGFloat = 4
    }

    private let thumbnails: [PresetThumbnail]

    /// Creates a picker that calls `choose` with the preset that was clicked.
    init(choose: @escaping @MainActor (DemoPreset) -> Void) {
        thumbnails = DemoPreset.all.map { preset in PresetThumbnail(preset) { choose(preset) } }
        super.init(frame: .zero)
        accessibilityElementsHidden = true
        for thumbnail in thumbnails { addSubview(thumbnail) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The preset with a highlighted thumbnail; `nil` highlights none.
    var selection: DemoPreset? {
        didSet {
            for (preset, thumbnail) in zip(DemoPreset.all, thumbnails) { thumbnail.isSelected = preset == selection }
        }
    }

    /// The height of all rows, in points.
    var height: CGFloat {
        let rows = (thumbnails.count + columns - 1) / columns
        return CGFloat(rows) * (thumbnailHeight + Metrics.gap) - Metrics.gap + Metrics.bottom
    }

    override func layoutSubviews() {
        let room = bounds.width - CGFloat(columns - 1) * Metrics.gap
        let size = CGSize(width: max(0, room / CGFloat(columns)).rounded(.down), height: thumbnailHeight)
        for (index, thumbnail) in thumbnails.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let origin = CGPoint(
                x: CGFloat(column) * (size.width + Metrics.gap), y: CGFloat(row) * (size.height + Metrics.gap))
            thumbnail.frame = mirroredIfNeeded(CGRect(origin: origin, size: size))
        }
    }

    // MARK: Private

    private var thumbnailHeight: CGFloat {
        PresetThumbnail.cardHeight + scaledInBars(PresetThumbnail.nameHeight)
    }

    private var columns: Int { barScale > Metrics.largeScale ? Metrics.columnsOfLargeText : Metrics.columns }
}
