/// Re-exports what this package has of the declarations that iOS sources expect from `import QuartzCore`: layers and
/// animations, selectors for display links, and the declarations of `CoreGraphics` and Foundation, which Apple's module
/// also re-exports. The text layer comes from ControlKit, of which nothing else is re-exported.
@_exported import DrawKit
@_exported import Foundation
@_exported import LayerKit
@_exported import SelectorKit

@_exported import class ControlKit.CATextLayer
@_exported import struct ControlKit.CATextLayerAlignmentMode
@_exported import struct ControlKit.CATextLayerTruncationMode
