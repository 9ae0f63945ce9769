public import DrawKit
public import Foundation
public import LayerKit
import Reporting

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is drawn into now: in a view's `draw(_:)` its picture. Nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.context }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets `context` be what is drawn into, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets be drawn again into what was before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of `size`, in points, with one pixel a point, until `UIGraphicsEndImageContext`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of `size`, in points, until `UIGraphicsEndImageContext`; with `opaque` it is black at first.
/// `scale` is the pixels a point, 0 those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = opaque
    if scale > 0 { format.scale = scale }
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    ContextStack.current.push(renderer.makeContext(), imageScale: format.scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture as far as it was drawn since `UIGraphicsBeginImageContext`; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.current.image else { return nil }
    return UIImage(drawnIn: context, scale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that `UIGraphicsBeginImageContext` began. Where none was begun, it says so.
public func UIGraphicsEndImageContext() {
    guard ContextStack.current.image != nil else {
        return Diagnostics.report("UIGraphicsEndImageContext: no picture was begun, or another context is over it")
    }
    ContextStack.current.pop()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills `rect` of the current context by `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point inside the edge of `rect`, in the colour that shapes are filled with.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    let width = min(1, rect.width, rect.height)
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width),
        CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width),
        CGRect(x: rect.minX, y: rect.minY + width, width: width, height: max(0, rect.height - 2 * width)),
        CGRect(x: rect.maxX - width, y: rect.minY + width, width: width, height: max(0, rect.height - 2 * width)),
    ])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets only be drawn from now on what is inside `rect` of the current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
