public import Foundation
public import LayerKit
public import ViewKit

/// A closure that draws a bone into `context`. The context's origin is the bone's top left corner, and `rect` is the
/// whole bone.
///
/// `context` is also the current context, so `UIBezierPath.fill()` and `UIColor.setFill()` draw into it. Dynamic colors
/// resolve for the light or dark appearance of the bone's view.
public typealias SkeletonDrawing = @MainActor (_ context: CGContext, _ rect: CGRect) -> Void

extension UIView {
    /// The closure that draws the view's bones, including each line of text, instead of a color or a gradient.
    ///
    /// `nil`, the default, uses the `drawing` of the style. Setting this property redraws visible bones.
    ///
    ///     chartView.skeletonDrawing = { context, rect in
    ///         context.setFillColor(UIColor.clouds.cgColor)
    ///         for bar in 0..<5 { context.fill(CGRect(x: 20 * bar, y: 8 * bar, width: 12, height: Int(rect.height))) }
    ///     }
    ///
    /// The drawing is clipped to the bone's shape. Animated drawn bones pulse to half their opacity and back instead of
    /// changing color or showing a highlight, unless the style has an `animation`.
    ///
    /// The closure is called when a bone is added, when its size or scale or the skeleton's look changes, and when the
    /// appearance switches between light and dark. Each drawn bone has its own bitmap of four bytes per pixel, and a
    /// pulsing bone re-records the window's display list in every frame, so draw no more than a few dozen bones.
    @preconcurrency
    public var skeletonDrawing: SkeletonDrawing? {
        get { skeleton?.options.drawing }
        set {
            skeletonOptions.drawing = newValue
            leafPresence?.redraw()
        }
    }
}
