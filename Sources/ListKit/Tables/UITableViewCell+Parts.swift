import Foundation

/// The labels and image view that a cell creates on demand.
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
}

extension UITableViewCell {
    private enum Metrics {
        static let side: CGFloat = 16
        /// The horizontal space between adjacent parts, in points.
        static let gap: CGFloat = 12
        static let lineGap: CGFloat = 2
        static let aboveAndBelow: CGFloat = 11
        /// The maximum width of the text label in `value2` cells.
        static let tagWidth: CGFloat = 96
    }

    /// Returns the height that the labels and the image require in a content view that is `width` points wide,
    /// including the space above and below; 0 if there are no labels and no image.
    func partsHeight(width: CGFloat) -> CGFloat {
        let frames = partFrames(in: CGSize(width: width, height: 0))
        let all = [frames.text, frames.detail, frames.image].filter { $0.height > 0 }
        guard let top = all.map(\.minY).min(), let bottom = all.map(\.maxY).max() else { return 0 }
        return (bottom - top + 2 * Metrics.aboveAndBelow).rounded(.up)
    }

    /// `true` if the cell only consists of views with constraints, and these didn't determine its height in the last
    /// measurement.
    var hasAmbiguousConstraints: Bool {
        !constraintsDetermineHeight && content.view == nil && parts.text == nil && parts.detail == nil
            && parts.image == nil && !contentView.constraints.isEmpty
    }

    /// Lays out the labels and the image view. Returns the distance from the leading edge of the content to the text,
    /// or `nil` if there is no image before the text.
    func layOutParts() -> CGFloat? {
        if cellStyle == .value2 {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            parts.text?.textAlignment = isMirrored ? .left : .right
        }
        let frames = partFrames(in: contentView.bounds.size)
        parts.text?.frame = contentView.mirroredIfNeeded(frames.text)
        parts.detail?.frame = contentView.mirroredIfNeeded(frames.detail)
        parts.image?.frame = contentView.mirroredIfNeeded(frames.image)
        return frames.image.width > 0 && frames.text.width > 0 ? frames.text.minX : nil
    }

    // MARK: Private

    func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        updatePresence(of: label)
        setNeedsLayout()
        return label
    }

    /// Returns the frames of the parts, centered vertically in a content view of `size`.
    private func partFrames(in size: CGSize) -> (text: CGRect, detail: CGRect, image: CGRect) {
        var image = CGRect.zero
        var left = Metrics.side
        if let picture = parts.image?.image {
            let height = size.height > 0 ? min(picture.size.height, size.height) : picture.size.height
            let width = picture.size.height > 0 ? picture.size.width * height / picture.size.height : 0
            image = CGRect(x: left, y: (size.height - height) / 2, width: width, height: height)
            left = image.maxX + Metrics.gap
        }
        // An accessory provides its own margin.
        let right = size.width - (shownAccessory == nil ? Metrics.side : 0)
        let available = max(0, right - left)
        func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard let label, label.hasDisplayedText else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width.rounded(.up), width), height: size.height)
        }
        func centered(_ part: CGSize, x: CGFloat, width: CGFloat? = nil) -> CGRect {
            let y = ((size.height - part.height) / 2).rounded()
            return CGRect(x: x, y: y, width: width ?? part.width, height: part.height)
        }
        switch cellStyle {
        case .default:
            return (centered(fitting(parts.text, available), x: left, width: available), .zero, image)
        case .subtitle:
            let (text, detail) = (fitting(parts.text, available), fitting(parts.detail, available))
            let gap = text.height > 0 && detail.height > 0 ? Metrics.lineGap : 0
            let top = ((size.height - text.height - gap - detail.height) / 2).rounded()
            return (
                CGRect(x: left, y: top, width: available, height: text.height),
                CGRect(x: left, y: top + text.height + gap, width: available, height: detail.height), image
            )
        case .value1:
            let text = fitting(parts.text, available)
            let detail = fitting(parts.detail, max(0, available - text.width - Metrics.gap))
            return (centered(text, x: left), centered(detail, x: left + available - detail.width), image)
        case .value2:
            let tag = min(Metrics.tagWidth, available / 2)
            let text = fitting(parts.text, tag)
            let detailLeft = left + tag + Metrics.gap
            let detail = fitting(parts.detail, max(0, right - detailLeft))
            return (centered(text, x: left, width: tag), centered(detail, x: detailLeft), image)
        }
    }
}
