public import DrawKit
public import Foundation
public import LayerKit
import Reporting

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current graphics context, which is the view's context inside `draw(_:)`, or `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.context }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the current context until `UIGraphicsPopContext` is called.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the context that was current before the last `UIGraphicsPushContext`. Logs a warning and has no effect if
/// that function didn't set the current context.
public func UIGraphicsPopContext() {
    if ContextStack.current.pop() { return }
    Diagnostics.report("UIGraphicsPopContext: no pushed context, or an image context is above it")
}

extension CGContext {
    /// Makes the context current while `actions` runs. Afterward, removes any contexts that `actions` has left on the
    /// stack.
    package func makeCurrent(during actions: () -> Void) { ContextStack.current.draw(in: self, actions: actions) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a context for an image of `size`, in points, with one pixel per point. The context is current until
/// `UIGraphicsEndImageContext` is called.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a context for an image of `size`, in points. The context is current until `UIGraphicsEndImageContext` is
/// called. If `opaque` is `true`, the image is initially black. `scale` is in pixels per point; 0 uses the scale of the
/// current context or, outside of drawing, of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    ContextStack.current.beginImage(renderer.makeContext(), scale: format.scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image drawn since `UIGraphicsBeginImageContext`; `nil` if that function didn't create the current
/// context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.current.image else { return nil }
    return UIImage(drawnIn: context, scale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the context that `UIGraphicsBeginImageContext` created and restores the previous one. Logs a warning if that
/// function didn't create the current context.
public func UIGraphicsEndImageContext() {
    if ContextStack.current.endImage() { return }
    Diagnostics.report("UIGraphicsEndImageContext: no image context, or another context is above it")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` in the current context with the fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` in the current context with the fill color and `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a one-point frame inside `rect` with the fill color.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(frameRects(of: rect)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a one-point frame inside `rect` with the fill color and `blendMode`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(frameRects(of: rect))
    context.restoreGState()
}

/// Returns the four sides of a one-point frame inside `rect`.
private func frameRects(of rect: CGRect) -> [CGRect] {
    let rect = rect.standardized
    let width = min(1, rect.width, rect.height)
    return [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width),
        CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width),
        CGRect(x: rect.minX, y: rect.minY + width, width: width, height: max(0, rect.height - 2 * width)),
        CGRect(x: rect.maxX - width, y: rect.minY + width, width: width, height: max(0, rect.height - 2 * width)),
    ]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips subsequent drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
