/// The declarations available here that sources written for iOS expect from `import QuartzCore`: layers and animations,
/// selectors for display links, and the declarations of `CoreGraphics` and Foundation, which Apple's module also
/// re-exports. The text layer comes from ViewKit, which can draw text; nothing else of ViewKit is exported.
@_exported import DrawKit
@_exported import Foundation
@_exported import LayerKit
@_exported import SelectorKit

@_exported import class ViewKit.CATextLayer
@_exported import struct ViewKit.CATextLayerAlignmentMode
@_exported import struct ViewKit.CATextLayerTruncationMode
