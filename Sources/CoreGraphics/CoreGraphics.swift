/// Re-exports what this package has of the declarations that iOS sources expect from `import CoreGraphics`: colors,
/// gradients, paths, affine transforms, graphics contexts and images, and Foundation's points, sizes and rectangles.
/// Contexts and images come from LayerKit; nothing else of LayerKit is re-exported.
@_exported import DrawKit
@_exported import Foundation

@_exported import class LayerKit.CGContext
@_exported import class LayerKit.CGImage
@_exported import class LayerKit.CGLayer
