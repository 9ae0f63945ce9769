import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import ViewKit

@testable import DemoScenes

/// The set of covered pixels of a window.
struct PixelCover {
    private let size: CGSize
    private let scale: CGFloat
    private(set) var pixels = IndexSet()

    init(of size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

    /// Adds a rectangle in points.
    mutating func insert(_ rect: CGRect) {
        let area = rect.intersection(CGRect(origin: .zero, size: size))
        guard !area.isNull else { return }
        func pixel(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
        let (left, right) = (pixel(area.minX), pixel(area.maxX))
        for y in pixel(area.minY)..<pixel(area.maxY) {
            let start = y * pixel(size.width)
            pixels.insert(integersIn: start + left..<start + right)
        }
    }

    mutating func formUnion(_ other: PixelCover) { pixels.formUnion(other.pixels) }

    /// Returns the intersection over union of both covers, 0...1.
    func overlap(with other: PixelCover) -> Double {
        Double(pixels.intersection(other.pixels).count) / Double(pixels.union(other.pixels).count)
    }
}

/// The pixels of a window that are covered by text and by blocks, which are images and controls.
struct ContentCover {
    var text: PixelCover
    var blocks: PixelCover

    init(of size: CGSize, scale: CGFloat) {
        text = PixelCover(of: size, scale: scale)
        blocks = text
    }

    var all: PixelCover {
        var all = text
        all.formUnion(blocks)
        return all
    }
}

/// Determines the pixels covered by a window's content, from its bitmap and its views, and the pixels covered by its
/// bones.
@MainActor
struct CoverReader {
    let stage: OffscreenStage
    /// The view whose content is examined.
    let content: UIView
    let scale: CGFloat

    private var size: CGSize { stage.window.bounds.size }

    /// Returns the boxes around the ink of loaded text, images and controls.
    func contentCover() -> ContentCover {
        var cover = ContentCover(of: size, scale: scale)
        for box in lineBoxes() { cover.text.insert(box) }
        for view in content.descendants(of: UIView.self) where isShown(view) && isBlock(view) {
            cover.blocks.insert(visible(view.bounds, of: view))
        }
        return cover
    }

    /// Returns the bones of the visible skeleton.
    func boneCover() -> ContentCover {
        var cover = ContentCover(of: size, scale: scale)
        for bone in stage.window.sk.bones where bone.view.isDescendant(of: content) {
            let rect = visible(bone.view.convert(bone.frame, from: stage.window), of: bone.view)
            if bone.kind == .block { cover.blocks.insert(rect) } else { cover.text.insert(rect) }
        }
        return cover
    }

    // MARK: Private

    /// Returns the part of `rect`, in `view`, that isn't clipped by ancestors, in window coordinates.
    private func visible(_ rect: CGRect, of view: UIView) -> CGRect {
        var rect = view.convert(rect, to: view.window)
        var next = view.superview
        while let parent = next {
            if parent.clipsToBounds { rect = rect.intersection(parent.convert(parent.bounds, to: parent.window)) }
            next = parent.superview
        }
        return rect.isNull ? .zero : rect
    }

    private func isShown(_ view: UIView) -> Bool {
        !view.isHidden && (view.superview.map(isShown) ?? true)
    }

    /// Returns `true` if the view is a block that is not part of another block.
    private func isBlock(_ view: UIView) -> Bool {
        (isSelfContained(view) || isTile(view)) && view.superview.map(isInBlock) != true
    }

    private func isInBlock(_ view: UIView) -> Bool {
        isSelfContained(view) || (view.superview.map(isInBlock) ?? false)
    }

    private func isSelfContained(_ view: UIView) -> Bool {
        (view is UIControl && !(view is CardFocus)) || view is UIProgressView || isPicture(view)
    }

    /// Returns `true` if the view is an image, or the placeholder background of a missing one. An image view that
    /// contains another one is not a block.
    private func isPicture(_ view: UIView) -> Bool {
        guard let view = view as? UIImageView else { return false }
        let holdsAnother = view.subviews.contains { $0 is UIImageView && !$0.isHidden }
        return view.image != nil || view.layer.backgroundColor != nil && !holdsAnother
    }

    /// Returns `true` if the view is a plain view that has only a background color and is thicker than a line.
    private func isTile(_ view: UIView) -> Bool {
        type(of: view) == UIView.self && view.subviews.isEmpty && view.layer.backgroundColor != nil
            && min(view.bounds.width, view.bounds.height) > 2
    }

    /// Returns the boxes around the ink of each line of text, determined by the pixels that change when the text
    /// becomes clear.
    private func lineBoxes() -> [CGRect] {
        let labels = content.descendants(of: UILabel.self).filter { isShown($0) && !isInBlock($0) }
        let texts = content.descendants(of: UITextView.self).filter(isShown)
        let loaded = words(of: stage.bitmap())
        let (labelColors, textColors) = (labels.map(\.textColor), texts.map(\.textColor))
        for label in labels { label.textColor = .clear }
        for text in texts { text.textColor = .clear }
        stage.advance(by: 0)
        let blank = words(of: stage.bitmap())
        for (label, color) in zip(labels, labelColors) { label.textColor = color }
        for (text, color) in zip(texts, textColors) { text.textColor = color }
        stage.advance(by: 0)
        let width = Int(size.width * scale)
        return (labels + texts as [UIView]).flatMap { view -> [CGRect] in
            let area = visible(view.bounds, of: view)
            let columns = Int((area.minX * scale).rounded(.down))..<Int((area.maxX * scale).rounded(.up))
            var (boxes, box): ([CGRect], CGRect?) = ([], nil)
            for y in Int((area.minY * scale).rounded(.down))..<Int((area.maxY * scale).rounded(.up)) {
                func isInk(_ x: Int) -> Bool { loaded[y * width + x] != blank[y * width + x] }
                if let first = columns.first(where: isInk), let last = columns.last(where: isInk) {
                    let row = CGRect(
                        x: CGFloat(first) / scale, y: CGFloat(y) / scale, width: CGFloat(last - first + 1) / scale,
                        height: 1 / scale)
                    box = box?.union(row) ?? row
                } else if let ended = box {
                    boxes.append(ended)
                    box = nil
                }
            }
            return boxes + [box].compactMap(\.self)
        }
    }

    private func words(of bitmap: Bitmap) -> [UInt32] {
        guard case .color(let words) = bitmap.pixels else { return [] }
        return words
    }
}
