import Foundation

/// Where the picture and the title of a button stand, in points.
struct ButtonLayout {
    /// What both need together.
    let size: CGSize
    private(set) var image = CGRect.zero
    private(set) var title = CGRect.zero

    /// Lays out what there is, nil for what there is not, in `room`; a title that is too wide is cut. The title
    /// is as high as its text, and in a row it stands on whole pixels of `scale` a point from the top of the
    /// room, as a label's text does.
    init(
        image: CGSize?, title: CGSize?, placement: NSDirectionalRectEdge, padding: CGFloat,
        alignment: UIControl.ContentHorizontalAlignment, isMirrored: Bool, room: CGRect, scale: CGFloat
    ) {
        let (imageSize, titleSize) = (image ?? .zero, title ?? .zero)
        let gap = image == nil || title == nil ? 0 : padding
        let isColumn = placement.contains(.top) || placement.contains(.bottom)
        let isImageFirst = isColumn ? placement.contains(.top) : placement.contains(.trailing) == isMirrored
        guard !isColumn else {
            size = CGSize(
                width: max(imageSize.width, titleSize.width), height: imageSize.height + gap + titleSize.height)
            let top = room.midY - size.height / 2
            let titleTop = isImageFirst ? top + imageSize.height + gap : top
            self.image = Self.rect(
                imageSize, top: isImageFirst ? top : top + titleSize.height + gap, room, alignment, isMirrored)
            self.title = Self.rect(titleSize, top: titleTop, room, alignment, isMirrored)
            return
        }
        size = CGSize(
            width: imageSize.width + gap + titleSize.width, height: max(imageSize.height, titleSize.height))
        let all = Self.rect(size, top: room.midY - size.height / 2, room, alignment, isMirrored)
        let titleWidth = max(0, all.width - imageSize.width - gap)
        let titleX = isImageFirst ? all.minX + imageSize.width + gap : all.minX
        self.image = CGRect(
            x: isImageFirst ? all.minX : all.maxX - imageSize.width, y: room.midY - imageSize.height / 2,
            width: imageSize.width, height: imageSize.height)
        let drop = ((room.height - titleSize.height) / 2 * scale).rounded() / scale
        self.title = CGRect(x: titleX, y: room.minY + drop, width: titleWidth, height: titleSize.height)
    }

    /// The place of something of `size` in the width of `room`.
    private static func rect(
        _ size: CGSize, top: CGFloat, _ room: CGRect, _ alignment: UIControl.ContentHorizontalAlignment,
        _ isMirrored: Bool
    ) -> CGRect {
        let width = min(size.width, room.width)
        let share: CGFloat =
            switch alignment {
            case .center, .fill: 0.5
            case .left: 0
            case .right: 1
            case .leading: isMirrored ? 1 : 0
            case .trailing: isMirrored ? 0 : 1
            }
        return CGRect(x: room.minX + (room.width - width) * share, y: top, width: width, height: size.height)
    }
}
