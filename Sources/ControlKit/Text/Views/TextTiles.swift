import DrawKit
import Foundation
import LayerKit
import TextKit
import ViewKit

/// A view that displays a long text as a column of tiles. Only the tiles near the visible part exist.
@MainActor
final class TextTiles: UIView {
    /// The height of a tile, in pixels.
    static let rows: Int32 = 512

    private var tiles: [Int: TextTile] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the part of `layout` in `visible`, a rectangle of this view's bounds, at `scale` pixels per point.
    func show(_ layout: TextLayout, color: UIColor, visible: CGRect, scale: CGFloat) {
        let height = CGFloat(Self.rows) / scale
        let part = visible.intersection(CGRect(origin: .zero, size: layout.size).insetBy(dx: -1e6, dy: -height / 2))
        guard !part.isNull, part.height > 0, height > 0 else {
            for tile in tiles.values { tile.removeFromSuperview() }
            tiles.removeAll()
            return
        }
        let indices = Int((part.minY / height).rounded(.down))...Int((part.maxY / height).rounded(.down))
        for (index, tile) in tiles where !indices.contains(index) {
            tile.removeFromSuperview()
            tiles[index] = nil
        }
        for index in indices {
            let tile = tiles[index] ?? TextTile()
            if tiles[index] == nil {
                tiles[index] = tile
                addSubview(tile)
            }
            tile.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
            tile.show(layout, color: color, row: Int32(clamping: index * Int(Self.rows)))
        }
    }
}

/// One tile of a long text.
@MainActor
private final class TextTile: UIView, LayerContentProvider {
    private var layout: TextLayout?
    private var color = UIColor.label
    private var row: Int32 = 0
    private var picture = TextBitmap()

    /// The distance by which letters can extend beyond the ends of their lines, in pixels.
    private static let overhang: Int32 = 4096

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.contentProvider = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the pixel rows of `layout` starting at `row`.
    func show(_ layout: TextLayout, color: UIColor, row: Int32) {
        guard self.layout !== layout || self.color != color || self.row != row else { return }
        self.layout = layout
        self.color = color
        self.row = row
        layer.setNeedsRecord()
    }

    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? {
        guard let layout else { return nil }
        let width = Int32(min(max(0, bounds.width * scale), 1e6).rounded(.up))
        let part = PixelRect(
            minX: -Self.overhang, minY: row, maxX: width + Self.overhang, maxY: row + TextTiles.rows)
        return picture.contents(
            of: layout, color: color, scale: scale, isDark: isDark, offset: (0, row), part: part)
    }
}
