public import Foundation
public import LayerKit
public import ViewKit

/// Draws a bone: into `context`, whose coordinates begin at the bone's top left, within `rect`, which is all of it.
///
/// The context is the current one, too: `UIBezierPath.fill()` and `UIColor.setFill()` draw into it. Colours that depend
/// on the style are those of the bone's view.
public typealias SkeletonDrawing = @MainActor (_ context: CGContext, _ rect: CGRect) -> Void

extension UIView {
    /// Draws the view's bones in place of a colour or a gradient, each line's of a text; nil, the default, is what the
    /// style's `drawing` says. Setting it draws the bones that are on anew.
    ///
    ///     chartView.skeletonDrawing = { context, rect in
    ///         context.setFillColor(UIColor.clouds.cgColor)
    ///         for bar in 0..<5 { context.fill(CGRect(x: 20 * bar, y: 8 * bar, width: 12, height: Int(rect.height))) }
    ///     }
    ///
    /// What it draws is cut at the bone's shape. Such bones pulse by their opacity, to a half and back, where others
    /// change their colour or have a light; an `animation` of the style's moves them as it does others.
    ///
    /// It is called when a bone comes, and when it gets another size, style or scale. Each drawn bone keeps a picture
    /// of its own, four bytes a pixel, and one that pulses records the window anew in each frame: a look for some
    /// dozens of bones.
    @preconcurrency
    public var skeletonDrawing: SkeletonDrawing? {
        get { skeleton?.options.drawing }
        set {
            skeletonOptions.drawing = newValue
            leafPresence?.redraw()
        }
    }
}
