import Foundation

/// The layout of a button's image, title and subtitle, in points.
struct ButtonLayout {
    /// The size that the image, the title and the subtitle require together.
    let size: CGSize
    private(set) var image = CGRect.zero
    private(set) var title = CGRect.zero
    private(set) var subtitle = CGRect.zero

    /// The title and the subtitle below it.
    struct TitleBlock {
        var title: CGSize
        /// The size of the subtitle, if any.
        var subtitle: CGSize?
        var padding: CGFloat
        /// The alignment; never `.automatic`.
        var alignment: UIButton.Configuration.TitleAlignment

        /// The size of the title and the subtitle together.
        var size: CGSize {
            guard let subtitle else { return title }
            let gap = title.height > 0 ? padding : 0
            return CGSize(
                width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        }

        /// Returns the frames of the title and the subtitle, given the frame of the block.
        func places(in block: CGRect, isMirrored: Bool) -> (title: CGRect, subtitle: CGRect) {
            guard let subtitle else { return (block, .zero) }
            func place(_ size: CGSize, top: CGFloat) -> CGRect {
                let width = min(size.width, block.width)
                let share: CGFloat =
                    switch alignment {
                    case .automatic, .center: 0.5
                    case .leading: isMirrored ? 1 : 0
                    case .trailing: isMirrored ? 0 : 1
                    }
                let x = (block.minX + (block.width - width) * share).rounded()
                return CGRect(x: x, y: top, width: width, height: size.height)
            }
            return (place(title, top: block.minY), place(subtitle, top: block.maxY - subtitle.height))
        }
    }

    /// Lays out the image and title in `area`. Either may be `nil`. A title that is too wide is truncated. The title is
    /// as tall as its text. If the image is beside the title, or if there is no image, the title's distance from the
    /// top is rounded to whole pixels at `scale`, as for a label's text.
    init(
        image: CGSize?, title block: TitleBlock?, placement: NSDirectionalRectEdge, padding: CGFloat,
        alignment: UIControl.ContentHorizontalAlignment, isMirrored: Bool, area: CGRect, scale: CGFloat
    ) {
        let (imageSize, titleSize) = (image ?? .zero, block?.size ?? .zero)
        let gap = image == nil || block == nil ? 0 : padding
        let isColumn = placement.contains(.top) || placement.contains(.bottom)
        let isImageFirst = isColumn ? placement.contains(.top) : placement.contains(.trailing) == isMirrored
        guard !isColumn else {
            size = CGSize(
                width: max(imageSize.width, titleSize.width), height: imageSize.height + gap + titleSize.height)
            let top = area.midY - size.height / 2
            let titleTop = isImageFirst ? top + imageSize.height + gap : top
            self.image = Self.rect(
                imageSize, top: isImageFirst ? top : top + titleSize.height + gap, area, alignment, isMirrored)
            place(block, in: Self.rect(titleSize, top: titleTop, area, alignment, isMirrored), isMirrored)
            return
        }
        size = CGSize(
            width: imageSize.width + gap + titleSize.width, height: max(imageSize.height, titleSize.height))
        let all = Self.rect(size, top: area.midY - size.height / 2, area, alignment, isMirrored)
        let titleWidth = max(0, all.width - imageSize.width - gap)
        let titleX = isImageFirst ? all.minX + imageSize.width + gap : all.minX
        self.image = CGRect(
            x: isImageFirst ? all.minX : all.maxX - imageSize.width, y: area.midY - imageSize.height / 2,
            width: imageSize.width, height: imageSize.height)
        let drop = ((area.height - titleSize.height) / 2 * scale).rounded() / scale
        place(
            block, in: CGRect(x: titleX, y: area.minY + drop, width: titleWidth, height: titleSize.height), isMirrored)
    }

    /// Moves the image and the title to the top or bottom edge of `area`.
    mutating func alignParts(in area: CGRect, atTop isAtTop: Bool) {
        image.origin.y = isAtTop ? area.minY : area.maxY - image.height
        title.origin.y = isAtTop ? area.minY : area.maxY - title.height
    }

    /// Enlarges the image to the width of `area`, its height, or both.
    mutating func stretchImage(in area: CGRect, isWide: Bool, isHigh: Bool) {
        if isWide { (image.origin.x, image.size.width) = (area.minX, area.width) }
        if isHigh { (image.origin.y, image.size.height) = (area.minY, area.height) }
    }

    private mutating func place(_ block: TitleBlock?, in rect: CGRect, _ isMirrored: Bool) {
        guard let block else {
            title = rect
            return
        }
        (title, subtitle) = block.places(in: rect, isMirrored: isMirrored)
    }

    /// Returns a frame of `size` with its top edge at `top`, aligned horizontally in `area`.
    private static func rect(
        _ size: CGSize, top: CGFloat, _ area: CGRect, _ alignment: UIControl.ContentHorizontalAlignment,
        _ isMirrored: Bool
    ) -> CGRect {
        let width = min(size.width, area.width)
        let share: CGFloat =
            switch alignment {
            case .center, .fill: 0.5
            case .left: 0
            case .right: 1
            case .leading: isMirrored ? 1 : 0
            case .trailing: isMirrored ? 0 : 1
            }
        return CGRect(x: area.minX + (area.width - width) * share, y: top, width: width, height: size.height)
    }
}
